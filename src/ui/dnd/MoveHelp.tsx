/** The element id of the words that tell how a card is moved by keys. */
export const MOVE_HELP_ID = 'move-help'

/** Tells, to those who listen, how a card is moved by keys. */
export function MoveHelp() {
  return (
    <p id={MOVE_HELP_ID} hidden>
      Press space to pick it up, the arrow keys to move it, space again to put it down, and Escape to leave it where it
      was.
    </p>
  )
}
