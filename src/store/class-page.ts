import * as v from 'valibot'
import { needTranslations } from '../language/active'
import { LocalizedError } from '../language/localized-error'
import { msg } from '../language/message'
import { MessageDescriptorSchema } from '../language/message-schema'
import type { OutgoingReply } from '../model/host'
import { originOf } from '../providers/connections/connections'
import { readCapped } from '../providers/wire/read-capped'
import type { Settings } from './settings'

const Loaded = v.object({ title: v.optional(v.string()), text: v.string(), contentType: v.string() })
const Refused = v.object({ error: v.string(), words: v.fallback(v.optional(MessageDescriptorSchema), undefined) })

/** A gateway sends a page's text in JSON, cut to a length of its own; a server in its place may send anything. */
const MOST_BYTES = 4_000_000

/**
 * Has the gateway of the person's class read a page: its teacher says which sites may be read. Null where the person is
 * in no class.
 * @throws Error with the gateway's sentence when it does not.
 */
export async function readThroughClass(
  { getState, keys }: Pick<Settings, 'getState' | 'keys'>,
  url: string,
  signal: AbortSignal,
): Promise<OutgoingReply | null> {
  const connection = getState().connections.find(({ provider }) => provider === 'class')
  const key = connection && keys.get(connection.baseUrl)
  if (!key) return null
  const gateway = originOf(connection)
  const response = await fetch(`${gateway}/load`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ url }),
    credentials: 'omit',
    redirect: 'error',
    signal,
  }).catch(() => {
    signal.throwIfAborted()
    throw new LocalizedError(msg('the gateway of your class, {host}, does not answer', { host: new URL(gateway).host }))
  })
  const read = await readCapped(response, MOST_BYTES).catch(() => null)
  const answer = parse(read?.body ?? '')
  const loaded = v.safeParse(Loaded, answer)
  if (response.ok && loaded.success) {
    const { title, text, contentType } = loaded.output
    const body = /html/.test(contentType) && title ? `${title}\n\n${text}` : text
    // Its words came without their markup.
    return { status: 200, body, contentType: 'text/plain' }
  }
  const refused = v.safeParse(Refused, answer)
  if (!refused.success)
    throw new LocalizedError(msg('the gateway of your class answered {status}', { status: String(response.status) }))
  const { error, words } = refused.output
  if (words) await needTranslations('terminal')
  throw new LocalizedError(words ?? error)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
