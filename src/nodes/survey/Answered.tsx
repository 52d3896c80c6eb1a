import { Check } from 'lucide-react'
import { VisuallyHidden } from '../kit/Result'
import type { SurveyData } from './node'
import styles from './view.module.css'

/** An answered question, with the chosen options marked. Small: question and answer in one line. */
export function Answered({ asked, small }: { asked: SurveyData; small?: boolean }) {
  const isChosen = (id: string) => asked.selectedIds?.includes(id) ?? false
  if (small) {
    const chosen = asked.options.filter(option => isChosen(option.id)).map(option => option.label)
    return (
      <span className={styles.small}>
        {asked.question} <strong>{chosen.join(', ')}</strong>
      </span>
    )
  }
  return (
    <>
      <p className={styles.legend}>{asked.question}</p>
      <ul className={styles.answers}>
        {asked.options.map(({ id, label }) => (
          <li key={id} className={styles.answer} data-chosen={isChosen(id) || undefined}>
            {isChosen(id) && (
              <>
                <Check size={18} aria-hidden />
                <VisuallyHidden>Chosen: </VisuallyHidden>
              </>
            )}
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
