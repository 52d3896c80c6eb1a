import fc from 'fast-check'
import { anthropicRequests } from './anthropic-requests'
import { pdfOf } from './images'
import { openAiRequests } from './openai-requests'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A request that tries to cost more than is counted. */
export interface HostileRequest {
  wire: 'anthropic' | 'openai'
  body: { [key: string]: Json }
}

/** Values for fields where they do not belong. */
const strange: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>('true', 'false', '1', '', 0, -1, 1.5, 1e308, 2 ** 60, null, true, [], {}, [[]]),
  fc.constantFrom<Json>(
    { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'x'.repeat(2_000) } },
    { type: 'document', source: { type: 'base64', media_type: 'application/pdf', data: pdfOf(100) } },
    { type: 'document', source: { type: 'url', url: 'https://a.example/x.pdf' } },
    { type: 'file', file: { file_id: 'file_1' } },
    { type: 'input_audio', input_audio: { data: 'AAAA', format: 'wav' } },
    { type: 'video', video: 'AAAA' },
    { type: 'web_search_20250305', name: 'web_search' },
    { type: 'text', text: 'x'.repeat(2_000) },
    { role: 'user', content: 'y'.repeat(2_000) },
    { type: 'tool_use', id: 'x', name: 'x', input: { type: 'image', source: { data: 'z'.repeat(2_000) } } },
  ),
)
const names = fc.constantFrom(
  ...['stream', 'n', 'max_tokens', 'max_completion_tokens', 'tools', 'content', 'type', 'source', 'model', 'system'],
  ...['service_tier', 'speed', 'mcp_servers', 'container', 'prediction', 'modalities', 'plugins', 'provider', 'models'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'Stream', 'stream ', 'best_of', 'citations', 'data'],
  ...['thinking', 'reasoning', 'response_format', 'stream_options', 'cache_control', 'messages', 'image_url'],
)

interface Change {
  where: number[]
  name: string
  value: Json
  how: 'set' | 'add' | 'replace' | 'double' | 'remove'
}
const changes: fc.Arbitrary<Change> = fc.record({
  where: fc.array(fc.nat(30), { maxLength: 6 }),
  name: names,
  value: strange,
  how: fc.constantFrom('set', 'add', 'replace', 'double', 'remove'),
})

/** A real SDK's request with some changes that its types do not permit. */
export function hostileRequests(model: string, rare = 15): fc.Arbitrary<HostileRequest> {
  const request = fc.oneof(
    anthropicRequests(model, rare).map(body => ({ wire: 'anthropic' as const, body: asSent(body) })),
    openAiRequests(model, rare).map(body => ({ wire: 'openai' as const, body: asSent(body) })),
  )
  // Few changes: a request with many is refused for the first.
  const some = fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    { weight: 6, arbitrary: fc.array(changes, { maxLength: 2 }) },
  )
  return fc.tuple(request, some).map(([{ wire, body }, list]) => {
    for (const change of list) apply(body, change)
    return { wire, body }
  })
}

/** As received: without what JSON cannot represent. */
function asSent(body: object): { [key: string]: Json } {
  return JSON.parse(JSON.stringify(body))
}

function apply(body: Json, { where, name, value, how }: Change): void {
  let at: Json = body
  for (const step of where) {
    const inner: Json[] = typeof at === 'object' && at !== null ? Object.values(at).filter(isContainer) : []
    const next = inner[step % Math.max(1, inner.length)]
    if (next === undefined) break
    at = next
  }
  if (Array.isArray(at)) {
    if (how === 'double') at.push(...at.slice(0, 3).map(each => structuredClone(each)))
    else if (how === 'remove') at.pop()
    else at.push(structuredClone(value))
  } else if (typeof at === 'object' && at !== null) {
    const keys = Object.keys(at)
    const key = how === 'replace' || how === 'remove' ? (keys[where.length % Math.max(1, keys.length)] ?? name) : name
    if (how === 'remove') delete at[key]
    else
      Object.defineProperty(at, key, {
        value: structuredClone(value),
        enumerable: true,
        configurable: true,
        writable: true,
      })
  }
}

function isContainer(value: Json): boolean {
  return typeof value === 'object' && value !== null
}
