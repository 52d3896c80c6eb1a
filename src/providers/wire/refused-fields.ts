import type { JsonObject, JsonValue } from '../../model/json'
import type { ModelError } from '../../model/language-model'
import type { Connection } from '../connections/connections'

/** Asks for the same in another way, by what was said of it; undefined where there is nothing to change. */
export type Change = (body: JsonObject, said: string) => JsonObject | undefined

/** What servers say of a field that they do not take, and how to ask without it. */
export type Refusals = readonly (readonly [refusal: RegExp, change: Change])[]

/** How the models of a connection were found to want to be asked, until its settings change: by which words. */
const learned = new WeakMap<Connection, Map<string, Map<Change, string>>>()

/** Asks a model as it wants to be asked, and learns how: what was refused once is not tried with each request. */
export class RefusedFields {
  private readonly known: Map<Change, string>
  private readonly tried = new Map<Change, string>()

  constructor(
    connection: Connection,
    model: string,
    private readonly refusals: Refusals,
  ) {
    const models = learned.get(connection) ?? new Map<string, Map<Change, string>>()
    this.known = models.get(model) ?? new Map()
    models.set(model, this.known)
    learned.set(connection, models)
  }

  /** A body as it was taken before. */
  fitted(body: JsonObject): JsonObject {
    return [...this.known].reduce((fitted, [change, said]) => change(fitted, said) ?? fitted, body)
  }

  /** A body without what was refused, to be tried; undefined where nothing is to change. */
  without(body: JsonObject, { details: { status = 400, said = '' } }: ModelError): JsonObject | undefined {
    if (![400, 405, 422, 500].includes(status)) return undefined
    for (const [refusal, change] of this.refusals) {
      const changed = refusal.test(said) ? change(body, said) : undefined
      if (!changed) continue
      this.tried.set(change, said)
      return changed
    }
    return undefined
  }

  /** What was tried was taken. */
  learn(): void {
    for (const [change, said] of this.tried) this.known.set(change, said)
  }
}

/** Asks without fields. */
export function leaveOut(...names: string[]): Change {
  return body =>
    names.some(name => name in body)
      ? Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))
      : undefined
}

/** Limits of the tokens of an answer, under the names that they have. */
const TOKEN_LIMITS = ['max_tokens', 'max_completion_tokens']

/** Refusals for want of room for the answer. */
export const ROOM = /max_(?:completion_|new_|output_)?tokens|context length/

/** Asks for an answer of as many tokens as there is room for, where the server says how many those are. */
export const fewerTokens: Change = (body, said) => {
  const name = TOKEN_LIMITS.find(limit => limit in body) ?? ''
  const asked = Number(body[name])
  const room = roomIn(said, asked)
  return room !== undefined && room < asked ? { ...body, [name]: room } : undefined
}

/** What an answer needs at least, to say anything. */
const LEAST_TOKENS = 16

/** What is left of a context beside the messages; else the largest number that is named below the one that was asked for. */
function roomIn(said: string, asked: number): number | undefined {
  const sent = /(\d+) (?:in the messages|input tokens|`inputs`|tokens from the input|\+ \d+ > )/.exec(said)
  const context = /(?:context length (?:is|of)|must be <=|\+ \d+ >) (\d+)/.exec(said)
  const named = [...said.matchAll(/\b\d+\b/g)].map(Number).filter(number => number < asked)
  const room = sent ? Number(context?.[1]) - Number(sent[1]) : Math.max(...named)
  return room >= LEAST_TOKENS && Number.isFinite(room) ? room : undefined
}

/** The wanted format of an answer as a sentence for the system prompt; what comes is looked through for JSON anyway. */
export function schemaInWords(schema: JsonValue | undefined): string {
  return `Answer with JSON alone, which fits this JSON schema: ${JSON.stringify(schema)}`
}
