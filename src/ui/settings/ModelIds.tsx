import { useState } from 'react'
import { TextAreaField } from '../../nodes/kit/TextAreaField'

interface ModelIdsProps {
  models: string[] | undefined
  /** Undefined for no list of its own. */
  onChange(models: string[] | undefined): void
}

/** The ids that the menus of models offer for a connection, one a line. */
export function ModelIds({ models, onChange }: ModelIdsProps) {
  const [draft, setDraft] = useState<{ text: string; of: string[] | undefined }>()
  // What is typed belongs to the list that it made; a list from a test takes its place.
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
      help="Beside the models that this page knows. A test fills it in for models at home."
    />
  )
}
