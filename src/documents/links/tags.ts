import type { JsonValue } from '../../engine/json'

/** How the payload of a tag is made and read. Decoding gives JSON text or JSON; both pass the border for documents. */
interface Codec {
  encode(content: JsonValue): string
  /** @throws LinkError with a sentence for the person */
  decode(payload: string): unknown
}

/** One way of packing a document into a link. Once released it decodes for ever. */
export interface LinkTag {
  /** What stands before the colon. */
  tag: string
  /** ISO date of the release. */
  released: string
  /** Whether a link that was changed on its way can be told from a whole one. */
  isChecked: boolean
  /** Comes when a link is first made or opened. */
  load(): Promise<Codec>
}

/** Every tag that was ever released; the last one is what new links are made of. */
export const linkTags: readonly LinkTag[] = [
  { tag: '1', released: '2026-11-21', isChecked: false, load: () => import('./lz') },
  { tag: '2', released: '2026-11-21', isChecked: true, load: () => import('./deflated') },
]
