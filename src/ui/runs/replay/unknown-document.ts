/** Shown for runs of earlier versions, which did not record their document. */
export const UNKNOWN_DOCUMENT =
  'An earlier version kept this run without its pipeline. What its cards were called, and which it did not reach, is not known.'
