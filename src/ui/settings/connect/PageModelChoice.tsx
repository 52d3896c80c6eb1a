import { Check } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { SelectField } from '../../../components/SelectField'
import { t } from '../../../language/active'
import { offeredModels } from '../../../providers/catalog/catalog'
import type { Connection } from '../../../providers/connections/connections'
import { useApp } from '../../page/app-context'
import { useScreen } from '../../page/screen'
import styles from './Connect.module.css'

interface PageModelChoiceProps {
  /** One, or several that belong together: a class has one per wire format. */
  connections: readonly Connection[]
  /** Models of the first connection, in addition to the known and stored ones. The chosen one is stored. */
  offered?: readonly string[] | undefined
}

/** Makes a model of a connection the default of the page. */
export function PageModelChoice({ connections, offered = [] }: PageModelChoiceProps) {
  const { settings } = useApp()
  const inUse = useStore(settings, state => state.defaultModel)
  const models = connections.flatMap((connection, index) => modelsOf(connection, index === 0 ? offered : []))
  const [chosen, setChosen] = useState<string>()
  const choice = [chosen, inUse].map(id => models.find(model => model.id === id)).find(Boolean) ?? models[0]
  if (!choice) return null
  const { id, label, connection, modelId } = choice
  return (
    <div className={classNames(layout.wrap3, layout.bottom, styles.pick)}>
      <SelectField
        label={t('Model')}
        value={id}
        onChange={setChosen}
        options={models.map(model => ({ value: model.id, label: model.label }))}
      />
      <UseButton
        id={id}
        label={label}
        onUse={() => {
          if (!offered.includes(modelId) || connection.models?.includes(modelId)) return
          settings.putConnection({ ...connection, models: [...(connection.models ?? []), modelId] })
        }}
      />
    </div>
  )
}

interface UseButtonProps {
  id: string
  /** A model of the page or the browser, which has no name of its own. */
  model?: 'demo' | 'browser' | 'named'
  label?: string
  onUse?: () => void
}

/** Makes a model the default of the page: it answers for cards that name none. */
export function UseButton({ id, model = 'named', label = '', onUse }: UseButtonProps) {
  const { settings } = useApp()
  const screen = useScreen()
  const isUsed = useStore(settings, state => state.defaultModel === id || (id === '' && state.defaultModel === 'demo'))
  const use = () => {
    onUse?.()
    settings.setDefaultModel(id)
    screen.announce(
      t(
        '{model, select, demo {The demo answers on this page now} browser {The browser’s own model answers on this page now} other {{label} answers on this page now}}',
        { model, label },
      ),
    )
  }
  return isUsed ? (
    <p className={classNames(layout.row2, layout.ok, layout.semibold)}>
      <Check size={16} aria-hidden />
      {t(
        '{model, select, demo {The demo answers on this page.} browser {The browser’s own model answers on this page.} other {{label} answers on this page.}}',
        { model, label },
      )}
    </p>
  ) : (
    <Button look="strong" onClick={use}>
      {t(
        '{model, select, demo {Let the demo answer} browser {Let the browser’s own model answer} other {Let {label} answer}}',
        { model, label },
      )}
    </Button>
  )
}

interface Choice {
  /** "anthropic/claude-haiku-5-5" */
  id: string
  modelId: string
  label: string
  connection: Connection
}

function modelsOf(connection: Connection, offered: readonly string[]): Choice[] {
  const { provider, models = [] } = connection
  const known = offeredModels.filter(entry => entry.provider === provider).map(({ id, label }) => ({ id, label }))
  const own = [...new Set([...models, ...offered])]
    .filter(id => !known.some(each => each.id === id))
    .map(id => ({ id, label: id }))
  const all = provider === 'other' || provider === 'class' ? own : [...known, ...own]
  return all.map(({ id, label }) => ({ id: `${connection.id}/${id}`, modelId: id, label, connection }))
}
