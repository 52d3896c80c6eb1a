import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A token as a server of Chat Completions reports it. */
interface ReportedToken {
  token: string
  /** The share of this token, and of the alternatives. */
  chance: number
  others?: Record<string, number>
  /** Part of a character: its bytes. */
  bytes?: number[]
  /** The text of the delta, where it differs from the token. */
  text?: string
}

/** A server of Chat Completions that reports log probabilities where a request asks for them. */
export interface ChancesServer {
  origin: string
  /** Bodies of requests. */
  bodies: Record<string, unknown>[]
  stop(): Promise<void>
}

/** The tokens of an answer, of which those up to the request's beginning are left out. */
export async function startChancesServer(answer: readonly ReportedToken[]): Promise<ChancesServer> {
  const bodies: Record<string, unknown>[] = []
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  const server: Server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
    let text = ''
    for await (const part of request) text += part
    const body = JSON.parse(text || '{}')
    bodies.push(body)
    const chunk = (choice: object) =>
      response.write(
        `data: ${JSON.stringify({ id: 'chatcmpl-1', model: body.model, choices: [{ index: 0, ...choice }] })}\n\n`,
      )
    response.writeHead(200, { ...cors, 'content-type': 'text/event-stream' })
    const begun = body.continue_final_message ? body.messages.at(-1).content : ''
    let said = ''
    for (const { token, chance, others = {}, bytes, text = token } of answer) {
      said += text
      if (said.length <= begun.length) continue
      const asked = body.logprobs === true
      const reported = (token: string, chance: number) => ({
        token,
        logprob: Math.log(chance),
        bytes: [...new TextEncoder().encode(token)],
      })
      const top = [reported(token, chance), ...Object.entries(others).map(([other, part]) => reported(other, part))]
      chunk({
        delta: { content: text },
        finish_reason: null,
        ...(asked && {
          logprobs: {
            content: [
              { ...reported(token, chance), ...(bytes && { bytes }), top_logprobs: top.slice(0, body.top_logprobs) },
            ],
          },
        }),
      })
    }
    chunk({ delta: {}, finish_reason: 'stop' })
    response.end('data: [DONE]\n\n')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
