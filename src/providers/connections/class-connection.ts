import * as v from 'valibot'
import { redactorOf } from '../../engine/net/redactor'
import { errorText } from '../../language/localized-error'
import { type LocalizedText, msg } from '../../language/message'
import { parseUntrustedJson } from '../../model/untrusted-json'
import { errorOfAnswer, invalidResponseError, subjectOf } from '../wire/model-errors'
import { readBeginning } from '../wire/read-capped'
import { type Connection, originOf } from './connections'
import type { Fetch } from './model-list'
import type { ConnectionContext, ConnectionTest } from './test-connection'

/** What is needed to join a class: the gateway's origin, the class code, and the teacher's name for it. */
export interface Invitation {
  gateway: string
  code: string
  name: string
  /** Id of the lesson to begin with. */
  lesson?: string
}

const Model = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  wire: v.picklist(['openai', 'anthropic']),
})
const Joined = v.object({
  key: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
  class: v.object({
    name: v.optional(v.string()),
    models: v.array(Model),
    // An invalid help line is left out; joining does not fail.
    helpLine: v.fallback(v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(200)), ''),
  }),
})

/** A seat in a class: its key, and the connections that it opens, one for each format that its models speak. */
interface ClassSeat {
  key: string
  connections: Connection[]
}

/** What joining uses from its environment. */
interface JoinSurroundings extends ConnectionContext {
  /** What the gateway knows this device by; it gets its seat back. */
  device?: string | undefined
  /** Waits so many milliseconds. */
  wait?(ms: number): Promise<unknown>
}

/** A class that comes together joins one after another; a page waits its turn so often, and never longer than so. */
const turns = { tries: 8, longest: 15_000 }

/**
 * Takes a seat in a class. Nothing is stored: that is the caller's job.
 * @returns what is in the way, in a sentence, where there is no seat.
 */
export async function joinClass(
  invitation: Invitation,
  others: readonly Connection[],
  context: JoinSurroundings = {},
): Promise<ClassSeat | ConnectionTest> {
  const { gateway, code } = invitation
  const fetch: Fetch = context.fetch ?? globalThis.fetch.bind(globalThis)
  const bare = classConnection(invitation, 'openai', [], others)
  const { device, wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms)) } = context
  const ask = () =>
    fetch(`${gateway}/join`, {
      method: 'POST',
      headers: { authorization: `Bearer ${code}`, 'content-type': 'application/json' },
      body: JSON.stringify({ device }),
      credentials: 'omit',
      redirect: 'error',
    })
  let response: Response
  try {
    response = await ask()
    for (let tries = 1; tries < turns.tries && response.status === 429; tries++) {
      const ms = Number(response.headers.get('retry-after') ?? '') * 1_000
      if (!(ms > 0 && ms <= turns.longest)) break
      await wait(ms)
      response = await ask()
    }
  } catch {
    // It finds out what is in between; the code goes to the same origin.
    const { testConnection } = await import('./test-connection')
    return testConnection(bare, code, context)
  }
  const body = await readBeginning(response)
  if (!response.ok) {
    // Codes are typed with and without hyphens.
    const said = redactorOf([code, code.replaceAll(/[\s-]/g, '')]).text(body)
    return no(errorOfAnswer({ status: response.status, headers: response.headers, body: said }, subjectOf(bare)))
  }
  const joined = v.safeParse(Joined, parseUntrustedJson(body))
  if (!joined.success) return no(invalidResponseError(subjectOf(bare)))
  const { key, class: face } = joined.output
  if (face.models.length === 0) {
    const sentence = msg('Your class is there, but your teacher has not chosen a model for it yet. Ask your teacher.')
    return { ok: false, sentence, detail: msg('The list of models is empty.') }
  }
  const connections = (['openai', 'anthropic'] as const).flatMap(wire => {
    const models = face.models.filter(model => model.wire === wire).map(({ id }) => id)
    const connection = classConnection(invitation, wire, models, others)
    return models.length > 0 ? [{ ...connection, ...(face.helpLine && { helpLine: face.helpLine }) }] : []
  })
  return { key, connections }
}

/** All connections of the class that one belongs to: they share its gateway. */
export function sameClass(connection: Connection, all: readonly Connection[]): Connection[] {
  return all.filter(each => each.provider === 'class' && originOf(each) === originOf(connection))
}

function classConnection(
  { gateway, name }: Invitation,
  wire: Connection['wire'],
  models: string[],
  others: readonly Connection[],
): Connection {
  const baseUrl = wire === 'openai' ? `${gateway}/v1` : gateway
  // Under the same id, so that cards with its models still work after the teacher has sent a new code.
  const known = others.find(each => each.provider === 'class' && each.baseUrl === baseUrl)
  return {
    id: known?.id ?? freshId(wire === 'openai' ? 'class' : 'class-claude', others),
    provider: 'class',
    label: wire === 'openai' ? name : `${name} (Claude)`,
    wire,
    baseUrl,
    auth: 'bearer',
    headers: {},
    ...(models.length > 0 && { models }),
  }
}

function freshId(base: string, others: readonly Connection[]): string {
  const taken = new Set(others.map(({ id }) => id))
  for (let count = 1; ; count++) {
    const id = count === 1 ? base : `${base}-${count}`
    if (!taken.has(id)) return id
  }
}

function no(error: Error): ConnectionTest {
  return { ok: false, sentence: errorText(error), detail: errorText(error) }
}

/** Reads a gateway as a teacher says it aloud: with or without https://, without a path. */
export function readGateway(text: string): { gateway: string } | { problem: LocalizedText } {
  const typed = text.trim()
  if (typed === '') return { problem: msg('Type the address that your teacher gave you.') }
  const isHome = /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(typed)
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `${isHome ? 'http' : 'https'}://${typed}`
  if (!URL.canParse(address))
    return { problem: msg('“{typed}” is not an address. It looks like gateway.school.example.', { typed }) }
  const { protocol, origin, username, password } = new URL(address)
  if (!/^https?:$/.test(protocol) || username || password) {
    return { problem: msg('The address begins with https:// or http://, and has no name or password in it.') }
  }
  return { gateway: origin }
}
