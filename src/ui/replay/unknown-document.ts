/** Said where a run of an earlier version is shown, which did not keep its document. */
export const UNKNOWN_DOCUMENT =
  'An earlier version kept this run without its pipeline. What its cards were called, and which it did not reach, is not known.'
