import type { BrowserContext } from '@playwright/test'

/** What a scripted model does: says a text, calls tools, or never answers. */
export type ScriptedAnswer = string | Readonly<Record<string, object>> | 'silence'

/** The parts of a request that scripts look at. */
export interface ModelRequest {
  messages: readonly { role: string; content: unknown }[]
  tools?: readonly { function: { name: string } }[]
}

const origin = 'https://model.example'
const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/**
 * Connects the page to a provider with the wire format of OpenAI whose model follows a script, and makes it the default
 * model: for tests that need a certain answer, which the demo does not promise. Returns the requests as they come.
 */
export async function connectScriptedModel(
  context: BrowserContext,
  script: (request: ModelRequest) => ScriptedAnswer,
): Promise<ModelRequest[]> {
  const requests: ModelRequest[] = []
  await context.route(`${origin}/**`, async route => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
    const request: ModelRequest = route.request().postDataJSON()
    requests.push(request)
    const answer = script(request)
    if (answer === 'silence') return
    return route.fulfill({ contentType: 'text/event-stream', headers: cors, body: streamOf(answer) })
  })
  const connection = { id: 'scripted', provider: 'other', label: 'Scripted', wire: 'openai', auth: 'none', headers: {} }
  const settings = {
    connections: [{ ...connection, baseUrl: `${origin}/v1`, models: ['scripted'], sampling: true }],
    defaultModel: 'scripted/scripted',
    welcomed: true,
  }
  await context.addInitScript(settings => {
    // The initial about:blank page has no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('aili5.settings', settings)
  }, JSON.stringify(settings))
  return requests
}

/** A script that calls tools once, and then answers with a text. */
export const callsThenSays =
  (calls: Readonly<Record<string, object>>, text: string) =>
  ({ messages }: ModelRequest): ScriptedAnswer =>
    messages.some(({ role }) => role === 'tool') ? text : calls

/** An answer as a stream of server-sent events. */
function streamOf(answer: Exclude<ScriptedAnswer, 'silence'>): string {
  const calls = Object.entries(answer).map(([name, args], index) => ({
    index,
    id: `call_${index}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(args) },
  }))
  const isText = typeof answer === 'string'
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    id: 'answer',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'scripted',
    choices: [{ index: 0, delta, finish_reason }],
  })
  const chunks = [
    chunk({ role: 'assistant', ...(isText ? { content: answer } : { tool_calls: calls }) }),
    chunk({}, isText ? 'stop' : 'tool_calls'),
  ]
  return [...chunks.map(each => JSON.stringify(each)), '[DONE]'].map(data => `data: ${data}\n\n`).join('')
}
