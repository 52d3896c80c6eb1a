import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { Rich } from '../../../components/Rich'
import { localize, t } from '../../../language/active'
import { msg } from '../../../language/message'
import { presetOf } from '../../../providers/connections/preset-of'
import styles from './Connect.module.css'
import { Connecting } from './Connecting'
import type { MethodPanelProps } from './connect-methods'
import { Steps } from './Steps'

/** The setup steps of a provider that needs a key, from its preset. */
export function KeyMethod({ provider }: MethodPanelProps) {
  const preset = presetOf(provider)
  if (!preset) return null
  const { connection, keyPage, advice = '' } = preset
  return (
    <div className={classNames(layout.stack4, styles.body)}>
      <Steps>
        {[
          keyPage ? (
            <>
              <Rich
                text={msg('Make a key at <a>{host}</a>.', { host: new URL(keyPage).host })}
                tags={{
                  a: words => (
                    <a href={keyPage} target="_blank" rel="noopener noreferrer">
                      {words}
                    </a>
                  ),
                }}
              />{' '}
              {localize(advice)}
            </>
          ) : (
            `${t('Make a key at {label}.', { label: connection.label })} ${localize(advice)}`
          ),
          t('Paste it below. It stays in this browser and is sent only to that address.'),
          t('Test it. That costs nothing.'),
        ]}
      </Steps>
      <Connecting provider={provider} />
    </div>
  )
}
