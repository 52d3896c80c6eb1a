import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { CompiledMessage, MessageToken } from './message.ts'

const cache = new Map<string, CompiledMessage>()

/**
 * Compiles a message when it is used. The build compiles all messages itself and replaces this module: what arrives
 * here then is compiled already.
 * @throws Error where the message is not in ICU MessageFormat.
 */
export function compiled(message: string): CompiledMessage {
  let known = cache.get(message)
  if (known === undefined) {
    known = compileText(message)
    cache.set(message, known)
  }
  return known
}

/** @throws Error where the message is not in ICU MessageFormat. */
export function compileText(message: string): CompiledMessage {
  // As JSON, which leaves out what is undefined: what is in a catalog or a recording is the same as what was compiled.
  const tokens = JSON.parse(JSON.stringify(compileMessageOrThrow(message))) as Exclude<CompiledMessage, string>
  requireOther(tokens)
  if (tokens.every(token => typeof token === 'string')) return tokens.join('')
  return tokens
}

/** The arm for all other values may be what a language lacks a form for. */
function requireOther(tokens: readonly MessageToken[]): void {
  for (const [name, , format] of tokens.filter(token => typeof token !== 'string')) {
    if (typeof format !== 'object' || format === null) continue
    const arms = Object.values(format).filter(Array.isArray)
    if (arms.length > 0 && !('other' in format)) throw new Error(`{${name}} has no arm "other"`)
    for (const arm of arms) requireOther(arm)
  }
}
