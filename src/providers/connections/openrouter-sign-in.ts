import * as v from 'valibot'
import { type LocalizedText, msg } from '../../language/message'
import { readBeginning } from '../wire/read-capped'
import type { KeyStorage } from './keys'
import type { Fetch } from './model-list'
import { STATE } from './openrouter-return'

/*
 * Signing in at OpenRouter by PKCE: the page sends the person there with the hash of a secret, and swaps the code that
 * they come back with, and the secret, for a key. No key is typed, and none is worth stealing on the way.
 */
const SITE = 'https://openrouter.ai'
const RECORD = 'aili5.openrouter'

const PendingSchema = v.object({ verifier: v.string(), state: v.string() })

/** Makes the address to send the person to. The secret waits in the session's storage until they come back. */
export async function beginSignIn({
  page,
  storage,
  limitUsd,
}: {
  /** Address of the page, to come back to. */
  page: string
  storage: KeyStorage
  /** Dollars that the key may spend in a month. */
  limitUsd: number
}): Promise<string> {
  const verifier = randomText()
  const state = randomText()
  storage.setItem(RECORD, JSON.stringify({ verifier, state }))
  const back = new URL(page)
  back.hash = ''
  back.search = `?${STATE}=${state}`
  const address = new URL('/auth', SITE)
  address.search = new URLSearchParams({
    callback_url: back.href,
    code_challenge: await sha256(verifier),
    code_challenge_method: 'S256',
    key_label: 'aili5',
    limit: String(limitUsd),
    usage_limit_type: 'monthly',
  }).toString()
  return address.href
}

/** What signing in gave: a key, with the dollars it may spend in all or in a month (null: no limit), or what went wrong. */
export type SignedIn = { key: string; limitUsd: number | null } | { problem: LocalizedText }

/**
 * Swaps the code in the page's address for a key. A code that this page did not request is discarded unread.
 * It goes to openrouter.ai alone, and the secret is deleted in any case.
 */
export async function finishSignIn({
  search,
  storage,
  fetch = globalThis.fetch.bind(globalThis),
}: {
  search: string
  /** A browser may refuse even its name. */
  storage: () => KeyStorage
  fetch?: Fetch
}): Promise<SignedIn> {
  const parameters = new URLSearchParams(search)
  const pending = takePending(storage)
  const code = parameters.get('code')
  if (!pending || parameters.get(STATE) !== pending.state) {
    return { problem: msg('This sign-in did not begin in this tab. Begin again here.') }
  }
  if (!code) return { problem: msg('OpenRouter did not say yes. Begin again, and press “Authorize” there.') }
  try {
    const answer = await fetch(`${SITE}/api/v1/auth/keys`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code, code_verifier: pending.verifier, code_challenge_method: 'S256' }),
      credentials: 'omit',
      redirect: 'error',
    })
    const read = v.safeParse(
      v.object({ key: v.pipe(v.string(), v.minLength(1)) }),
      JSON.parse(await readBeginning(answer)),
    )
    if (!answer.ok || !read.success) {
      return {
        problem: msg('OpenRouter did not give a key (status {status}). The code may be too old: begin again.', {
          status: answer.status,
        }),
      }
    }
    const { key } = read.output
    return { key, limitUsd: await limitOf(key, fetch) }
  } catch {
    return { problem: msg('OpenRouter could not be reached. Check your connection, and begin again.') }
  }
}

/** The granted limit of the key, which may differ from the requested one. */
async function limitOf(key: string, fetch: Fetch): Promise<number | null> {
  try {
    const answer = await fetch(`${SITE}/api/v1/key`, {
      headers: { authorization: `Bearer ${key}` },
      credentials: 'omit',
      redirect: 'error',
    })
    const read = v.safeParse(
      v.object({ data: v.object({ limit: v.nullish(v.number()) }) }),
      JSON.parse(await readBeginning(answer)),
    )
    return read.success ? (read.output.data.limit ?? null) : null
  } catch {
    return null
  }
}

function takePending(refusable: () => KeyStorage): v.InferOutput<typeof PendingSchema> | null {
  try {
    const storage = refusable()
    const read = v.safeParse(PendingSchema, JSON.parse(storage.getItem(RECORD) ?? 'null'))
    storage.removeItem(RECORD)
    return read.success ? read.output : null
  } catch {
    return null
  }
}

function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)))
}

async function sha256(text: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
