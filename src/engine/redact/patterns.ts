/** Runs of a key shorter than this are no secret: everybody's text has such runs. */
export const SHORTEST_RUN = 8

/**
 * The beginnings by which issuers mark their keys. They are the same in everybody's key and in every manual, so a text
 * that says only "sk-ant-api03-" gives nothing away, and stays as it is.
 */
const PUBLIC_BEGINNING = /^(?:sk-ant-[a-z]{3,5}\d\d-|sk-(?:proj|svcacct|admin|or-v\d|litellm)-|github_pat_)/

/** What people type where a server of their own wants some key or other. */
const PLACEHOLDERS = new Set(['lm-studio', 'llama.cpp', 'not-needed', 'no-key-required', 'sk-no-key-required'])

/** The keys that are secrets, each once. */
export function secretsAmong(keys: Iterable<string | null | undefined>): string[] {
  const secrets = [...keys].map(key => key?.trim() ?? '')
  return [...new Set(secrets)].filter(key => key.length >= SHORTEST_RUN && !PLACEHOLDERS.has(key)).sort()
}

/** The beginnings of keys that everybody knows, where they are as long as a run that counts. */
export function publicBeginnings(secrets: readonly string[]): string[] {
  return secrets.flatMap(secret => PUBLIC_BEGINNING.exec(secret)?.[0] ?? []).filter(each => each.length >= SHORTEST_RUN)
}

/** The shapes in which a key may come back, beside the escapes that `Unescape` undoes. */
export function shapesOf(secret: string): string[] {
  const bytes = new TextEncoder().encode(secret)
  const inBase64 = [0, 1, 2].map(before => base64(bytes, before))
  const inHex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  return [
    secret,
    // As bytes, which is what "%C3%A9" stands for.
    String.fromCharCode(...bytes),
    // Class codes are typed with and without hyphens.
    secret.replaceAll(/[\s-]/g, ''),
    ...inBase64,
    ...inBase64.map(text => text.replaceAll('+', '-').replaceAll('/', '_')),
    inHex,
    inHex.toUpperCase(),
  ]
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The digits of base64 that depend on these bytes alone, where `before` other bytes come before them. */
function base64(bytes: Uint8Array, before: number): string {
  let text = ''
  let waiting = 0
  // Bits of the first digits that belong to what is before.
  let skipped = (before * 8) % 6
  let bits = skipped
  for (const byte of bytes) {
    waiting = (waiting << 8) | byte
    bits += 8
    while (bits >= 6) {
      bits -= 6
      if (skipped === 0) text += DIGITS[(waiting >> bits) & 63]
      skipped = 0
    }
    waiting &= (1 << bits) - 1
  }
  return text
}
