/** Removes an incoming link from the address bar once it is decided: until then a reload asks again. */
export function forgetLink(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search)
}
