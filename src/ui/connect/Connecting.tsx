import { useState } from 'react'
import { type ProviderKind, wantsKey } from '../../providers/connections'
import { useApp } from '../app-context'
import { ConnectionForm } from '../settings/ConnectionForm'
import { PageModelChoice } from './PageModelChoice'
import { usePreset } from './use-preset'

/** The form of a provider, and once it has answered, the choice of a model. */
export function Connecting({ provider }: { provider: ProviderKind }) {
  const { settings } = useApp()
  const { connection, isKept } = usePreset(provider)
  const [answers, setAnswers] = useState(false)
  const isReady = isKept && (!wantsKey(connection) || settings.keys.get(connection.baseUrl) !== null)
  return (
    <ConnectionForm
      // A form keeps what is typed by itself, so each connection has one of its own.
      key={connection.id}
      connection={connection}
      explained
      onTested={({ ok }) => {
        setAnswers(ok)
        if (ok && !isKept) settings.putConnection(connection)
      }}
    >
      {isReady && (answers || connection.models) && <PageModelChoice connection={connection} />}
    </ConnectionForm>
  )
}
