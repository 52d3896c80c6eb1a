import * as v from 'valibot'
import { fromBase64Url, toBase64Url } from './base64url'

/** A teacher's own order: what a class does today, one after the other. */
export interface Agenda {
  /** "Today" */
  title: string
  items: AgendaItem[]
}

/** A lesson, a starter or a stack, by the link that opens it. A stack brings its locks. */
export interface AgendaItem {
  title: string
  /** What follows the address of the page: `?lesson=…`, `?starter=…`, or the fragment of a stack. */
  link: string
}

const tag = '#today:'
/** Characters of a payload: some stacks, and still a link that a message takes. */
const maxPayload = 60_000
/** Things in a list. */
export const maxItems = 20

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120))

const AgendaSchema = v.object({
  v: v.literal(1),
  title: text,
  items: v.pipe(
    v.array(
      v.object({
        title: text,
        link: v.pipe(v.string(), v.regex(/^(?:\?(?:lesson|starter)=[\w-]{1,80}|#\d+:[^\s#]+)$/)),
      }),
    ),
    v.minLength(1),
    v.maxLength(maxItems),
  ),
})

/** Encodes a list as a fragment: "#today:…". */
export function encodeAgendaLink({ title, items }: Agenda): string {
  return `${tag}${toBase64Url(new TextEncoder().encode(JSON.stringify({ v: 1, title, items })))}`
}

/** Whether a text is a link to a list, even a damaged one. */
export const isAgendaLink = (text: string) => text.includes(tag)

/** Decodes a fragment or an address; null where it is damaged. */
export function decodeAgendaLink(text: string): Agenda | null {
  try {
    const payload = text.slice(text.indexOf(tag) + tag.length).trim()
    if (payload.length > maxPayload) return null
    const { title, items } = v.parse(
      AgendaSchema,
      JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(payload))),
    )
    return { title, items }
  } catch {
    return null
  }
}
