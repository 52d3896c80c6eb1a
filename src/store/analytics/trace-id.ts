/** A name for one run, of chance alone. `crypto.randomUUID` is not there on a page that came over plain http. */
export function traceId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}
