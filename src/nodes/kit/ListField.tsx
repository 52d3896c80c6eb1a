import { useState } from 'react'
import type { FieldProps } from './Field'
import { TextAreaField } from './TextAreaField'

interface ListFieldProps extends Omit<FieldProps, 'error'> {
  items: readonly string[]
  /** Gets the whole list, once every item of it fits. */
  onChange(items: string[]): void
  /** What is wrong with an item, as a sentence, or null. */
  problem?(item: string): string | null
  placeholder?: string
}

/** A list of short texts, one a line. A list with an item that does not fit stays in the box, and is not passed on. */
export function ListField({ items, onChange, problem = () => null, ...field }: ListFieldProps) {
  const written = items.join('\n')
  const [draft, setDraft] = useState({ text: written, of: written })
  // A draft belongs to the list that it was typed over; when that changes from outside (undo), the draft is dropped.
  const text = draft.of === written ? draft.text : written

  const read = (typed: string) => {
    const list = itemsOf(typed)
    const fits = list.every(item => problem(item) === null)
    setDraft({ text: typed, of: fits ? list.join('\n') : written })
    if (fits && list.join('\n') !== written) onChange(list)
  }

  const problems = itemsOf(text).flatMap(item => problem(item) ?? [])
  return <TextAreaField {...field} value={text} onChange={read} error={problems[0]} />
}

/** The items in a text with one a line; blank lines do not count. */
function itemsOf(text: string): string[] {
  const lines = text.split('\n').map(line => line.trim())
  return lines.filter(line => line !== '')
}
