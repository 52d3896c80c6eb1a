/** A channel for links, and whether a link fits. */
export interface LinkChannel {
  place: string
  /** Characters. */
  limit: number
  fits: boolean
}

/**
 * Maximum URL length of usual channels, in characters, from the shortest. A QR code of 1,000 characters is still
 * readable from a projector at the back of a classroom; the standard's maximum is 2,953.
 */
const places: readonly (readonly [place: string, limit: number])[] = [
  ['QR code on a projector', 1_000],
  ['QR code on paper', 2_331],
  ['Discord message', 2_000],
  ['Slack message', 4_000],
  ['Teams or email', 20_000],
  ['WhatsApp message', 65_000],
  ['address bar', 2_000_000],
]

/** Which channels can carry a URL of this length. */
export function channelsFor(length: number): LinkChannel[] {
  return places.map(([place, limit]) => ({ place, limit, fits: length <= limit }))
}
