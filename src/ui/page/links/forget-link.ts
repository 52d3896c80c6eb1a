import { isAgendaLink } from '../../../documents/links/agenda-link'
import { contentInLink } from '../../../documents/links/content-link'
import { isEmbedded } from './frame'
import { frameLink } from './frame-stack'

/**
 * Removes an incoming link from the address bar once it is decided: until then a reload asks again. A list for the class
 * stays there for its next thing, and the stack of a frame for its next visit.
 */
export function forgetLink(): void {
  const { hash, search, pathname } = location
  if (isAgendaLink(hash) || hash === frameLink || search === frameLink) return
  const query = !contentInLink(search) ? search : isEmbedded ? '?embed' : ''
  if (hash !== '' || query !== search) history.replaceState(history.state, '', pathname + query)
}
