import { decodeAgendaLink } from '../../../documents/links/agenda-link'
import type { Screen } from '../screen'

/** Shows the list of a link, or says that it is damaged. */
export function showAgenda(screen: Screen, link: string): void {
  const agenda = decodeAgendaLink(link)
  screen.show({ name: 'agenda', link, ...(agenda && { agenda }) })
}
