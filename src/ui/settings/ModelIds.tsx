import { useState } from 'react'
import { TextAreaField } from '../../components/TextAreaField'

interface ModelIdsProps {
  models: string[] | undefined
  /** Undefined to use no custom list. */
  onChange(models: string[] | undefined): void
}

/** Ids of the models that menus offer for a connection, one per line. */
export function ModelIds({ models, onChange }: ModelIdsProps) {
  const [draft, setDraft] = useState<{ text: string; of: string[] | undefined }>()
  // The draft belongs to the list that it produced; a list from a test replaces it.
  const text = draft && draft.of === models ? draft.text : (models ?? []).join('\n')
  return (
    <TextAreaField
      label="Models to choose from"
      value={text}
      onChange={typed => {
        const ids = [...new Set(typed.split('\n').map(line => line.trim()))].filter(id => id !== '' && id.length <= 200)
        const listed = ids.length > 0 ? ids : undefined
        setDraft({ text: typed, of: listed })
        onChange(listed)
      }}
      placeholder="One id a line"
      help="Extra models that this page does not know. For models on your computer, a test fills this in."
    />
  )
}
