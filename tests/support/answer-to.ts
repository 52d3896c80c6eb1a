import type { Host } from '../../src/model/host'
import type { JsonObject } from '../../src/model/json'
import type { ModelRequest } from '../../src/model/language-model'
import { type scriptedModel, type Turn, testHost } from './engine'

/** A number that depends on all of a request. */
function hashOf(request: ModelRequest): number {
  let hash = 7
  for (const letter of JSON.stringify(request)) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003
  return hash
}

/** Answers by the request alone: with tool calls, values that do not fit, and answers that are empty or cut short. */
export function answerTo(request: ModelRequest): Turn {
  const hash = hashOf(request)
  const last = request.messages.at(-1)
  const tool = request.tools[hash % Math.max(1, request.tools.length)]
  if (tool && last?.role !== 'tool' && hash % 3 > 0) {
    const explanation = `Hash ${hash}.`
    const args: JsonObject = tool.name.startsWith('consult_')
      ? { query: explanation }
      : tool.name === 'display_gauge'
        ? { value: hash % 120 }
        : { hex: '#336699', explanation }
    return { ...(hash % 2 > 0 && { text: 'I call it.' }), calls: [{ name: tool.name, args, id: `call-${hash}` }] }
  }
  if (request.system.includes('You stand at a fork')) return { text: /^ID: (.+)$/m.exec(request.system)?.[1] ?? '' }
  if (request.responseFormat)
    return { text: hash % 3 > 0 ? `{"n": ${hash}, "clarity": ${(hash % 10) + 1}}` : 'A number.' }
  if (hash % 5 === 0) return { text: `Cut ${hash}`, ending: 'token-limit' }
  return { text: hash % 7 === 0 ? '' : `Answer ${hash}.` }
}

/** A host of the flows of `anyFlow`, with a clock that does not move. */
export const flowHost = (model: ReturnType<typeof scriptedModel>): Host =>
  testHost(model.languageModel, {
    now: () => 0,
    isAllowedHost: () => true,
    fetch: async ({ url }) =>
      url.endsWith('/missing')
        ? { status: 404, body: '', contentType: 'text/plain' }
        : { status: 200, body: `The page ${url}.`, contentType: 'text/plain' },
  })
