import type { ModelRequest } from '../../model/language-model'

/** The demo model's own measure: a token is four letters, begun or whole. Real models cut words by a learned list. */
export const countTokens = (text: string): number => Math.ceil([...text].length / 4)

/** What a picture counts, whatever its size. */
const IMAGE_TOKENS = 85

/** Tokens of everything that a request carries: prompt, messages, calls, results, and the tools with their schemas. */
export function requestTokens({ system, messages, tools, responseFormat }: ModelRequest): number {
  let sum = countTokens(system)
  for (const { name, description, inputSchema } of tools)
    sum += countTokens(name + description + JSON.stringify(inputSchema))
  if (responseFormat) sum += countTokens(JSON.stringify(responseFormat.schema))
  for (const message of messages) {
    if (typeof message.content === 'string') sum += countTokens(message.content)
    else for (const part of message.content) sum += part.type === 'text' ? countTokens(part.text) : IMAGE_TOKENS
    if (message.role === 'assistant')
      sum += countTokens(message.toolCalls?.length ? JSON.stringify(message.toolCalls) : '')
  }
  return sum
}

/** A text in the pieces that it is streamed in: words with the space before them. */
export const pieces = (text: string): string[] => text.match(/\s+\S*|\S+/g) ?? (text ? [text] : [])
