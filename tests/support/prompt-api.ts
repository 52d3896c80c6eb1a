import { type Schema, Validator } from '@cfworker/json-schema'
import type {
  PromptApi,
  PromptApiAvailability,
  PromptApiMessage,
  PromptApiNeeds,
  PromptApiOptions,
  PromptApiSession,
} from '../../src/providers/in-browser/prompt-api'
import { flushEventLoop } from './flush-event-loop'

/** A model's answer to a last message. An error is thrown after the chunks before it. */
export type Script = (
  last: string,
  conversation: PromptApiMessage[],
) => { pieces: string[]; error?: unknown; isSlow?: boolean }

/** A fake of the browser's `LanguageModel`: it refuses what the published interface refuses. */
interface PromptApiStandIn extends PromptApi {
  /** Options of every session, with its prompts. */
  sessions: { options: PromptApiOptions; asked: PromptApiMessage[][]; constraints: object[]; destroyed: boolean }[]
}

const error = (name: string, message: string) => new DOMException(message, name)
const tokensOf = (messages: PromptApiMessage[]) => Math.ceil(JSON.stringify(messages).length / 4)

/** Creates one. Answers that do not match a constraint are errors of the test, and are reported. */
export function promptApiStandIn(
  script: Script,
  {
    availability = 'available',
    contextWindow = 4096,
    images = true,
    takesLimits = true,
    downloadFails,
  }: {
    availability?: PromptApiAvailability
    contextWindow?: number
    images?: boolean
    /** Whether a constraint may have keywords such as `minimum`. */
    takesLimits?: boolean
    downloadFails?: unknown
  } = {},
): PromptApiStandIn {
  const sessions: PromptApiStandIn['sessions'] = []
  let state = availability
  const wantsImages = ({ expectedInputs = [] }: PromptApiNeeds) => expectedInputs.some(({ type }) => type === 'image')

  return {
    sessions,
    async availability(needs = {}) {
      return wantsImages(needs) && !images ? 'unavailable' : state
    },
    async create(options = {}) {
      const { signal, monitor, initialPrompts = [] } = options
      signal?.throwIfAborted()
      if (state === 'unavailable' || (wantsImages(options) && !images)) throw error('NotSupportedError', 'unavailable')
      checkTurns(initialPrompts, wantsImages(options), true)
      if (state !== 'available') await download(monitor, signal)
      const session = { options, asked: [] as PromptApiMessage[][], constraints: [] as object[], destroyed: false }
      sessions.push(session)
      const conversation = [...initialPrompts]
      let used = tokensOf(conversation)
      if (used > contextWindow) throw error('QuotaExceededError', 'the initial prompts are too large')
      const live: PromptApiSession = {
        get contextUsage() {
          return used
        },
        contextWindow,
        destroy() {
          session.destroyed = true
        },
        promptStreaming(input, { responseConstraint, signal: stop } = {}) {
          if (session.destroyed) throw error('InvalidStateError', 'the session is destroyed')
          checkTurns(input, wantsImages(options), false)
          session.asked.push(input)
          if (responseConstraint) session.constraints.push(responseConstraint)
          return stream(async function* () {
            stop?.throwIfAborted()
            if (responseConstraint && !takesLimits && /"minimum"/.test(JSON.stringify(responseConstraint))) {
              throw error('NotSupportedError', 'this schema cannot be used')
            }
            conversation.push(...input)
            used = tokensOf(conversation)
            if (used > contextWindow) throw error('QuotaExceededError', 'the input is too large')
            const { pieces, error: broken, isSlow = false } = script(textOf(input.at(-1)), conversation)
            if (responseConstraint && !broken && !isSlow) expectFit(pieces.join(''), responseConstraint)
            for (const piece of pieces) {
              if (isSlow) await flushEventLoop()
              stop?.throwIfAborted()
              if (session.destroyed) throw error('AbortError', 'the session was destroyed')
              yield piece
            }
            if (broken) throw broken
            conversation.push({ role: 'assistant', content: pieces.join('') })
            used = tokensOf(conversation)
          })
        },
      }
      return live
    },
  }

  async function download(monitor: PromptApiOptions['monitor'], signal: AbortSignal | undefined) {
    const target = new EventTarget()
    monitor?.(target)
    state = 'downloading'
    for (const loaded of [0, 0.25, 0.5, 1]) {
      await flushEventLoop()
      if (signal?.aborted) state = 'downloadable'
      signal?.throwIfAborted()
      if (downloadFails && loaded === 0.5) throw downloadFails
      target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }))
    }
    state = 'available'
  }
}

function checkTurns(turns: PromptApiMessage[], withImages: boolean, maySystem: boolean): void {
  turns.forEach(({ role, content }, index) => {
    if (!['system', 'user', 'assistant'].includes(role)) throw new TypeError(`${role} is no role`)
    if (role === 'system' && !(maySystem && index === 0)) throw new TypeError('a system prompt comes first')
    for (const part of typeof content === 'string' ? [] : content) {
      if (part.type === 'image' && (!withImages || role !== 'user')) throw error('NotSupportedError', 'no images here')
      if (part.type === 'image' && !(part.value instanceof Blob)) throw new TypeError('an image is a Blob')
      if (part.type === 'text' && typeof part.value !== 'string') throw new TypeError('a text is a string')
    }
  })
}

function textOf(message: PromptApiMessage | undefined): string {
  if (!message) return ''
  if (typeof message.content === 'string') return message.content
  return message.content.map(part => (part.type === 'text' ? part.value : '[image]')).join('\n')
}

function expectFit(text: string, constraint: object): void {
  const { valid, errors } = new Validator(constraint as Schema, '2020-12').validate(JSON.parse(text))
  if (!valid) throw new Error(`The script does not fit the constraint: ${JSON.stringify(errors)}`)
}

function stream(make: () => AsyncGenerator<string>): ReadableStream<string> {
  const source = make()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await source.next()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (problem) {
        controller.error(problem)
      }
    },
    async cancel() {
      await source.return(undefined)
    },
  })
}
