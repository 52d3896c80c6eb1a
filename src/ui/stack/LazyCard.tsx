import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { cardElementId, useScreen } from '../app/screen'
import cardStyles from './Card.module.css'
import headStyles from './CardHead.module.css'
import { flushRender, newRenderTask, RenderTaskContext } from './render-tasks'
import { useNearViewport } from './use-near-viewport'

interface LazyCardProps extends ComponentProps<'li'> {
  nodeId: string
  /** The name of its card. */
  name: string
  /** Whether its card is drawn, however far it is from the screen. */
  always: boolean
}

/**
 * The place of a card: far from the screen it shows the card's name alone, since hundreds of cards take seconds to draw.
 */
export function LazyCard({ nodeId, name, always, children, ...props }: LazyCardProps) {
  const ref = useRef<HTMLLIElement>(null)
  const isSought = useStore(useScreen(), state => state.sought === nodeId)
  const near = useNearViewport(ref, always || isSought)
  return (
    <li ref={ref} {...props}>
      {near ? <Turn seat={ref}>{children}</Turn> : <FarCard nodeId={nodeId} name={name} />}
    </li>
  )
}

/** Knows whether the card is drawn, since the browser skips those out of sight. */
function Turn({
  seat,
  children,
}: Pick<ComponentProps<'li'>, 'children'> & { seat: { current: HTMLLIElement | null } }) {
  const [turn] = useState(newRenderTask)
  useEffect(() => {
    const element = seat.current
    const note = (event: Event) => {
      if (event.target !== element) return
      turn.isAway = (event as ContentVisibilityAutoStateChangeEvent).skipped
      if (!turn.isAway) flushRender(turn)
    }
    element?.addEventListener('contentvisibilityautostatechange', note)
    return () => element?.removeEventListener('contentvisibilityautostatechange', note)
  }, [turn, seat])
  return <RenderTaskContext value={turn}>{children}</RenderTaskContext>
}

/** A card by its name. The focus on it draws the card, and stays on the name. */
function FarCard({ nodeId, name }: { nodeId: string; name: string }) {
  const screen = useScreen()
  const id = cardElementId(nodeId)
  const draw = () => screen.focusCard(nodeId, () => document.getElementById(id)?.querySelector('[data-stop]') ?? null)
  return (
    <article id={id} className={cardStyles.card} aria-label={name} tabIndex={-1}>
      <h3 className={headStyles.title}>
        <button type="button" onFocus={draw}>
          {name}
        </button>
      </h3>
    </article>
  )
}
