import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import type { Lesson } from '../../../content/lessons'
import { t } from '../../../language/active'
import { questionAnswers } from '../../../lessons/answers'
import { markdownToText } from '../../page/runs/markdown-to-text'
import styles from './Teaching.module.css'

/** A lesson for its teacher: aim, what to say and ask, what students get wrong, and all answers. */
export function LessonPage({ lesson }: { lesson: Lesson }) {
  const { title, teaches, minutes, steps, teacher } = lesson
  const answers = questionAnswers(lesson)
  return (
    <article
      data-paper
      className={classNames(layout.stack3, styles.page)}
      aria-label={t('Teacher’s page of {title}', { title })}
    >
      <header>
        <h3 className={layout.huge}>{title}</h3>
        <p className={layout.soft}>
          {t(
            'About {minutes, plural, one {# minute} other {# minutes}}, {steps, plural, one {# step} other {# steps}}.',
            {
              minutes,
              steps: steps.length,
            },
          )}{' '}
          {teaches}
        </p>
      </header>
      {teacher && (
        <>
          {teacher.aim && (
            <section>
              <h4>{t('Aim')}</h4>
              <p>{teacher.aim}</p>
            </section>
          )}
          <List title={t('What to say')} items={teacher.say} />
          {teacher.ask.length > 0 && (
            <section>
              <h4>{t('What to ask')}</h4>
              <dl>
                {teacher.ask.map(({ question, answer }, index) => (
                  <div key={index}>
                    <dt>{question}</dt>
                    {answer && <dd>{answer}</dd>}
                  </div>
                ))}
              </dl>
            </section>
          )}
          <List title={t('What students get wrong')} items={teacher.mistakes} />
        </>
      )}
      <section>
        <h4>{t('The steps')}</h4>
        <ol>
          {steps.map(({ title: step }, index) => (
            <li key={index}>{step}</li>
          ))}
        </ol>
      </section>
      {answers.length > 0 && (
        <section>
          <h4>{t('Answers')}</h4>
          <dl>
            {answers.map(({ number, ask, answer, isGuess }) => (
              <div key={number}>
                <dt>{t('Step {number}: {title}', { number, title: markdownToText(ask) })}</dt>
                <dd>
                  {answer === undefined
                    ? t('A guess. It can come out in several ways.')
                    : isGuess
                      ? t('A guess. It comes out as: {answer}', { answer: markdownToText(answer) })
                      : markdownToText(answer)}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </article>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <section>
      <h4>{title}</h4>
      <ul>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
