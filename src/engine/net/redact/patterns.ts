/** Shorter runs of a key are not secret: ordinary text contains them. */
export const MIN_RUN = 8

/**
 * Prefixes by which issuers mark keys. They are public, so a text that contains only "sk-ant-api03-" leaks nothing and
 * is kept.
 */
const PUBLIC_BEGINNING = /^(?:sk-ant-[a-z]{3,5}\d\d-|sk-(?:proj|svcacct|admin|or-v\d|litellm)-|github_pat_)/

/** Dummy keys that people enter for local servers. */
const PLACEHOLDERS = new Set(['lm-studio', 'llama.cpp', 'not-needed', 'no-key-required', 'sk-no-key-required'])

/** The keys that are secret, without duplicates. */
export function secretsAmong(keys: Iterable<string | null | undefined>): string[] {
  const secrets = [...keys].map(key => key?.trim() ?? '')
  return [...new Set(secrets)].filter(key => key.length >= MIN_RUN && !PLACEHOLDERS.has(key)).sort()
}

/** Public prefixes of keys. */
export function publicPrefixes(secrets: readonly string[]): string[] {
  return secrets.flatMap(secret => PUBLIC_BEGINNING.exec(secret)?.[0] ?? [])
}

/** The encodings in which a key may occur, apart from the escapes that `Unescape` decodes. */
export function encodingsOf(secret: string): string[] {
  const bytes = new TextEncoder().encode(secret)
  const inBase64 = [0, 1, 2].map(before => base64(bytes, before))
  const inHex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  return [
    secret,
    // As bytes, as percent-encoding has them.
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

/** The base64 digits that depend on these bytes only, where `before` other bytes precede them. */
function base64(bytes: Uint8Array, before: number): string {
  let text = ''
  let waiting = 0
  // Bits of the first digits that belong to the preceding bytes.
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
