/**
 * Whether a hostname is of this machine or a private network: a loopback, private, link-local or otherwise unroutable
 * address, or a local name. A public name that resolves to a private address cannot be detected without a resolver.
 * @param hostname `URL.hostname`, which normalizes octal, hexadecimal and short notations.
 */
export function isPrivateHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return isPrivateV6(parseV6(hostname.slice(1, -1)))
  const address = parseV4(hostname)
  if (address !== null) return isPrivateV4(address)
  const name = hostname.toLowerCase().replace(/(?<!\.)\.+$/, '')
  return !name.includes('.') || LOCAL_SUFFIXES.some(suffix => name.endsWith(suffix))
}

/**
 * Whether an allowed host matches the host of `url`, including its port. Without a port it matches the default port of
 * the URL's scheme. Matches exactly: no wildcards, no subdomains.
 */
export function isSameHost(entry: string, url: URL): boolean {
  if (!HOST_ENTRY.test(entry)) return false
  try {
    return new URL(`${url.protocol}//${entry}`).host === url.host
  } catch {
    return false
  }
}

/** The host and port of an address, for messages; other text unchanged. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address
}

/** A host with an optional port only: no scheme, path, user or wildcard. */
const HOST_ENTRY = /^[^\s/\\?#@*]+$/

/** Names that resolve in local networks only (RFC 6761, 6762, 8375, and `.internal` of ICANN). */
const LOCAL_SUFFIXES = ['.localhost', '.local', '.internal', '.localdomain', '.home.arpa', '.lan']

/** Address blocks that are not public, as [first address, prefix length]. */
const PRIVATE_V4: readonly (readonly [number, number])[] = [
  [v4(0, 0, 0, 0), 8],
  [v4(10, 0, 0, 0), 8],
  [v4(100, 64, 0, 0), 10],
  [v4(127, 0, 0, 0), 8],
  [v4(169, 254, 0, 0), 16],
  [v4(172, 16, 0, 0), 12],
  [v4(192, 0, 0, 0), 24],
  [v4(192, 168, 0, 0), 16],
  [v4(198, 18, 0, 0), 15],
  [v4(224, 0, 0, 0), 3],
]

function v4(a: number, b: number, c: number, d: number): number {
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0
}

function parseV4(hostname: string): number | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(hostname)
  return parts && v4(Number(parts[1]), Number(parts[2]), Number(parts[3]), Number(parts[4]))
}

function isPrivateV4(address: number): boolean {
  return PRIVATE_V4.some(([first, prefix]) => (address ^ first) >>> (32 - prefix) === 0)
}

/** The eight groups of an IPv6 address as `URL` prints it: hexadecimal, at most one `::`, no dotted tail. */
function parseV6(text: string): number[] {
  const [head = '', tail] = text.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':').map(group => Number.parseInt(group, 16)))
  const before = groups(head)
  if (tail === undefined) return before
  const after = groups(tail)
  return [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after]
}

function isPrivateV6(groups: number[]): boolean {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = groups
  const last32 = ((g << 16) | h) >>> 0
  const startsEmpty = a === 0 && b === 0 && c === 0 && d === 0
  // ::1 and :: are IPv4-compatible addresses too: 0.0.0.1 and 0.0.0.0.
  if (startsEmpty && e === 0 && (f === 0 || f === 0xffff)) return isPrivateV4(last32)
  if (startsEmpty && e === 0xffff && f === 0) return isPrivateV4(last32)
  const isNat64 = a === 0x64 && b === 0xff9b
  if (isNat64) return c !== 0 || isPrivateV4(last32)
  const is6to4 = a === 0x2002
  if (is6to4) return isPrivateV4(((b << 16) | c) >>> 0)
  const isTeredo = a === 0x2001 && b === 0
  const isUniqueLocal = (a & 0xfe00) === 0xfc00
  const isLinkOrSiteLocal = (a & 0xff80) === 0xfe80
  const isMulticast = (a & 0xff00) === 0xff00
  return isTeredo || isUniqueLocal || isLinkOrSiteLocal || isMulticast || startsEmpty
}
