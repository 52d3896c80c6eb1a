import * as v from 'valibot'
import { type LocalizedText, msg } from '../../language/message'
import { parseUntrustedJson } from '../../model/untrusted-json'
import { errorOfAnswer, subjectOf } from '../wire/model-errors'
import { readBeginning, readCapped } from '../wire/read-capped'
import { type Connection, originOf } from './connections'
import type { Fetch } from './model-list'

/** Letters of a handed-in file that a gateway takes. */
export const mostOfWork = 200_000

/** What a page knows of the class that it is in. */
export interface ClassFace {
  name: string
  /** The number of the seat; null for the bare code. */
  seat: number | null
  paused: boolean
}

/** A work to hand in. */
export interface HandedIn {
  /** Which stack or lesson it is of: a newer one replaces it. */
  of: string
  title: string
  /** What the student wants to be called; empty for the number of the seat. */
  name: string
  /** The document as a file. */
  file: string
}

/** A work of a class, as the gallery lists it. */
export interface ClassWork {
  id: string
  seat: number
  title: string
  name: string
}

/** Why something did not work, for the person. */
export interface ClassProblem {
  problem: LocalizedText
}

const Face = v.object({ name: v.string(), seat: v.nullable(v.number()), paused: v.boolean() })
const Works = v.object({
  class: v.string(),
  works: v.array(v.object({ id: v.string(), seat: v.number(), title: v.string(), name: v.string() })),
})
const WorkFile = v.object({ file: v.string() })

const browserFetch: Fetch = (...request) => globalThis.fetch(...request)

/** What the class is called, and which seat is this one. */
export async function readClass(
  connection: Connection,
  key: string,
  fetch = browserFetch,
): Promise<ClassFace | ClassProblem> {
  const answer = await ask(connection, key, '/class', undefined, fetch)
  return 'problem' in answer ? answer : parsed(Face, answer.body)
}

/** Hands a work in. Sent once: a work of the same stack is replaced, so it can be pressed again. */
export async function handIn(
  connection: Connection,
  key: string,
  work: HandedIn,
  fetch = browserFetch,
): Promise<ClassProblem | null> {
  const answer = await ask(connection, key, '/work', work, fetch)
  return 'problem' in answer ? answer : null
}

/** Where the works of a class are, with the pass that opens them. */
export interface WorksPlace {
  gateway: string
  pass: string
}

/** What a class handed in, the newest first. */
export async function listClassWorks(
  place: WorksPlace,
  fetch = browserFetch,
): Promise<{ class: string; works: ClassWork[] } | ClassProblem> {
  const answer = await ask(asConnection(place), place.pass, '/works', undefined, fetch)
  return 'problem' in answer ? answer : parsed(Works, answer.body)
}

/** The file of a work. */
export async function readClassWork(
  place: WorksPlace,
  id: string,
  fetch = browserFetch,
): Promise<{ file: string } | ClassProblem> {
  const answer = await ask(asConnection(place), place.pass, `/works/${encodeURIComponent(id)}`, undefined, fetch)
  return 'problem' in answer ? answer : parsed(WorkFile, answer.body)
}

async function ask(
  connection: Connection,
  key: string,
  path: string,
  body: object | undefined,
  fetch: Fetch,
): Promise<{ body: string } | ClassProblem> {
  const gateway = originOf(connection)
  let response: Response
  try {
    response = await fetch(gateway + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      credentials: 'omit',
      redirect: 'error',
    })
  } catch {
    const { host } = new URL(gateway)
    return {
      problem: msg('Your class, at {host}, does not answer. Check the network, and try again: nothing is lost.', {
        host,
      }),
    }
  }
  if (!response.ok) {
    const answer = { status: response.status, headers: response.headers, body: await readBeginning(response) }
    const { words } = errorOfAnswer(answer, subjectOf(connection))
    return { problem: words }
  }
  const read = await readCapped(response, 2 * mostOfWork).catch(() => null)
  return read ? { body: read.body } : notAClass
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, body: string): v.InferOutput<Schema> | ClassProblem {
  const read = v.safeParse(schema, parseUntrustedJson(body))
  return read.success ? read.output : notAClass
}

const notAClass: ClassProblem = { problem: msg('The answer is not that of a class gateway. Ask your teacher.') }

/** A gateway that is known by its address alone. */
function asConnection({ gateway }: WorksPlace): Connection {
  const { host } = new URL(gateway)
  return {
    ...{ id: 'works', provider: 'class', label: host, wire: 'openai' },
    ...{ baseUrl: `${gateway}/v1`, auth: 'bearer', headers: {} },
  }
}
