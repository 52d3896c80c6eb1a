import { useState } from 'react'
import { Button } from '../../../components/Button'
import { DialogActions } from '../../../components/Dialog'
import layout from '../../../components/layout.module.css'
import { localize, t } from '../../../language/active'
import type { LessonPlan } from '../../../lessons/lesson'
import { useApp } from '../../page/app-context'
import type { IncomingContent } from '../../page/overlay'
import { useScreen } from '../../page/screen'
import { Problem } from '../../parts/Problem'
import type { IncomingDialogProps } from './IncomingDialog'
import { IncomingFacts } from './IncomingFacts'

interface IncomingLessonProps extends IncomingDialogProps {
  incoming: Extract<IncomingContent, { kind: 'document' }>
  plan: LessonPlan
}

/** Shows an incoming lesson before it is opened or saved. */
export function IncomingLesson({ onClose, incoming, plan }: IncomingLessonProps) {
  const { loadLessons } = useApp()
  const screen = useScreen()
  const [problem, setProblem] = useState<string>()
  const { content, from } = incoming
  const lesson = { ...plan, ...content.draft, id: ownId(plan.id) }

  /** Saves it among the person's lessons, under a new id if the id is taken. */
  const keep = async () => {
    const lessons = await loadLessons()
    screen.setState({ lessons })
    const { own } = lessons.getState()
    const same = own.find(({ id }) => id === lesson.id)
    const isOther = same !== undefined && same.title !== lesson.title
    const kept = isOther
      ? {
          ...lesson,
          id: freeId(
            lesson.id,
            own.map(({ id }) => id),
          ),
        }
      : lesson
    return { lessons, kept, isSaved: lessons.keep(kept) }
  }
  const take = async (begins: boolean) => {
    const { lessons, kept, isSaved } = await keep()
    if (!begins && !isSaved)
      return setProblem(t('This browser has no space left for the lesson. You can still begin it.'))
    if (begins && !(await lessons.begin(kept, { again: true }))) {
      return setProblem(t('What you have open cannot be saved, so it stays open. Save it as a file first.'))
    }
    onClose()
    if (begins) screen.setState({ replay: null, pipelineId: null })
    screen.announce(
      begins
        ? t('Lesson “{lesson}” is open.', { lesson: lesson.title })
        : t('Kept “{lesson}” among your own lessons.', { lesson: lesson.title }),
    )
  }
  return (
    <>
      <div className={layout.stack4}>
        <p>
          {from === 'link'
            ? t('Someone shared this lesson with you. Nothing has run or been saved yet.')
            : t('This is a lesson. Nothing has run or been saved yet.')}
        </p>
        {plan.teaches && <p>{plan.teaches}</p>}
        <div>
          <p className={layout.hint}>
            {t(
              '{steps, plural, one {# step} other {# steps}}, about {minutes, plural, one {# minute} other {# minutes}}',
              { steps: plan.steps.length, minutes: plan.minutes },
            )}
          </p>
          <ol className={layout.bullets}>
            {plan.steps.map(({ title }, index) => (
              <li key={index}>{title}</li>
            ))}
          </ol>
        </div>
        <IncomingFacts incoming={incoming} />
        {content.notes.map(localize).map(note => (
          <p key={note} className={layout.notice} data-status="warning">
            {note}
          </p>
        ))}
        <Problem words={problem} />
        <p className={layout.hint}>{t('What you have open is safe, and comes back when you leave the lesson.')}</p>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('Not now')}</Button>
        <Button onClick={() => void take(false)}>{t('Keep for later')}</Button>
        <Button look="strong" data-focus onClick={() => void take(true)}>
          {t('Begin')}
        </Button>
      </DialogActions>
    </>
  )
}

function freeId(id: string, taken: readonly string[]): string {
  for (let count = 2; ; count++) {
    const free = `${id.slice(0, 70)}-${count}`
    if (!taken.includes(free)) return free
  }
}

/** A prefix that the built-in lessons do not use. */
const ownId = (id: string) => (id.startsWith('own-') ? id : `own-${id}`.slice(0, 80))
