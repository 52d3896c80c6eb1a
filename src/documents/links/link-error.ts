/** A link's payload that cannot be decoded, or exceeds a limit. `message` is a sentence for the person. */
export class LinkError extends Error {
  override name = 'LinkError'
}

/** For a truncated or changed payload. */
export function damagedLink(): LinkError {
  return new LinkError('This link is not whole: a part of it was lost or changed on the way. Ask for it again.')
}

/** For a payload that decompresses to too much. */
export function tooLargeLink(): LinkError {
  return new LinkError('What is in this link is too large to be opened.')
}
