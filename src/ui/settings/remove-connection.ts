import type { Connection } from '../../providers/connections'
import type { Settings } from '../../store/settings'

/** Takes a connection away, with its key; the demo answers where it was the page's model. */
export function removeConnection(settings: Settings, { id, baseUrl }: Connection): void {
  settings.keys.forget(baseUrl)
  settings.removeConnection(id)
  if (settings.getState().defaultModel.startsWith(`${id}/`)) settings.setDefaultModel('')
}
