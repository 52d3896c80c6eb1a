import { useState } from 'react'
import type { ModelOption, ViewServices } from '../view'
import { Button } from './Button'
import { Field } from './Field'
import styles from './model.module.css'
import { findModelOption, groupModels, isConnected, isRetiredOption, successorOf } from './models'
import { TextField } from './TextField'

interface ModelFieldProps {
  /** The id as the config has it; empty for the page's model. */
  value: string
  onChange(id: string): void
  locked: boolean
  services: ViewServices
}

/** Stands for "Another id…" in the list; no provider has a model of this name. */
const OTHER = '\0'

/** Chooses a model from the list or by any id, and says when the chosen one cannot answer. */
export function ModelField({ value, onChange, locked, services }: ModelFieldProps) {
  const { models, defaultModelLabel } = services
  const known = findModelOption(models, value)
  // Once they type an id, the box stays until they choose from the list, even if the id is in the list by now.
  const [isTyping, setTyping] = useState(false)
  const isOther = isTyping || (value !== '' && !known)

  const choose = (id: string) => {
    setTyping(id === OTHER)
    if (id !== OTHER) onChange(id)
  }

  return (
    <div className={styles.model}>
      <Field label="Model" locked={locked}>
        {control => (
          <select
            {...control}
            value={isOther ? OTHER : (known?.id ?? '')}
            onChange={event => choose(event.target.value)}
          >
            <option value="">The page’s model ({defaultModelLabel})</option>
            {groupModels(models, known).map(group => (
              <optgroup key={group.provider} label={group.label}>
                {group.models.map(model => (
                  <option key={model.id} value={model.id}>
                    {model.label}
                    {isRetiredOption(model) ? ' (retired)' : model.connected ? '' : ' (not connected)'}
                  </option>
                ))}
              </optgroup>
            ))}
            <option value={OTHER}>Another id…</option>
          </select>
        )}
      </Field>
      {isOther && (
        <TextField
          label="Another id"
          value={value}
          onChange={id => onChange(id?.trim() ?? '')}
          locked={locked}
          placeholder="provider/name-of-the-model"
          help="It goes to the provider just as you write it."
        />
      )}
      {known && isRetiredOption(known) ? (
        <Retired model={known} successor={successorOf(models, known)} locked={locked} onChoose={choose} />
      ) : (
        !isConnected(models, value) && (
          <div className={styles.note}>
            <p>{known?.providerLabel ?? 'Its provider'} is not connected. Demo will answer instead.</p>
            <Button onClick={services.openSettings}>Connect</Button>
          </div>
        )
      )}
    </div>
  )
}

interface RetiredProps {
  model: ModelOption
  successor: ModelOption | undefined
  locked: boolean
  onChoose(id: string): void
}

/** A model that no longer answers is kept as it was chosen, and a living one offered. */
function Retired({ model, successor, locked, onChoose }: RetiredProps) {
  return (
    <div className={styles.note}>
      <p>
        {model.label} is retired{sinceWhen(model.retired ?? '')}.
      </p>
      {successor && !locked && <Button onClick={() => onChoose(successor.id)}>Use {successor.label}</Button>}
    </div>
  )
}

function sinceWhen(isoDate: string): string {
  const date = new Date(`${isoDate.slice(0, 10)}T12:00:00Z`)
  if (Number.isNaN(date.getTime())) return ''
  return ` since ${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })}`
}
