import { t } from '../../../language/active'
/** Element id of the instructions for moving a card by keyboard. */
export const MOVE_HELP_ID = 'move-help'

/** Screen reader instructions for moving a card by keyboard. */
export function MoveHelp() {
  return (
    <p id={MOVE_HELP_ID} hidden>
      {t(
        'Press space to pick it up, the arrow keys to move it, space again to put it down, and Escape to leave it where it was.',
      )}
    </p>
  )
}
