import { useState } from 'react'
import { type ProviderId, wantsKey } from '../../providers/connections'
import type { ConnectionTest } from '../../providers/test-connection'
import { useApp } from '../app-context'
import { ConnectionForm } from '../settings/ConnectionForm'
import { PageModelChoice } from './PageModelChoice'
import { usePreset } from './use-preset'

interface ConnectingProps {
  provider: ProviderId
  /** Tested without being asked to, as after signing in. */
  testNow?: boolean
}

/** The form of a provider, and once it has answered, the choice of a model. */
export function Connecting({ provider, testNow = false }: ConnectingProps) {
  const { settings } = useApp()
  const { connection, isKept } = usePreset(provider)
  const [answers, setAnswers] = useState<ConnectionTest>()
  const isReady = isKept && (!wantsKey(connection) || settings.keys.get(connection.baseUrl) !== null)
  return (
    <ConnectionForm
      // A form keeps what is typed by itself, so each connection has one of its own.
      key={connection.id}
      connection={connection}
      explained
      testNow={testNow}
      onTested={test => {
        setAnswers(test.ok ? test : undefined)
        if (test.ok && !isKept) settings.putConnection(connection)
      }}
    >
      {isReady && (answers || connection.models) && (
        // Its models come and go, so none is known beforehand; all that it lists can chat.
        <PageModelChoice connections={[connection]} offered={provider === 'openrouter' ? answers?.models : undefined} />
      )}
    </ConnectionForm>
  )
}
