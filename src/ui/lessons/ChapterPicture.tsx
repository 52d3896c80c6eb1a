import type { ReactNode } from 'react'
import styles from './ChapterPicture.module.css'

/** A drawing by the id of its chapter, in the hues of the cards; 96 by 64. */
const drawings: Readonly<Record<string, ReactNode>> = {
  // Words and how likely each is; one is taken.
  'how-it-guesses': (
    <>
      <rect data-fill="model" x="14" y="12" width="56" height="10" rx="5" />
      <rect data-fill="soft" x="14" y="27" width="40" height="10" rx="5" />
      <rect data-fill="soft" x="14" y="42" width="24" height="10" rx="5" />
      <path data-line="model" d="m76 17 3 3 6-7" />
    </>
  ),
  // A rule and a message, on their way to a model.
  'what-you-tell-it': (
    <>
      <path
        data-fill="input"
        d="M16 8h46a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6H32l-9 8v-8h-7a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6Z"
      />
      <path data-line="paper" d="M19 16h38M19 24h24" />
      <rect data-fill="model" x="58" y="38" width="28" height="18" rx="6" />
      <circle data-fill="paper" cx="67" cy="47" r="2.5" />
      <circle data-fill="paper" cx="77" cy="47" r="2.5" />
    </>
  ),
  // A swatch, a gauge and pixels.
  'what-it-can-do': (
    <>
      <circle data-fill="accent" cx="20" cy="32" r="12" />
      <path data-line="soft" d="M38 39a11 11 0 0 1 22 0" />
      <path data-line="output" d="M38 39a11 11 0 0 1 14-10.6M49 39l6-7" />
      <path data-fill="data" d="M68 22h7v7h-7zM82 22h7v7h-7zM75 29h7v7h-7zM68 36h7v7h-7zM82 36h7v7h-7z" />
    </>
  ),
  // A sure answer, and what a book says.
  'where-it-goes-wrong': (
    <>
      <path
        data-fill="output"
        d="M14 10h36a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6H32l-9 8v-8h-9a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6Z"
      />
      <path data-line="paper" d="M32 15v9M32 30v.5" />
      <path data-fill="data" d="M60 28q7-4 14 0v26q-7-4-14 0ZM88 28q-7-4-14 0v26q7-4 14 0Z" />
      <path data-line="paper" d="m66 40 5 5 10-11" />
    </>
  ),
  // One that asks, and the helpers that it asks.
  agents: (
    <>
      <path data-line="soft" d="M48 24 22 44M48 24v20M48 24l26 20" />
      <circle data-fill="model" cx="48" cy="18" r="11" />
      <circle data-fill="control" cx="22" cy="46" r="8" />
      <circle data-fill="input" cx="48" cy="46" r="8" />
      <circle data-fill="data" cx="74" cy="46" r="8" />
      <path data-line="paper" d="M44 17v.5M52 17v.5" />
    </>
  ),
}

/** The picture of a chapter. It says nothing that its title does not. */
export const ChapterPicture = ({ chapter }: { chapter: string }) => (
  <svg className={styles.picture} viewBox="0 0 96 64" data-chapter={chapter} aria-hidden>
    <rect data-fill="ground" width="96" height="64" rx="10" />
    {drawings[chapter]}
  </svg>
)
