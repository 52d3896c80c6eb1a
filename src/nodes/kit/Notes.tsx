import { TriangleAlert } from 'lucide-react'
import { say } from '../../language/active'
import type { NodeRun } from '../view'
import styles from './result.module.css'

/** Notices of a run in addition to its result: which server's tools are missing, and what to do. */
export function Notes({ notes = [] }: Pick<NodeRun, 'notes'>) {
  return notes.map(say).map(note => (
    <p key={note} className={styles.failure}>
      <TriangleAlert size={18} aria-hidden />
      <span>{note}</span>
    </p>
  ))
}
