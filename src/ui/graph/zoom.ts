/** Below this zoom, a vertex shows its name larger and leaves out its answer, as a large flow on a phone. */
export const FAR = 0.6

/** The largest zoom. */
export const LARGEST = 1.75

/** A page of fewer pixels has none to spare around the graph. */
const NARROW = 480

/** The size of the type at zoom 1, in pixels: that of a page without a projector. */
const TYPE_SIZE = 16

/** Fits all pipelines into view. Texts in the graph have sizes in pixels, so on a projector the graph itself grows. */
export function fitting(): { padding: number; maxZoom: number } {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || TYPE_SIZE
  return { padding: innerWidth < NARROW ? 0.06 : 0.15, maxZoom: Math.min(LARGEST, Math.max(1, size / TYPE_SIZE)) }
}
