import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/Button'
import { DialogActions } from '../../../components/Dialog'
import layout from '../../../components/layout.module.css'
import { SelectField } from '../../../components/SelectField'
import { type Lesson, lessonsIn } from '../../../content/lessons'
import { type Plan, plansIn } from '../../../content/lessons/plans'
import { activeMessages, t } from '../../../language/active'
import type { OverlayProps } from '../../page/overlay'
import { useScreen } from '../../page/screen'
import { Paper } from '../../parts/Paper'
import { ShareLesson } from '../ShareLesson'
import { useLessons } from '../use-lessons'
import { LessonInvitation } from './LessonInvitation'
import { LessonPage } from './LessonPage'
import { PlanPage } from './PlanPage'

const pagesOf = (plans: readonly Plan[], ours: readonly Lesson[]) => [
  ...plans.map(({ id, title }) => ({ value: `plan ${id}`, label: t('Plan: {title}', { title }) })),
  ...ours.map(({ id, title }, index) => ({ value: id, label: `${index + 1}. ${title}` })),
]

/** The lessons that were made or saved on this device; none until they are loaded. */
function useOwnLessons(): readonly Lesson[] {
  const lessons = useLessons()
  return typeof lessons === 'string' ? [] : lessons.getState().own
}

/** Pages for teachers: one for each lesson, and plans of 45 minutes; to read and to print. */
export default function TeachingDialog({ overlay }: OverlayProps<'teaching'>) {
  const screen = useScreen()
  const own = useOwnLessons()
  const ours = lessonsIn(activeMessages())
  const plans = plansIn(activeMessages())
  const pages = pagesOf(plans, ours)
  const [shown, setShown] = useState(overlay.page ?? pages[0]?.value ?? '')
  const isOurs = ours.some(({ id }) => id === shown)
  const lesson = [...ours, ...own].find(({ id }) => id === shown)
  const plan = plans.find(({ id }) => `plan ${id}` === shown)
  const page = lesson ? <LessonPage lesson={lesson} /> : plan && <PlanPage plan={plan} />
  return (
    <>
      <div className={layout.stack4}>
        <SelectField
          label={t('Page')}
          value={shown}
          options={[...pages, ...own.map(({ id, title }) => ({ value: id, label: `★ ${title}` }))]}
          onChange={setShown}
        />
        {lesson && isOurs && <LessonInvitation key={lesson.id} lesson={lesson} />}
        {lesson && !isOurs && <ShareLesson lesson={lesson} />}
        <Paper>{page}</Paper>
      </div>
      <DialogActions>
        <Button onClick={() => screen.show('lessons')}>{t('All lessons')}</Button>
        <Button look="strong" icon={Printer} onClick={() => window.print()}>
          {t('Print')}
        </Button>
      </DialogActions>
    </>
  )
}
