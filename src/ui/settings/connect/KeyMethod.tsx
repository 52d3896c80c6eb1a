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
    <div className={styles.body}>
      <Steps>
        {[
          keyPage ? (
            <>
              Make a key at{' '}
              <a href={keyPage} target="_blank" rel="noopener noreferrer">
                {new URL(keyPage).host}
              </a>
              . {advice}
            </>
          ) : (
            `Make a key at ${connection.label}. ${advice}`
          ),
          'Paste it below. It stays in this browser and is sent only to that address.',
          'Test it. That costs nothing.',
        ]}
      </Steps>
      <Connecting provider={provider} />
    </div>
  )
}
