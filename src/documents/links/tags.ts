import type { JsonValue } from '../../model/json'

/** The codec of a tag. Decoding returns JSON text or JSON; both are then parsed as a document. */
interface Codec {
  /** Undefined where the content is too large for this tag: an older one takes it. */
  encode(content: JsonValue): string | undefined | Promise<string | undefined>
  /** @throws LinkError with a sentence for the person */
  decode(payload: string): unknown
}

/** A link format. Once released, it can be decoded forever. */
export interface LinkTag {
  /** The prefix before the colon. */
  tag: string
  /** ISO date of the release. */
  released: string
  /** Whether it has a checksum. */
  isChecked: boolean
  /** Lazily loaded with the first link. */
  load(): Promise<Codec>
}

/** All released tags; new links use the last one that takes their content. */
export const linkTags: readonly LinkTag[] = [
  { tag: '1', released: '2026-11-21', isChecked: false, load: () => import('./lz') },
  { tag: '2', released: '2026-11-21', isChecked: true, load: () => import('./deflated') },
  { tag: '3', released: '2026-11-23', isChecked: true, load: () => import('./predicted') },
]
