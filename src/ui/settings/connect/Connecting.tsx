import { useState } from 'react'
import { type ProviderId, wantsKey } from '../../../providers/connections/connections'
import type { ConnectionTest } from '../../../providers/connections/test-connection'
import { useApp } from '../../app/app-context'
import { ConnectionForm } from '../ConnectionForm'
import { PageModelChoice } from './PageModelChoice'
import { usePreset } from './use-preset'

interface ConnectingProps {
  provider: ProviderId
  /** Runs the test on mount, as after signing in. */
  testNow?: boolean
}

/** The form of a provider and, once the test succeeds, the choice of a model. */
export function Connecting({ provider, testNow = false }: ConnectingProps) {
  const { settings } = useApp()
  const { connection, isSaved } = usePreset(provider)
  const [answers, setAnswers] = useState<ConnectionTest>()
  const isReady = isSaved && (!wantsKey(connection) || settings.keys.get(connection.baseUrl) !== null)
  return (
    <ConnectionForm
      // Forms keep local state, so each connection gets its own by key.
      key={connection.id}
      connection={connection}
      explained
      testNow={testNow}
      onTested={test => {
        setAnswers(test.ok ? test : undefined)
        if (test.ok && !isSaved) settings.putConnection(connection)
      }}
    >
      {isReady && (answers || connection.models) && (
        // Local models change at any time, so none is known in advance; all that are listed can chat.
        <PageModelChoice connections={[connection]} offered={provider === 'openrouter' ? answers?.models : undefined} />
      )}
    </ConnectionForm>
  )
}
