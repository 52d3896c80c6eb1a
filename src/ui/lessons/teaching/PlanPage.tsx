import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { lessonsIn } from '../../../content/lessons'
import { type Plan, type PlanPart, planMinutes } from '../../../content/lessons/plans'
import { activeMessages, t } from '../../../language/active'
import styles from './Teaching.module.css'

/** A plan of 45 minutes, as a table of its parts. */
export function PlanPage({ plan: { title, aim, parts } }: { plan: Plan }) {
  return (
    <article data-paper className={classNames(layout.stack3, styles.page)} aria-label={t('Plan {title}', { title })}>
      <header>
        <h3 className={layout.huge}>{title}</h3>
        <p className={layout.soft}>{t('A plan of {minutes} minutes. {aim}', { minutes: planMinutes, aim })}</p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('From minute')}</th>
            <th scope="col">{t('What')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part, index) => (
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
        <strong>{t('Lesson {number}: {title}', { number: index + 1, title: lesson.title })}</strong>
      </p>
      <p>{lesson.teacher?.aim ?? lesson.teaches}</p>
    </>
  )
}
