import { Plus, WandSparkles, X } from 'lucide-react'
import { Button, IconButton } from '../../components/Button'
import type { Lesson } from '../../content/lessons'
import { t } from '../../language/active'
import { lessonLimits } from '../../lessons/lesson'
import { useApp } from '../app/app-context'
import { useScreen } from '../app/screen'
import { CheckFields } from './CheckFields'
import type { CheckForm } from './check-forms'
import styles from './Maker.module.css'
import { recordCheck } from './record-check'

interface CheckFormsProps {
  lesson: Lesson
  forms: readonly CheckForm[]
  onChange(forms: CheckForm[]): void
}

/** The checks of a step: all must pass. A step without checks is one to read. */
export function CheckForms({ lesson, forms, onChange }: CheckFormsProps) {
  const { editor, runner } = useApp()
  const screen = useScreen()
  const record = () => {
    const found = recordCheck(lesson, editor.getState().draft, runner.getState().events)
    if (found.length > 0) onChange(found)
    screen.announce(
      found.length > 0
        ? t('Added {count, plural, one {# check} other {# checks}} from what you did.', { count: found.length })
        : t('Nothing has changed yet. Close this, do the step on the page, and come back.'),
    )
  }
  return (
    <fieldset className={styles.checks}>
      <legend>{t('Done when')}</legend>
      {forms.length === 0 && <p className={styles.soft}>{t('They have read it. Nothing is checked.')}</p>}
      {forms.map((form, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a check is nothing but its place.
        <div key={index} className={styles.check}>
          <CheckFields lesson={lesson} form={form} onChange={next => onChange(forms.with(index, next))} />
          <IconButton
            icon={X}
            size={16}
            label={t('Remove check {number}', { number: index + 1 })}
            onClick={() => onChange(forms.toSpliced(index, 1))}
          />
        </div>
      ))}
      <div className={styles.ways}>
        {forms.length < lessonLimits.checks && (
          <Button look="quiet" icon={Plus} onClick={() => onChange([...forms, { form: 'run', times: 1 }])}>
            {forms.length > 0 ? t('And also') : t('Add a check')}
          </Button>
        )}
        <Button look="quiet" icon={WandSparkles} onClick={record}>
          {t('Use what I just did')}
        </Button>
      </div>
    </fieldset>
  )
}
