import { Check } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { SelectField } from '../../nodes/kit/SelectField'
import { offeredModels } from '../../providers/catalogue'
import type { Connection } from '../../providers/connections'
import { useApp } from '../app-context'
import { Button } from '../parts/Button'
import { useScreen } from '../screen'
import styles from './Connect.module.css'

interface PageModelChoiceProps {
  connection: Connection
  /** Models that it has beside those that are known or kept. The one that is chosen is kept. */
  offered?: readonly string[] | undefined
}

/** Lets a connection's model answer for the whole page. */
export function PageModelChoice({ connection, offered = [] }: PageModelChoiceProps) {
  const { settings } = useApp()
  const models = modelsOf(connection, offered)
  const [chosen, setChosen] = useState<string>()
  const id = chosen ?? models[0]?.id
  if (id === undefined) return null
  return (
    <div className={styles.choice}>
      <SelectField
        label="Model"
        value={id}
        onChange={setChosen}
        options={models.map(model => ({ value: model.id, label: model.label }))}
      />
      <UseButton
        id={`${connection.id}/${id}`}
        label={models.find(model => model.id === id)?.label ?? id}
        onUse={() => {
          if (!offered.includes(id) || connection.models?.includes(id)) return
          settings.putConnection({ ...connection, models: [...(connection.models ?? []), id] })
        }}
      />
    </div>
  )
}

/** Makes a model the page's own: it answers wherever a card names none. */
export function UseButton({ id, label, onUse }: { id: string; label: string; onUse?: () => void }) {
  const { settings } = useApp()
  const screen = useScreen()
  const isUsed = useStore(settings, state => state.defaultModel === id || (id === '' && state.defaultModel === 'demo'))
  const use = () => {
    onUse?.()
    settings.setDefaultModel(id)
    screen.announce(`${atStart} answers on this page now`)
  }
  // The id of a model keeps its small letters.
  const atStart = label.replace(/^the /, 'The ')
  return isUsed ? (
    <p className={styles.used}>
      <Check size={16} aria-hidden />
      {atStart} answers on this page.
    </p>
  ) : (
    <Button look="strong" onClick={use}>
      Let {label} answer
    </Button>
  )
}

function modelsOf({ provider, models = [] }: Connection, offered: readonly string[]): { id: string; label: string }[] {
  const known = offeredModels.filter(entry => entry.provider === provider).map(({ id, label }) => ({ id, label }))
  const own = [...new Set([...models, ...offered])]
    .filter(id => !known.some(each => each.id === id))
    .map(id => ({ id, label: id }))
  return provider === 'other' || provider === 'class' ? own : [...known, ...own]
}
