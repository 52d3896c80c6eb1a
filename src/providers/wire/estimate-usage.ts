import type { ModelRequest, TokenUsage } from '../../model/language-model'

/** English text has about four characters to a token; close enough where the provider did not count. */
const CHARACTERS_PER_TOKEN = 4
/** What an image costs at the sizes that we send, in tokens. */
const TOKENS_PER_IMAGE = 1000

/** A guess at the tokens of a call whose provider did not count them all, or was cut off before it could. */
export function estimateWireUsage(request: ModelRequest, reply: string, counted: Partial<TokenUsage> = {}): TokenUsage {
  return {
    input: counted.input ?? estimateInput(request),
    output: counted.output ?? tokensIn(reply),
    estimated: true,
  }
}

/** A guess at the tokens of a text. */
export function tokensIn(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN)
}

function estimateInput(request: ModelRequest): number {
  let images = 0
  const text = JSON.stringify([request.system, request.messages, request.tools], (_key, value) => {
    if (value?.type !== 'image') return value
    images += 1
    return undefined
  })
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN) + images * TOKENS_PER_IMAGE
}
