import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import type { Connection } from '../../providers/connections/connections'
import type { ConnectionTest } from '../../providers/connections/test-connection'
import { useApp } from '../page/app-context'
import { isCustomAddress } from './new-connection'
import styles from './Settings.module.css'
import { TestVerdict } from './TestVerdict'

interface TestButtonProps {
  connection: Connection
  /** Called with the models that the endpoint lists, where the person may have them offered. */
  onModels?: ((models: string[]) => void) | undefined
  /** Called with each result. */
  onTested?: ((test: ConnectionTest) => void) | undefined
  /** Tests on mount. */
  now?: boolean | undefined
  look?: 'strong' | 'plain'
}

/** Tests a connection and shows the result in a sentence. Sends nothing that costs money. */
export function TestButton({ connection, onModels, onTested, now = false, look = 'strong' }: TestButtonProps) {
  const { keys } = useApp().settings
  const [state, setState] = useState<'ready' | 'asking' | ConnectionTest>('ready')
  /** The latest test; earlier ones that end later are ignored. */
  const newest = useRef(0)
  const { baseUrl, wire, auth } = connection
  const key = keys.get(baseUrl)

  // A verdict is about the connection that was tested, and not about what was changed since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what a verdict depends on.
  useEffect(() => {
    newest.current++
    setState('ready')
  }, [baseUrl, wire, auth, key])

  const test = async () => {
    const mine = ++newest.current
    setState('asking')
    const { testConnection } = await import('../../providers/connections/test-connection')
    const result = await testConnection(connection, key)
    if (newest.current !== mine) return
    setState(result)
    onTested?.(result)
    if (result.models && isCustomAddress(connection)) onModels?.(result.models)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is drawn.
  useEffect(() => {
    if (now) void test()
  }, [])

  return (
    <div className={classNames(layout.wrap3, layout.top, styles.test)}>
      <Button look={look} disabled={state === 'asking'} onClick={test}>
        {state === 'asking' ? t('Asking…') : t('Test connection')}
      </Button>
      <div role="status">{typeof state === 'object' && <TestVerdict test={state} />}</div>
      {onModels && typeof state === 'object' && state.models && !isCustomAddress(connection) && (
        <Button onClick={() => onModels(state.models ?? [])}>
          {t('Offer {count, plural, one {# model} other {# models}} of this list', { count: state.models.length })}
        </Button>
      )}
    </div>
  )
}
