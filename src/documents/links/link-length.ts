/** A usual channel for links. */
export type LinkPlace = 'code' | 'discord' | 'slack' | 'mail'

/**
 * Characters of a QR code that is still readable: on a projector from the back of a classroom, and on paper, where it is
 * printed the larger the more modules it has.
 */
export const codeLimit = 1_200

/** Maximum URL length of usual channels, in characters. */
const places: readonly (readonly [place: LinkPlace, limit: number])[] = [
  ['code', codeLimit],
  ['discord', 2_000],
  ['slack', 4_000],
  ['mail', 20_000],
]

/** The channels that cannot carry a URL of this length. */
export function tooLongFor(length: number): LinkPlace[] {
  return places.filter(([, limit]) => length > limit).map(([place]) => place)
}
