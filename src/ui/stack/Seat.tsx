import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { CardTurnContext, catchUp, newTurn } from './card-turns'

/** The place of a card. It knows whether the card is drawn, since the browser skips those out of sight. */
export function Seat({ children, ...props }: ComponentProps<'li'>) {
  const ref = useRef<HTMLLIElement>(null)
  const [turn] = useState(newTurn)
  useEffect(() => {
    const seat = ref.current
    const note = (event: Event) => {
      if (event.target !== seat) return
      turn.isAway = (event as ContentVisibilityAutoStateChangeEvent).skipped
      if (!turn.isAway) catchUp(turn)
    }
    seat?.addEventListener('contentvisibilityautostatechange', note)
    return () => seat?.removeEventListener('contentvisibilityautostatechange', note)
  }, [turn])
  return (
    <li ref={ref} {...props}>
      <CardTurnContext value={turn}>{children}</CardTurnContext>
    </li>
  )
}
