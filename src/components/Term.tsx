import type { ReactNode } from 'react'
import { localize } from '../language/active'
import layout from './layout.module.css'
import styles from './Term.module.css'
import { type TermId, terms } from './terms'
import { useTip } from './use-tip'

/** A word with a dotted underline: its explanation shows by pointer, by touch and by keyboard. */
export function Term({ id, children }: { id: TermId; children: ReactNode }) {
  const { anchor, tip } = useTip<HTMLButtonElement>({ byPress: true })
  return (
    <>
      <button type="button" className={styles.term} {...anchor}>
        {children}
      </button>
      <span {...tip}>
        <TermWords id={id} />
      </span>
    </>
  )
}

/** The explanation of a word, with its picture. */
export function TermWords({ id }: { id: TermId }) {
  const { words, Picture } = terms[id]
  return (
    <span className={layout.row3}>
      {Picture && <Picture />}
      <span>{localize(words)}</span>
    </span>
  )
}
