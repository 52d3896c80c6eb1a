/** A usual channel for links. */
export type LinkPlace = 'projector' | 'paper' | 'discord' | 'slack' | 'mail'

/** A channel for links, and whether a link fits. */
interface LinkChannel {
  place: LinkPlace
  /** Characters. */
  limit: number
  fits: boolean
}

/** Characters of a QR code that is still readable from a projector at the back of a classroom. */
export const projectorLimit = 1_200

/** Maximum URL length of usual channels, in characters. A QR code of medium error correction ends at 2,331. */
const places: readonly (readonly [place: LinkPlace, limit: number])[] = [
  ['projector', projectorLimit],
  ['paper', 2_331],
  ['discord', 2_000],
  ['slack', 4_000],
  ['mail', 20_000],
]

/** Which channels can carry a URL of this length. */
export function channelsFor(length: number): LinkChannel[] {
  return places.map(([place, limit]) => ({ place, limit, fits: length <= limit }))
}
