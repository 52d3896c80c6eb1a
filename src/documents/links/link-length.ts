/** A place that a link is handed on by, and whether it fits there. */
export interface LinkPlace {
  place: string
  /** Letters. */
  limit: number
  fits: boolean
}

/**
 * What the usual ways of handing on take, in letters of a whole address, from the tightest. A QR code of 1,000 letters
 * can still be read from a projector at the back of a room; its standard ends at 2,953.
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

/** Where an address of this length fits. */
export function whereItFits(length: number): LinkPlace[] {
  return places.map(([place, limit]) => ({ place, limit, fits: length <= limit }))
}
