import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Prose } from '../../components/Prose'
import { t } from '../../language/active'
import { ReadAloud } from '../parts/read-aloud/ReadAloud'
import styles from './LessonPlayer.module.css'
import type { SpokenIn } from './lesson-language'

interface StepTextProps {
  text: string
  hint: string | undefined
  spoken?: SpokenIn
}

/** The instructions, and a hint on request. */
export function StepText({ text, hint, spoken }: StepTextProps) {
  const [hinted, setHinted] = useState(false)
  return (
    <div className={classNames(layout.stack1, styles.text)}>
      <ReadAloud
        text={`${text}${
          hinted && hint
            ? `
${hint}`
            : ''
        }`.replace(/[*_`#]+/g, '')}
        lang={spoken?.lang}
      />
      <div {...spoken}>
        <Prose text={text} />
      </div>
      {hint && !hinted && (
        <Button look="quiet" icon={Lightbulb} className={styles.ask} onClick={() => setHinted(true)}>
          {t('Give me a hint')}
        </Button>
      )}
      {hint && hinted && (
        <div className={classNames(layout.row2, layout.notice, layout.top)} data-status="warning" role="note">
          <Lightbulb size={16} aria-hidden />
          <div {...spoken}>
            <Prose text={hint} />
          </div>
        </div>
      )}
    </div>
  )
}
