/** What came from an address, as it was sent. */
export interface LoadedPage {
  status: number
  contentType: string
  /** Where a redirect points. */
  location: string | null
  bytes: Uint8Array
}

/**
 * Gets one page, and nothing behind it: no redirects, no cookies, no more bytes than `maxBytes`.
 * @throws GatewayError when the address is private, silent or slow
 */
export type Loader = (url: URL, limits: { maxBytes: number; within: number }) => Promise<LoadedPage>
