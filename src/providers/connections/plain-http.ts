/**
 * Whether the page came over plain http from another machine, as in a class on its teacher's laptop. Browsers trust such
 * a page with less: no hashes, no stored files, no model of their own, no call to the person's own computer.
 */
export function isInsecureOrigin(): boolean {
  return globalThis.isSecureContext === false
}
