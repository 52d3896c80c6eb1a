import { LocalizedError } from '../../language/localized-error'
import { msg } from '../../language/message'

/** A link's payload that cannot be decoded, or exceeds a limit. */
export class LinkError extends LocalizedError {
  override name = 'LinkError'
}

/** For a truncated or changed payload. */
export function damagedLink(): LinkError {
  return new LinkError(msg('This link is not whole: a part of it was lost or changed on the way. Ask for it again.'))
}

/** For a payload that decompresses to too much. */
export function tooLargeLink(): LinkError {
  return new LinkError(msg('What is in this link is too large to be opened.'))
}
