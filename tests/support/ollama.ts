import { createServer } from 'node:http'
import { serve } from './serve'

/** Ollama's default origins: programs of this machine, on any port. */
const ownPages =
  /^(https?:\/\/(localhost|127\.0\.0\.1|0\.0\.0\.0)(:\d+)?|(app|file|tauri|vscode-webview|vscode-file):\/\/.*)$/
/** Permitted headers: OpenAI's, and none of Anthropic's. */
const allowedHeaders =
  'Authorization,Content-Type,User-Agent,Accept,X-Requested-With,OpenAI-Beta,x-stainless-arch,x-stainless-async,x-stainless-custom-poll-interval,x-stainless-helper-method,x-stainless-lang,x-stainless-os,x-stainless-package-version,x-stainless-poll-helper,x-stainless-retry-count,x-stainless-runtime,x-stainless-runtime-version,x-stainless-timeout'

/** A fake Ollama: its list of models, its answers, and its CORS rules. */
export async function startOllama({ models = ['llama3.2:latest'] } = {}) {
  const state = { models, origins: [] as string[], refused: [] as string[] }
  const server = createServer({ keepAliveTimeout: 0 }, (request, answer) => {
    const { origin } = request.headers
    if (origin !== undefined) {
      if (!ownPages.test(origin) && !state.origins.includes(origin)) {
        state.refused.push(origin)
        return answer.writeHead(403).end()
      }
      answer.setHeader('access-control-allow-origin', origin)
      answer.setHeader('vary', 'Origin')
    }
    if (request.method === 'OPTIONS') {
      answer.writeHead(204, {
        'access-control-allow-headers': allowedHeaders,
        'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE,HEAD,OPTIONS',
      })
      return answer.end()
    }
    if (request.url === '/v1/models') {
      const data = state.models.map(id => ({ id, object: 'model', created: 1, owned_by: 'library' }))
      answer.setHeader('content-type', 'application/json')
      return answer.end(JSON.stringify({ object: 'list', data: data.length > 0 ? data : null }))
    }
    if (request.url !== '/v1/chat/completions') return answer.end('Ollama is running')
    answer.setHeader('content-type', 'text/event-stream')
    const piece = (delta: object, finish_reason: string | null) =>
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`
    answer.write(piece({ role: 'assistant', content: 'Hello from ' }, null))
    answer.write(piece({ content: 'the cupboard.' }, 'stop'))
    answer.end('data: [DONE]\n\n')
  })
  return { ...(await serve(server)), state }
}
