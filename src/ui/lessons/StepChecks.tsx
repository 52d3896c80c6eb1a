import { WandSparkles, X } from 'lucide-react'
import { Button, IconButton } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import type { Lesson } from '../../content/lessons'
import { localize, t } from '../../language/active'
import type { Check } from '../../lessons/check'
import { judge } from '../../lessons/judge'
import { lessonLimits } from '../../lessons/lesson'
import { useApp } from '../page/app-context'
import { useScreen } from '../page/screen'
import styles from './Maker.module.css'
import { recordChecks } from './record-checks'

interface StepChecksProps {
  lesson: Lesson
  checks: readonly Check[]
  onChange(checks: readonly Check[]): void
}

/** What a step requires, in words. It is taken from what was done on the page; a step without it is one to read. */
export function StepChecks({ lesson, checks, onChange }: StepChecksProps) {
  const { editor, runner, nodeTypes } = useApp()
  const screen = useScreen()
  const record = () => {
    const found = recordChecks(lesson, editor.getState().draft, runner.getState().events)
    if (found.length > 0) onChange(found.slice(0, lessonLimits.checks))
    screen.announce(
      found.length > 0
        ? t('Added {count, plural, one {# check} other {# checks}} from what you did.', { count: found.length })
        : t('Nothing has changed yet. Close this, do the step on the page, and come back.'),
    )
  }
  const before = { document: lesson.document, inputs: lesson.inputs }
  const wordsOf = (check: Check) => {
    const evidence = { ...before, before, runs: [], typeOf: (type: string) => nodeTypes.get(type) }
    return judge(check, evidence)
      .requirements.map(({ say }) => localize(say))
      .join(' ')
  }
  return (
    <fieldset className={classNames(layout.stack2, layout.rounded, layout.padded, layout.paper, styles.checks)}>
      <legend>{t('Done when')}</legend>
      {checks.length === 0 && <p className={layout.hint}>{t('They have read it. Nothing is checked.')}</p>}
      {checks.map((check, index) => (
        <div key={JSON.stringify(check)} className={classNames(layout.row2, layout.between)}>
          <span>{wordsOf(check)}</span>
          <IconButton
            icon={X}
            size={16}
            label={t('Remove check {number}', { number: index + 1 })}
            onClick={() => onChange(checks.toSpliced(index, 1))}
          />
        </div>
      ))}
      <p className={layout.hint}>{t('Close this, do the step on the page, come back, and press:')}</p>
      <div className={layout.wrap2}>
        <Button look="quiet" icon={WandSparkles} onClick={record}>
          {t('Use what I just did')}
        </Button>
      </div>
    </fieldset>
  )
}
