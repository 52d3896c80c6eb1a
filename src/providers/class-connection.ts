import type { Connection } from './connections'

/** What lets somebody into a class: its gateway's origin, its code, and what the teacher calls it. */
export interface Invitation {
  gateway: string
  code: string
  name: string
}

/** The connection that a class is: its gateway's address. Its code is kept as the key of that origin. */
export function classConnection({ gateway, name }: Invitation, others: readonly Connection[]): Connection {
  const known = others.find(({ provider, baseUrl }) => provider === 'class' && baseUrl === `${gateway}/v1`)
  return {
    // Under the same id, so that cards that name its models go on after the teacher sent a new code.
    id: known?.id ?? freshId(others),
    provider: 'class',
    label: name,
    wire: 'openai',
    baseUrl: `${gateway}/v1`,
    auth: 'bearer',
    headers: {},
  }
}

function freshId(others: readonly Connection[]): string {
  const taken = new Set(others.map(({ id }) => id))
  for (let count = 1; ; count++) {
    const id = count === 1 ? 'class' : `class-${count}`
    if (!taken.has(id)) return id
  }
}

/** Reads a gateway as a teacher says it aloud: with or without https://, without a path. */
export function readGateway(text: string): { gateway: string } | { problem: string } {
  const typed = text.trim()
  if (typed === '') return { problem: 'Type the address that your teacher gave you.' }
  const isHome = /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(typed)
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `${isHome ? 'http' : 'https'}://${typed}`
  if (!URL.canParse(address)) return { problem: `“${typed}” is not an address. It looks like gateway.school.example.` }
  const { protocol, origin, username, password } = new URL(address)
  if (!/^https?:$/.test(protocol) || username || password) {
    return { problem: 'The address begins with https:// or http://, and has no name or password in it.' }
  }
  return { gateway: origin }
}
