/**
 * Actions of a student in a step. The same list is played on the stores in Node and on the page in a browser, so cards
 * and fields are named as on screen.
 */
export type Action =
  /** Presses Run and waits for its end; chooses `answer` where the run asks, else the first option. */
  | { do: 'run'; answer?: string }
  /** Fills a field: a text, a number, or an option's label (`value` is its stored value). */
  | { do: 'fill'; card: string; field: string; at: string; text: string | number; value?: string | number }
  /** Presses Stop before the last run's end. */
  | { do: 'stop' }
  /** Undoes the last change. */
  | { do: 'add'; type: string }
  | { do: 'remove'; card: string }
  /** Moves a card up by so many positions; down where it is negative. */
  | { do: 'lift'; card: string; by: number }
  | { do: 'guess'; option: string }
  /** Adds a field to the form of the answer. */
  | { do: 'box'; card: string; name: string; kind: 'Number' | 'Yes or no' | 'Text' }
  /** Selects the next word by its bar; `text` is the result. */
  | { do: 'take'; card: string; bar: string; text: string }
  /** Lets a network practice for a moment. */
  | { do: 'train'; card: string }
  /** Selects another pipeline. */
  | { do: 'open'; pipeline: string }

export const run = (answer?: string): Action => (answer ? { do: 'run', answer } : { do: 'run' })
export const stop: Action = { do: 'stop' }
export const box = (name: string, kind: 'Number' | 'Yes or no' | 'Text', card = 'Model'): Action => ({
  do: 'box',
  card,
  name,
  kind,
})
export const train = (card = 'Next word'): Action => ({ do: 'train', card })
export const guess = (option: string): Action => ({ do: 'guess', option })
export const add = (type: string): Action => ({ do: 'add', type })
export const remove = (card: string): Action => ({ do: 'remove', card })
export const lift = (card: string, by: number): Action => ({ do: 'lift', card, by })
export const say = (text: string, card = 'Message'): Action => ({
  do: 'fill',
  card,
  field: 'Message',
  at: 'input',
  text,
})
export const rule = (text: string, card = 'System prompt'): Action => ({
  do: 'fill',
  card,
  field: 'Prompt',
  at: 'config.prompt',
  text,
})
export const set = (
  card: string,
  field: string,
  at: string,
  text: string | number,
  value?: string | number,
): Action => ({
  do: 'fill',
  card,
  field,
  at: `config.${at}`,
  text,
  ...(value !== undefined && { value }),
})
