import type { JsonValue } from '../../engine/model/json'

/** The codec of a tag. Decoding returns JSON text or JSON; both are then parsed as a document. */
interface Codec {
  encode(content: JsonValue): string
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

/** All released tags; new links use the last one. */
export const linkTags: readonly LinkTag[] = [
  { tag: '1', released: '2026-11-21', isChecked: false, load: () => import('./lz') },
  { tag: '2', released: '2026-11-21', isChecked: true, load: () => import('./deflated') },
]
