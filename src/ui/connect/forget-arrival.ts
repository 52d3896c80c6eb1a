import type { Screen } from '../screen'

/** Takes what a link brought out of the address bar and the screen, once the person has decided on it. */
export function forgetArrival(screen: Screen): void {
  if (screen.getState().connect === null) return
  screen.setState({ connect: null })
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search)
}
