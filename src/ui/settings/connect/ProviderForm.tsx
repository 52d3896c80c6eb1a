import { useState } from 'react'
import { useStore } from 'zustand'
import { type ProviderId, wantsKey } from '../../../providers/connections/connections'
import { presetOf } from '../../../providers/connections/preset-of'
import type { ConnectionTest } from '../../../providers/connections/test-connection'
import { useApp } from '../../page/app-context'
import { ConnectionForm } from '../ConnectionForm'
import { newConnection } from '../new-connection'
import { PageModelChoice } from './PageModelChoice'

interface ProviderFormProps {
  provider: ProviderId
  /** Runs the test on mount, as after signing in. */
  testNow?: boolean
}

/** The form of a connection to a provider and, once it can answer, the choice of a model. */
export function ProviderForm({ provider, testNow }: ProviderFormProps) {
  const { settings } = useApp()
  const { connection, isSaved } = useConnectionTo(provider)
  const [answers, setAnswers] = useState<ConnectionTest>()
  const isReady = isSaved && (!wantsKey(connection) || settings.keys.get(connection.baseUrl) !== null)
  // Each visit to "Another address" adds a connection.
  const isNew = provider === 'other'
  return (
    <ConnectionForm
      // Forms keep local state, so each connection gets its own by key.
      key={connection.id}
      connection={connection}
      isNew={isNew}
      explained={!isNew}
      testNow={testNow}
      onTested={test => {
        setAnswers(test.ok ? test : undefined)
        if (test.ok && !isSaved) settings.putConnection(connection)
      }}
    >
      {(isNew ? connection.models : isReady && (answers || connection.models)) && (
        // Local models change at any time, so none is known in advance; all that are listed can chat.
        <PageModelChoice connections={[connection]} offered={provider === 'openrouter' ? answers?.models : undefined} />
      )}
    </ConnectionForm>
  )
}

/** The connection to a provider: the stored one, or a new one that is stored on its first change. */
export function useConnectionTo(provider: ProviderId) {
  const { settings } = useApp()
  const connections = useStore(settings, state => state.connections)
  const [fresh] = useState(() => {
    const preset = presetOf(provider)
    if (!preset) throw new Error(`There is no preset for ${provider}`)
    return newConnection(preset, settings.getState().connections)
  })
  const saved =
    connections.find(({ id }) => id === fresh.id) ??
    (provider === 'other' ? undefined : connections.find(each => each.provider === provider))
  return { connection: saved ?? fresh, isSaved: saved !== undefined }
}
