import { msg } from '../../../language/message'
/** Shown for runs of earlier versions, which did not record their document. */
export const UNKNOWN_DOCUMENT = msg(
  'An older version saved this run without its pipeline. So the names of its cards, and which cards did not run, are not known.',
)
