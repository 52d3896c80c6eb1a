import { contentInLink } from '../../documents/links/content-link'

/** Removes an incoming link from the address bar once it is decided: until then a reload asks again. */
export function forgetLink(): void {
  const query = contentInLink(location.search) ? '' : location.search
  if (location.hash !== '' || query !== location.search)
    history.replaceState(history.state, '', location.pathname + query)
}
