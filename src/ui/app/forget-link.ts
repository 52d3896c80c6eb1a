import { isAgendaLink } from '../../documents/links/agenda-link'
import { contentInLink } from '../../documents/links/content-link'

/**
 * Removes an incoming link from the address bar once it is decided: until then a reload asks again. A list for the class
 * stays there for its next thing.
 */
export function forgetLink(): void {
  if (isAgendaLink(location.hash)) return
  const query = contentInLink(location.search) ? '' : location.search
  if (location.hash !== '' || query !== location.search)
    history.replaceState(history.state, '', location.pathname + query)
}
