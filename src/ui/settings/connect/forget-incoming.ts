import type { Screen } from '../../app/screen'

/** Removes an incoming link from the address bar and the screen once the person has decided. */
export function forgetIncoming(screen: Screen): void {
  if (screen.getState().connect === null) return
  screen.setState({ connect: null })
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search)
}
