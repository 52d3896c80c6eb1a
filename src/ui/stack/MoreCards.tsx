import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Node } from '../../engine/document'
import { Button } from '../parts/Button'
import { useScreen } from '../screen'
import styles from './MoreCards.module.css'
import type { DrawnPart } from './use-drawn'

const words = new Intl.NumberFormat('en-US')

interface MoreCardsProps {
  nodes: readonly Node[]
  drawn: DrawnPart
  at: 'top' | 'end'
}

/** Above and below the drawn part of a very long stack: which part it is, and the way to the next. */
export default function MoreCards({ nodes, drawn: { from, to }, at }: MoreCardsProps) {
  const screen = useScreen()
  const next = at === 'top' ? nodes[from - 1] : nodes[to]
  const range = `Cards ${words.format(from + 1)} to ${words.format(to)} of ${words.format(nodes.length)}.`
  return (
    <div className={styles.more}>
      <p>{range}</p>
      {next && (
        <Button
          icon={at === 'top' ? ArrowUp : ArrowDown}
          onClick={() => {
            screen.announce(at === 'top' ? 'Earlier cards.' : 'Later cards.')
            screen.reveal(next.id)
          }}
        >
          {at === 'top' ? 'Show earlier cards' : 'Show later cards'}
        </Button>
      )}
    </div>
  )
}
