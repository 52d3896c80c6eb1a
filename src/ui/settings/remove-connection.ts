import { sameClass } from '../../providers/connections/class-connection'
import type { Connection } from '../../providers/connections/connections'
import type { Settings } from '../../store/settings'

/** Removes a connection with its key; if it was the default, the demo becomes the default. */
export function removeConnection(settings: Settings, connection: Connection): void {
  settings.keys.forget(connection.baseUrl)
  const { connections, defaultModel } = settings.getState()
  // A class may have several connections, which are removed together.
  const gone = connection.provider === 'class' ? sameClass(connection, connections) : [connection]
  for (const { id } of gone) settings.removeConnection(id)
  if (gone.some(({ id }) => defaultModel.startsWith(`${id}/`))) settings.setDefaultModel('')
}
