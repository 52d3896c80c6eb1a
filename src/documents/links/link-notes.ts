import { msg } from '../../language/message'

/** For links of a tag without a checksum: the content may have been changed. */
export const uncheckedNote = msg(
  'This link is of the first kind, which cannot be checked: a letter that was lost or changed on the way could make it something else. Look whether the cards and names here are what you expect, or ask for a new link.',
)
