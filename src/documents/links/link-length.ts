/** A usual channel for links. */
export type LinkPlace = 'projector' | 'paper' | 'discord' | 'slack' | 'mail' | 'whatsapp' | 'address'

/** A channel for links, and whether a link fits. */
interface LinkChannel {
  place: LinkPlace
  /** Characters. */
  limit: number
  fits: boolean
}

/**
 * Maximum URL length of usual channels, in characters, from the shortest. A QR code of 1,000 characters is still
 * readable from a projector at the back of a classroom; the standard's maximum is 2,953.
 */
const places: readonly (readonly [place: LinkPlace, limit: number])[] = [
  ['projector', 1_000],
  ['paper', 2_331],
  ['discord', 2_000],
  ['slack', 4_000],
  ['mail', 20_000],
  ['whatsapp', 65_000],
  ['address', 2_000_000],
]

/** Which channels can carry a URL of this length. */
export function channelsFor(length: number): LinkChannel[] {
  return places.map(([place, limit]) => ({ place, limit, fits: length <= limit }))
}
