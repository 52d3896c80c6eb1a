import type { CompiledMessage, MessageToken } from '../../src/language/message.ts'

/** What a message takes: its arguments with their types, and its tags. A translation takes the same. */
export function takenBy(message: CompiledMessage): string[] {
  const taken = new Set<string>()
  const visit = (tokens: readonly MessageToken[]) => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        for (const [tag] of token.matchAll(/<\/?\w+\/?>/g)) taken.add(tag)
        continue
      }
      const [name, type = 'text', format] = token
      taken.add(`{${name}, ${type}}`)
      if (typeof format !== 'object' || format === null) continue
      for (const [arm, tokens] of Object.entries(format)) {
        if (type === 'select') taken.add(`{${name}, ${type}, ${arm}}`)
        if (Array.isArray(tokens)) visit(tokens)
      }
    }
  }
  visit(typeof message === 'string' ? [message] : message)
  return [...taken].sort()
}

/** What a translation lacks, or has of its own; none when it takes what its message takes. */
export function differences(message: CompiledMessage, translation: CompiledMessage): string[] {
  const [wanted, given] = [takenBy(message), takenBy(translation)]
  return [
    ...wanted.filter(each => !given.includes(each)).map(each => `lacks ${each}`),
    ...given.filter(each => !wanted.includes(each)).map(each => `has ${each}, which the message has not`),
  ]
}

/** The forms that the plurals of a translation lack in its language. An arm for one amount, such as `=1`, is none. */
export function missingForms(code: string, translation: CompiledMessage): string[] {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories
  const missing = new Set<string>()
  const visit = (tokens: readonly MessageToken[]) => {
    for (const token of tokens) {
      if (typeof token === 'string') continue
      const [name, type, format] = token
      if (typeof format !== 'object' || format === null) continue
      for (const form of type === 'plural' ? forms : [])
        if (!(form in format)) missing.add(`{${name}, plural, ${form}}`)
      for (const arm of Object.values(format)) if (Array.isArray(arm)) visit(arm)
    }
  }
  visit(typeof translation === 'string' ? [] : translation)
  return [...missing].map(each => `lacks ${each}`)
}
