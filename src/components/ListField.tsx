import { useState } from 'react'
import type { FieldProps } from './Field'
import { TextAreaField } from './TextAreaField'

interface ListFieldProps extends Omit<FieldProps, 'error'> {
  items: readonly string[]
  /** Called with the whole list once every item is valid. */
  onChange(items: string[]): void
  /** The problem of an item, as a sentence, or null. */
  problem?(item: string): string | null
  placeholder?: string
}

/** A list of short texts, one per line. A list with an invalid item remains a draft. */
export function ListField({ items, onChange, problem = () => null, ...field }: ListFieldProps) {
  const written = items.join('\n')
  const [draft, setDraft] = useState({ text: written, of: written })
  // The draft is dropped when the value changes from outside (undo).
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

/** The lines of a text; blank ones are ignored. */
function itemsOf(text: string): string[] {
  const lines = text.split('\n').map(line => line.trim())
  return lines.filter(line => line !== '')
}
