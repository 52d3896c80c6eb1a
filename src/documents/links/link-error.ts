/** A link's payload that cannot be decoded, or is more than we open. `message` is a sentence for the person. */
export class LinkError extends Error {
  override name = 'LinkError'
}

/** For a payload that was cut or changed on its way. */
export function damaged(): LinkError {
  return new LinkError('This link is not whole: a part of it was lost or changed on the way. Ask for it again.')
}

/** For a payload that grows beyond all measure when it is unpacked. */
export function tooLarge(): LinkError {
  return new LinkError('What is in this link is too large to be opened.')
}
