import type { ReactNode } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { localize, t } from '../../language/active'
import type { LocalizedText } from '../../language/message'
import styles from './answered-by.module.css'

/** The answering model's label, and the model that it replaces. */
export interface Answerer {
  provider: string
  answeredBy: LocalizedText
  insteadOf?: string
}

/** Whether the demo answers. */
export const isDemo = ({ provider }: Pick<Answerer, 'provider'>): boolean => provider === 'demo'

/** A chip with the answering model. For the demo a fold explains it; other folds may follow on its line. */
export function AnsweredBy({ answerer, children }: { answerer: Answerer; children?: ReactNode }) {
  const { answeredBy, insteadOf } = answerer
  return (
    <div className={classNames(layout.cluster2, layout.packed, layout.small)}>
      <span className={classNames(layout.chip, layout.model, layout.breakWords, styles.who)}>
        {insteadOf ? t('{model}, instead of {other}', { model: answeredBy, other: insteadOf }) : localize(answeredBy)}
      </span>
      {isDemo(answerer) && (
        <details className={classNames(layout.shrink, layout.soft, styles.about)}>
          <summary>{t('word lists, not a language model')}</summary>
          <p>
            {t(
              'The demo looks your words up in lists that people wrote, and follows rules. It does not understand them. What is not on its lists, it does not know. It runs in this page and sends nothing.',
            )}
          </p>
        </details>
      )}
      {children}
    </div>
  )
}
