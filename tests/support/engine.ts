import type { EarlierRun } from '../../src/engine/run/resume'
import { runDocument } from '../../src/engine/run/run'
import type { AnswerEnding } from '../../src/model/answer-ending'
import { buildDocument } from '../../src/model/build-document'
import type { Document, Node, NodeConfig, RunInputs } from '../../src/model/document'
import { eventInEnglish } from '../../src/model/event-in-english'
import type { RunEvent, RunEventOf, RunEventType, UserAnswer, UserQuestion } from '../../src/model/events'
import type { Host } from '../../src/model/host'
import type { JsonValue } from '../../src/model/json'
import {
  type LanguageModel,
  ModelError,
  type ModelEvent,
  type ModelRequest,
  type ResolvedModel,
} from '../../src/model/language-model'
import { nodeTypes } from '../../src/nodes/registry'

/** A round of a scripted model: text, calls, or a failure. */
export interface Turn {
  text?: string
  calls?: { name: string; args: JsonValue; id?: string; malformed?: string }[]
  fail?: Error
  /** The stream ends without an end event. */
  cut?: boolean
  usage?: { input: number; output: number }
  /** Its ending; absent: derived from its content. */
  ending?: AnswerEnding
}

/** A scripted model that records its requests. */
export function scriptedModel(script: (request: ModelRequest, round: number) => Turn) {
  const requests: ModelRequest[] = []
  const languageModel: LanguageModel = {
    async *stream(request, signal): AsyncGenerator<ModelEvent> {
      requests.push(structuredClone(request) as ModelRequest)
      const turn = script(request, requests.length)
      for (const word of turn.text?.match(/\S+\s*/g) ?? []) {
        signal.throwIfAborted()
        yield { type: 'text-delta', text: word }
      }
      for (const [index, { name, args, id, malformed }] of (turn.calls ?? []).entries()) {
        const call = { id: id ?? `call-${requests.length}-${index}`, name, arguments: args }
        yield { type: 'tool-call', call: malformed === undefined ? call : { ...call, malformed } }
      }
      if (turn.fail) throw turn.fail
      if (turn.cut) return
      yield { type: 'usage', usage: turn.usage ?? { input: 10, output: 5 } }
      yield { type: 'end', ending: turn.ending ?? (turn.calls?.length ? 'tool-calls' : 'complete') }
    },
  }
  return { languageModel, requests }
}

/** A call of a survey's tool, with two answers. */
export const askTea = {
  name: 'ask_survey_question',
  args: {
    question: 'Tea?',
    options: [
      { id: 'y', label: 'Yes' },
      { id: 'n', label: 'No' },
    ],
  },
}

/** A model that plays its turns in order, then answers "Done.". */
export const turns = (...list: Turn[]) => scriptedModel((_request, round) => list[round - 1] ?? { text: 'Done.' })

/** A host without a model and without a network. */
export const offlineHost = (): Host => ({
  nodeTypes,
  now: () => 0,
  random: () => 0,
  sleep: async () => {},
  model: () => Promise.reject(new ModelError('offline', 'No model can be reached.')),
  ask: async () => ({ unavailable: 'No person is here.' }),
  fetch: async () => ({ hidden: true }),
  isAllowedHost: () => false,
})

/** A host with a counting clock, no waits, and scripted answers. */
export function testHost(
  languageModel: LanguageModel,
  parts: Partial<Host> & { resolved?: Partial<ResolvedModel> } = {},
): Host {
  let clock = 1_000_000
  const { resolved, ...rest } = parts
  return {
    nodeTypes,
    now: () => clock++,
    random: () => 0.5,
    // Timeouts of minutes must not end a test's run; short waits return at once.
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
        if (ms < 60_000) resolve()
      }),
    model: async id => ({
      provider: 'test',
      id: id || 'test-model',
      label: 'Test',
      languageModel,
      price: { inputPerMillion: 3, outputPerMillion: 15, checked: '2026-11-01' },
      temperature: { min: 0, max: 1 },
      ...resolved,
    }),
    ask: async (): Promise<UserAnswer> => ({ unavailable: 'Nobody is there.' }),
    fetch: async () => ({ status: 200, body: 'ok', contentType: 'text/plain' }),
    isAllowedHost: () => false,
    ...rest,
  }
}

/** A document of one pipeline. Nodes are `[type, config?, id?]`; default ids are `n1`, `n2` … */
export function stack(...nodes: [type: string, config?: NodeConfig, id?: string][]): Document {
  const list: Node[] = nodes.map(([type, config = {}, id], index) => ({ id: id ?? `n${index + 1}`, type, config }))
  return buildDocument({ id: 'doc', name: 'Test', pipelines: [{ id: 'main', name: 'Main', nodes: list }] })
}

/** Runs a document to its end. Its events are in English. */
export async function run(
  document: Document,
  host: Host,
  {
    inputs = {},
    signal = new AbortController().signal,
    earlier,
  }: { inputs?: RunInputs; signal?: AbortSignal; earlier?: EarlierRun } = {},
): Promise<RunEvent[]> {
  const events: RunEvent[] = []
  for await (const event of runDocument(document, inputs, host, signal, earlier)) events.push(eventInEnglish(event))
  return events
}

/** The events of one type. */
export function ofType<T extends RunEventType>(events: readonly RunEvent[], type: T): RunEventOf<T>[] {
  return events.filter((event): event is RunEventOf<T> => event.type === type)
}

/** A person who answers every question by a rule. */
export const person = (answer: (question: UserQuestion) => UserAnswer): Pick<Host, 'ask'> => ({
  ask: async question => answer(question),
})
