import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/server'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'

/**
 * A stdio transport that answers pending calls when its input ends, and closes then. The SDK's transport drops them, so
 * a script that pipes its calls in would get no answer.
 */
export class AnsweringStdio extends StdioServerTransport {
  /** Resolves when it is closed. */
  readonly closed: Promise<void>
  readonly #unanswered = new Set<RequestId>()
  #hasEnded = false
  #tellClosed = () => {}

  constructor(...streams: ConstructorParameters<typeof StdioServerTransport>) {
    super(...streams)
    this.closed = new Promise(resolve => {
      this.#tellClosed = resolve
    })
  }

  override _onstdinclose = () => {
    if (!this.#hasEnded) {
      this.#hasEnded = true
      // The last line may lack its end.
      this._ondata(Buffer.from('\n'))
    }
    this.#closeWhenAnswered()
  }

  override async start(): Promise<void> {
    const handle = this.onmessage
    this.onmessage = message => {
      this.#track(message)
      handle?.(message)
    }
    await super.start()
  }

  override async send(message: JSONRPCMessage): Promise<void> {
    await super.send(message)
    if ('method' in message || message.id === undefined) return
    this.#unanswered.delete(message.id)
    this.#closeWhenAnswered()
  }

  override async close(): Promise<void> {
    await super.close()
    this.#tellClosed()
  }

  #track(message: JSONRPCMessage): void {
    if (!('method' in message)) return
    if ('id' in message) this.#unanswered.add(message.id)
    // A canceled call is never answered.
    else if (message.method === 'notifications/cancelled') {
      this.#unanswered.delete(message.params?.requestId as RequestId)
      this.#closeWhenAnswered()
    }
  }

  #closeWhenAnswered(): void {
    if (this.#hasEnded && this.#unanswered.size === 0) void this.close()
  }
}
