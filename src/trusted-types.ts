// Imported first: a script that loads earlier would find no policy, and its worker would not start.

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown
}

/**
 * The address of a worker or script, when it is served from where the page itself came from.
 * @throws TypeError for every other origin, and for `data:` and `blob:` addresses.
 */
export function ownScriptUrl(url: string, page: string): string {
  const { origin, protocol, href } = new URL(url, page)
  if (origin !== new URL(page).origin || !/^https?:$/.test(protocol)) {
    throw new TypeError(`aili5 loads scripts from its own address only, not from ${url}`)
  }
  return href
}

// No rule for HTML or for script text: with the page's content policy, both then throw whenever a string reaches a
// sink.
const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes
factory?.createPolicy('default', { createScriptURL: url => ownScriptUrl(url, document.baseURI) })
