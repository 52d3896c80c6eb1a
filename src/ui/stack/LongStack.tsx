import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import type { Node } from '../../engine/model/document'
import { t } from '../../language/active'
import { useScreen } from '../app/screen'
import styles from './LongStack.module.css'
import { MOST_DRAWN } from './Stack'

interface LongStackProps {
  nodes: readonly Node[]
  /** Draws the cards from one index up to, not including, another. */
  draw(from: number, to: number): ReactNode
}

/** A part of a very long stack, with the ways to the parts before and after it. */
export default function LongStack({ nodes, draw }: LongStackProps) {
  const from = useFirst(nodes)
  const to = Math.min(nodes.length, from + MOST_DRAWN)
  const range = t('Cards {from, number} to {to, number} of {count, number}.', {
    from: from + 1,
    to,
    count: nodes.length,
  })
  return (
    <>
      <More range={range} next={nodes[from - 1]} icon={ArrowUp} label={t('Show earlier cards')} />
      {draw(from, to)}
      <More range={range} next={nodes[to]} icon={ArrowDown} label={t('Show later cards')} />
    </>
  )
}

/** The index of the first drawn card. It changes only when the card that must be drawn is outside of the drawn part. */
function useFirst(nodes: readonly Node[]): number {
  const sought = useStore(useScreen(), state => state.sought)
  const [start, setStart] = useState(0)
  const last = Math.max(0, nodes.length - MOST_DRAWN)
  const at = nodes.findIndex(({ id }) => id === sought)
  const before = Math.min(start, last)
  const isOutside = at !== -1 && (at < before || at >= before + MOST_DRAWN)
  const from = isOutside ? Math.min(Math.max(0, at - MOST_DRAWN / 2), last) : before
  if (from !== start) setStart(from)
  return from
}

interface MoreProps {
  range: string
  /** The nearest card that is not drawn. */
  next: Node | undefined
  icon: typeof ArrowUp
  label: string
}

function More({ range, next, icon, label }: MoreProps) {
  const screen = useScreen()
  return (
    <div className={styles.more}>
      <p>{range}</p>
      {next && (
        <Button icon={icon} onClick={() => screen.reveal(next.id)}>
          {label}
        </Button>
      )}
    </div>
  )
}
