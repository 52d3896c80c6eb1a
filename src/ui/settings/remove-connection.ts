import { sameClass } from '../../providers/class-connection'
import type { Connection } from '../../providers/connections'
import type { Settings } from '../../store/settings'

/** Takes a connection away, with its key; the demo answers where it was the page's model. */
export function removeConnection(settings: Settings, connection: Connection): void {
  settings.keys.forget(connection.baseUrl)
  const { connections, defaultModel } = settings.getState()
  // A class may be several: whoever leaves it leaves all of it.
  const gone = connection.provider === 'class' ? sameClass(connection, connections) : [connection]
  for (const { id } of gone) settings.removeConnection(id)
  if (gone.some(({ id }) => defaultModel.startsWith(`${id}/`))) settings.setDefaultModel('')
}
