import type { ContentPart, Message, ModelRequest } from '../../model/language-model'
import { saysSomething } from '../wire/turns'
import { asEnvelope, toolsPrompt } from './envelope'
import { type PromptApiMessage, type PromptApiNeeds, type PromptApiPart, textNeeds } from './prompt-api'

/** A request in the words of the Prompt API: what the session begins with, and what it is asked. */
export function chromePrompt(request: ModelRequest): {
  needs: PromptApiNeeds
  initialPrompts: PromptApiMessage[]
  prompt: PromptApiMessage
} {
  const system = [request.system, toolsPrompt(request.tools)].filter(text => text.trim() !== '').join('\n\n')
  const turns = turnsOf(request)
  const last = turns.at(-1)
  const prompt = last?.role === 'user' ? last : { role: 'user' as const, content: 'Go on.' }
  const before = prompt === last ? turns.slice(0, -1) : turns
  const hasImage = turns.some(({ content }) => typeof content !== 'string' && content.some(isImage))
  return {
    needs: hasImage
      ? { ...textNeeds, expectedInputs: [...(textNeeds.expectedInputs ?? []), { type: 'image' }] }
      : textNeeds,
    initialPrompts: [...(system ? [{ role: 'system' as const, content: system }] : []), ...before],
    prompt,
  }
}

/** The conversation with turns that alternate. Results of tools come as a user's turn: the model has no other. */
function turnsOf({ messages, tools }: ModelRequest): PromptApiMessage[] {
  const turns: PromptApiMessage[] = []
  let parts: PromptApiPart[] = []
  const flush = () => {
    if (parts.length > 0) turns.push({ role: 'user', content: joined(parts) })
    parts = []
  }
  for (const message of messages) {
    if (message.role === 'assistant') {
      const content = tools.length > 0 ? asEnvelope(message.content, message.toolCalls ?? []) : message.content
      if (content.trim() === '') continue
      flush()
      turns.push({ role: 'assistant', content })
    } else parts.push(...partsOf(message))
  }
  flush()
  return turns
}

function partsOf(message: Exclude<Message, { role: 'assistant' }>): PromptApiPart[] {
  if (message.role === 'user') return message.content.filter(saysSomething).map(partOf)
  const what = message.isError ? 'Mistake in the call of' : 'Result of'
  return [{ type: 'text', value: `${what} ${message.toolName}: ${message.content}` }]
}

function partOf(part: ContentPart): PromptApiPart {
  return part.type === 'text' ? { type: 'text', value: part.text } : { type: 'image', value: blobOf(part) }
}

function blobOf({ data, mediaType }: Extract<ContentPart, { type: 'image' }>): Blob {
  return new Blob([Uint8Array.from(atob(data), sign => sign.charCodeAt(0))], { type: mediaType })
}

/** Text alone goes as one string, which every version of the API takes. */
function joined(parts: PromptApiPart[]): string | PromptApiPart[] {
  return parts.some(isImage) ? parts : parts.map(({ value }) => value).join('\n\n')
}

function isImage(part: PromptApiPart): boolean {
  return part.type === 'image'
}
