/** One household has more addresses of the new kind than could be listed: their first half is used for all. */
export function blockOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':')
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - tail.split(':').length)
  return [...groups, ...new Array<string>(missing).fill('0'), ...(tail?.split(':') ?? [])].slice(0, 4).join(':')
}
