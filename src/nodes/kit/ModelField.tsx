import { useState } from 'react'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { SelectField } from '../../components/SelectField'
import { TextField } from '../../components/TextField'
import { activeMessages, t } from '../../language/active'
import type { ModelOption, ViewServices } from '../view'
import { findModelOption, isConnected, isRetiredOption, modelChoices, replacementOf } from './models'

interface ModelFieldProps {
  /** The id in the config; empty for the default model. */
  value: string
  onChange(id: string): void
  locked: boolean
  services: ViewServices
}

/** Value of "Another model…" in the list; no provider has a model of this name. */
const OTHER = '\0'

/** Selects a model from the list or by id, and warns when it is unavailable. */
export function ModelField({ value, onChange, locked, services }: ModelFieldProps) {
  const { models, defaultModelLabel } = services
  const known = findModelOption(models, value)
  // Once typing starts, the text field stays until a list item is chosen, even if the id is in the list.
  const [isTyping, setTyping] = useState(false)
  const isOther = isTyping || (value !== '' && !known)

  const choose = (id: string) => {
    setTyping(id === OTHER)
    if (id !== OTHER) onChange(id)
  }

  return (
    <div className={layout.stack2}>
      <SelectField
        label={t('Model')}
        locked={locked}
        value={isOther ? OTHER : (known?.id ?? '')}
        options={[
          { value: '', label: t('The page’s model ({model})', { model: defaultModelLabel }) },
          ...modelChoices(models, known),
          { value: OTHER, label: t('Another model…') },
        ]}
        onChange={choose}
      />
      {isOther && (
        <TextField
          label={t('Id of the model')}
          value={value}
          onChange={id => onChange(id?.trim() ?? '')}
          locked={locked}
          placeholder="provider/name-of-the-model"
          help={t('It is sent to the provider exactly as you write it.')}
        />
      )}
      {known && isRetiredOption(known) ? (
        <Retired model={known} successor={replacementOf(models, known)} locked={locked} onChoose={choose} />
      ) : (
        !isConnected(models, value) && (
          <div className={classNames(layout.cluster3, layout.notice, layout.small)} data-status="warning">
            <p>
              {known?.providerLabel
                ? t('{provider} is not connected. Demo will answer instead.', { provider: known.providerLabel })
                : t('Its provider is not connected. Demo will answer instead.')}
            </p>
            <Button round onClick={services.openSettings}>
              {t('Connect')}
            </Button>
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

/** A retired model is kept as chosen, and a replacement is suggested. */
function Retired({ model, successor, locked, onChoose }: RetiredProps) {
  const since = formatDate(model.retired ?? '')
  return (
    <div className={classNames(layout.cluster3, layout.notice, layout.small)} data-status="warning">
      <p>
        {since
          ? t('{model} is retired since {since}.', { model: model.label, since })
          : t('{model} is retired.', { model: model.label })}
      </p>
      {successor && !locked && (
        <Button round onClick={() => onChoose(successor.id)}>
          {t('Use {model}', { model: successor.label })}
        </Button>
      )}
    </div>
  )
}

function formatDate(isoDate: string): string {
  const date = new Date(`${isoDate.slice(0, 10)}T12:00:00Z`)
  if (Number.isNaN(date.getTime())) return ''
  return activeMessages().date(date, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}
