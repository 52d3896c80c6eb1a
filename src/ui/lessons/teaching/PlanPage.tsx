import { lessonsIn } from '../../../content/lessons'
import type { Plan, PlanPart } from '../../../content/lessons/plans'
import { activeMessages } from '../../../language/active'
import styles from './Teaching.module.css'

/** A plan of 45 minutes, as a table of its parts. */
export function PlanPage({ plan: { title, aim, parts } }: { plan: Plan }) {
  return (
    <article data-paper className={styles.page} aria-label={`Plan ${title}`}>
      <header>
        <h3>{title}</h3>
        <p className={styles.soft}>A plan of 45 minutes. {aim}</p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">From minute</th>
            <th scope="col">What</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place.
            <tr key={index}>
              <th scope="row">{startOf(parts, index)}</th>
              <td>
                <What part={part} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}

const startOf = (parts: readonly PlanPart[], index: number) =>
  parts.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0)

function What({ part }: { part: PlanPart }) {
  if ('say' in part) return <p>{part.say}</p>
  const ours = lessonsIn(activeMessages())
  const index = ours.findIndex(({ id }) => id === part.lesson)
  const lesson = ours[index]
  if (!lesson) return null
  return (
    <>
      <p>
        <strong>
          Lesson {index + 1}: {lesson.title}
        </strong>
      </p>
      <p>{lesson.teacher?.aim ?? lesson.teaches}</p>
    </>
  )
}
