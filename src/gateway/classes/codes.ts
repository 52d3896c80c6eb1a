/** No letters that look alike on a projector, no vowels that could spell something. */
const letters = '23456789bcdfghjkmnpqrstvwxz'
const codeLength = 16

/** A new class code, to be read from a projector and typed: "kmn4-7wxz-…", 76 bits of chance. */
export function newCode(): string {
  return randomLetters(codeLength).replace(/(.{4})(?=.)/g, '$1-')
}

/** Letters from the alphabet of codes, each as likely as any other. */
export function randomLetters(count: number): string {
  let text = ''
  while (text.length < count) {
    for (const byte of crypto.getRandomValues(new Uint8Array(count))) {
      // What is past the last whole round of the alphabet would make some letters likelier.
      if (byte < 256 - (256 % letters.length) && text.length < count) text += letters[byte % letters.length]
    }
  }
  return text
}

/** A code as people type it, made plain; null for what can be none. */
export function normalizeCode(typed: string): string | null {
  if (typed.length > 100) return null
  const plain = typed.toLowerCase().replaceAll(/[\s-]/g, '')
  return plain.length === codeLength && [...plain].every(letter => letters.includes(letter)) ? plain : null
}

/** SHA-256 in hexadecimal. Codes have chance enough to need no salt. */
export async function hashOf(text: string): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

/** A cache of imported keys: each request computes several codes with the key of its class. */
const importedKeys = new Map<string, Promise<CryptoKey>>()
const mostImported = 1_000

/** HMAC with SHA-256, in hexadecimal. */
export async function macOf(key: string, text: string): Promise<string> {
  const imported = await importedKey(key)
  return toHex(await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text)))
}

function importedKey(key: string): Promise<CryptoKey> {
  const known = importedKeys.get(key)
  if (known) return known
  const [oldest] = importedKeys.keys()
  if (importedKeys.size >= mostImported && oldest !== undefined) importedKeys.delete(oldest)
  const bytes = new TextEncoder().encode(key)
  const imported = crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  importedKeys.set(key, imported)
  return imported
}

/** Compares in a time that depends on the length alone. */
export function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let index = 0; index < other.length; index++) difference |= one.charCodeAt(index) ^ other.charCodeAt(index)
  return difference === 0
}

function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
