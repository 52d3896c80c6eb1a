import * as v from 'valibot'
import { type MessageDescriptor, msg } from '../../language/message'
import { fromBase64Url, toBase64Url } from './base64url'
import { withoutMarks } from './links-in-text'

/** The content of a class link: the gateway and the class code. */
export interface ClassInvitation {
  /** The gateway's origin: "https://gateway.example.school". The API is under `<gateway>/v1`. */
  gateway: string
  /** The class code. It is sufficient to join. */
  code: string
  /** The teacher's name of the class. */
  name: string
  /** Id of the lesson to begin with. */
  lesson?: string
}

/** The prefix before the colon, which is no tag of document links. */
const tag = 'class'
/** Maximum length of a payload. */
const maxPayload = 2_000

const InvitationSchema = v.object({
  v: v.literal(1),
  gateway: v.pipe(v.string(), v.check(isOrigin)),
  code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  // An unknown or damaged one is left out: the class can be joined all the same.
  lesson: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/))), undefined),
})

/** Encodes a class link as a fragment: "#class:…". */
export function encodeClassLink({ gateway, code, name, lesson }: ClassInvitation): string {
  const json = JSON.stringify({ v: 1, gateway, code, name, ...(lesson !== undefined && { lesson }) })
  return `#${tag}:${toBase64Url(new TextEncoder().encode(json))}`
}

/** Whether a text is a class link, even a damaged one: a fragment, or a URL that ends in one, with what mail adds to it. */
export function isClassLink(text: string): boolean {
  return payloadOf(text) !== null
}

/**
 * Decodes a class link: a fragment or a URL. Sends nothing and joins nothing: the person is asked first. An invalid
 * link is rejected with a sentence.
 */
export function decodeClassLink(text: string): ClassInvitation | { problem: MessageDescriptor } {
  const payload = payloadOf(text)
  if (payload === null) return { problem: msg('This is not a link to a class.') }
  try {
    if (payload.length > maxPayload) throw new Error('too long')
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(payload)))
    if (isNewer(json)) {
      return {
        problem: msg(
          'This class link was made by a newer aili5. Reload the page to get the newest, then open it again.',
        ),
      }
    }
    const { gateway, code, name, lesson } = v.parse(InvitationSchema, json)
    return { gateway, code, name, ...(lesson !== undefined && { lesson }) }
  } catch {
    return {
      problem: msg('Part of this class link was lost or changed on the way. Ask for it again.'),
    }
  }
}

function payloadOf(text: string): string | null {
  return /^[^#\s]*#class:(?=\S|$)([\w-]*)\S*$/.exec(withoutMarks(text).trim())?.[1] ?? null
}

/** An origin as `URL.origin` prints it: no path or password, and nothing that resembles another host. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
}

function isNewer(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'v' in json && typeof json.v === 'number' && json.v > 1
}
