import { html } from 'hono/html'

/** Markup with everything that came from outside already made safe. */
export type Html = ReturnType<typeof html>

/** In a sentence, the place of a value that is markup. */
export const slot = (index: number) => `\uE000${index}\uE001`

/** A sentence, with markup in its slots. */
export function withMarkup(sentence: string, ...parts: readonly Html[]): Html {
  const pieces = sentence.split(/\uE000(\d)\uE001/)
  return html`${pieces.map((piece, at) => (at % 2 === 0 ? piece : (parts[Number(piece)] ?? '')))}`
}
