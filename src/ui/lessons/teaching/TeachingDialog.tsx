import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/Button'
import { Dialog } from '../../../components/Dialog'
import { SelectField } from '../../../components/SelectField'
import { lessons as ours } from '../../../content/lessons'
import { plans } from '../../../content/lessons/plans'
import type { OverlayProps } from '../../app/dialogs'
import { useScreen } from '../../app/screen'
import { Paper } from '../../classroom/sheet/Paper'
import { LessonInvitation } from './LessonInvitation'
import { LessonPage } from './LessonPage'
import { PlanPage } from './PlanPage'
import styles from './Teaching.module.css'

/** Pages for teachers: one for each lesson, and plans of 45 minutes; to read and to print. */
export default function TeachingDialog({ open, onClose }: OverlayProps) {
  return open ? <Pages onClose={onClose} /> : null
}

const pages = [
  ...plans.map(({ id, title }) => ({ value: `plan ${id}`, label: `Plan: ${title}` })),
  ...ours.map(({ id, title }, index) => ({ value: id, label: `${index + 1}. ${title}` })),
]

function Pages({ onClose }: Pick<OverlayProps, 'onClose'>) {
  const screen = useScreen()
  const [shown, setShown] = useState(() => screen.getState().teaching ?? pages[0]?.value ?? '')
  const lesson = ours.find(({ id }) => id === shown)
  const plan = plans.find(({ id }) => `plan ${id}` === shown)
  const page = lesson ? <LessonPage lesson={lesson} /> : plan && <PlanPage plan={plan} />
  return (
    <Dialog
      open
      title="Lesson pages"
      shape="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => screen.show('lessons')}>All lessons</Button>
          <Button look="strong" icon={Printer} onClick={() => window.print()}>
            Print
          </Button>
        </>
      }
    >
      <div className={styles.teaching}>
        <SelectField label="Page" value={shown} options={pages} onChange={setShown} />
        {lesson && <LessonInvitation key={lesson.id} lesson={lesson} />}
        <Paper>{page}</Paper>
      </div>
    </Dialog>
  )
}
