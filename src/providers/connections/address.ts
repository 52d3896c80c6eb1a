/* The address of a connection may end in a query, which belongs to each of its requests. */

/** The address of a request: the path comes before the query of the connection's own address. */
export function joinAddress(baseUrl: string, path: string): string {
  const base = new URL(baseUrl)
  const [way = '', query = ''] = path.split('?')
  const queries = [base.search.slice(1), query].filter(each => each !== '')
  return (
    base.origin + base.pathname.replace(/(?<!\/)\/+$/, '') + way + (queries.length > 0 ? `?${queries.join('&')}` : '')
  )
}

/** A URL for the SDKs: without its query, which they add to each request. */
export function splitAddress(baseUrl: string): { baseURL: string; defaultQuery?: Record<string, string> } {
  const { searchParams } = new URL(baseUrl)
  const baseURL = baseUrl.replace(/\?.*/s, '')
  return searchParams.size > 0 ? { baseURL, defaultQuery: Object.fromEntries(searchParams) } : { baseURL }
}

/** Names of headers and of fields of a query that sound like a secret. */
export const SECRET_NAME = /auth|key|token|secret|password|code|cookie|credential|^sig/i

/** What must not be shown of the query of an address. */
export function secretsInQuery(address: string): string[] {
  if (!URL.canParse(address)) return []
  return [...new URL(address).searchParams].flatMap(([name, value]) => (SECRET_NAME.test(name) ? [value] : []))
}

/** An address as it may be shown: fields of its query that sound like a secret are hidden. */
export function shownAddress(address: string, hidden: string): string {
  return address.replace(/([?&])([^=?&#]+)=[^&#]*/g, (whole, mark: string, name: string) =>
    SECRET_NAME.test(name) ? `${mark}${name}=${hidden}` : whole,
  )
}
