import { type LocalizedText, msg } from '../../language/message'
import { type ParsedShareable, parseShareable, type Shareable, toShareable } from '../files/shareable'
import { describeBytes } from '../format/caps'
import { LinkError } from './link-error'
import { type LinkTag, linkTags } from './tags'

/** Maximum length of a link's payload; browsers accept URLs of about 2 MB. */
const maxPayload = 2_000_000

/** For links of a tag without a checksum: the content may have been changed. */
export const uncheckedNote = msg(
  'This link is of the first kind, which cannot be checked: a letter that was lost or changed on the way could make it something else. Look whether the cards and names here are what you expect, or ask for a new link.',
)

/** Encodes a link as a fragment, "#3:…", with a given tag, or the newest that takes the content. */
export async function encodeLink(content: Shareable, tag?: string): Promise<string> {
  const shareable = toShareable(content)
  for (const { tag: each, load } of tag === undefined ? linkTags.toReversed() : [knownTag(tag)]) {
    const payload = await (await load()).encode(shareable)
    if (payload !== undefined) return `#${each}:${payload}`
  }
  throw new LinkError(msg('This is too large for a link of tag {tag}.', { tag: tag ?? '' }))
}

/** Whether a text contains a link of ours: a fragment, or a URL that ends in one. */
export function isLink(text: string): boolean {
  return fragmentOf(text) !== null
}

/**
 * Decodes a link: a fragment or a URL. Runs and saves nothing, and loads only our own code. An invalid link is rejected
 * with a sentence.
 */
export async function decodeLink(text: string): Promise<ParsedShareable | { problem: LocalizedText }> {
  const fragment = fragmentOf(text)
  if (!fragment) return { problem: msg('This is no link to a pipeline.') }
  if (fragment.payload.length > maxPayload) {
    return {
      problem: msg('This link is {size} long. That is too long to be opened.', {
        size: describeBytes(fragment.payload.length),
      }),
    }
  }
  try {
    const { isChecked, load } = knownTag(fragment.tag)
    const parsed = parseShareable(await (await load()).decode(fragment.payload))
    if ('problem' in parsed || isChecked) return parsed
    return { ...parsed, notes: [uncheckedNote, ...parsed.notes], isUnchecked: true }
  } catch (error) {
    if (error instanceof LinkError) return { problem: error.words }
    throw error
  }
}

function fragmentOf(text: string): { tag: string; payload: string } | null {
  const match = /^(?:[^#\s]*)#([0-9a-z]{1,3}):(\S*)$/.exec(text.trim())
  return match ? { tag: match[1] as string, payload: match[2] as string } : null
}

function knownTag(tag: string): LinkTag {
  const known = linkTags.find(each => each.tag === tag)
  if (!known) {
    throw new LinkError(
      msg('This link was made by a newer aili5. Reload the page to get the newest, then open it again.'),
    )
  }
  return known
}
