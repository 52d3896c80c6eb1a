import { Plug } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { SelectField } from '../../components/SelectField'
import { t } from '../../language/active'
import { findModelOption, modelChoices } from '../../nodes/kit/models'
import type { Connection } from '../../providers/connections/connections'
import { useApp } from '../page/app-context'
import { useModels } from '../page/models/use-models'
import { useScreen } from '../page/screen'
import { ConnectionCard } from './ConnectionCard'
import { removeConnection } from './remove-connection'
import styles from './Settings.module.css'

/** The default model and the connected providers. */
export function ModelsTab() {
  const { settings } = useApp()
  const screen = useScreen()
  const connections = useStore(settings, state => state.connections)
  const [open, setOpen] = useState<string>()

  const remove = (connection: Connection) => {
    removeConnection(settings, connection)
    screen.announce(t('Removed {label}', { label: connection.label }))
  }

  return (
    <div className={classNames(layout.stack5, layout.packed, styles.tab)}>
      <DefaultModel />
      <section aria-labelledby="connected" className={layout.stack3}>
        <h3 id="connected" className={layout.large}>
          {t('Your providers')}
        </h3>
        {connections.length === 0 && (
          <p className={layout.soft}>{t('None yet, so the demo answers. It is part of this page and needs no key.')}</p>
        )}
        {connections.map(connection => (
          <ConnectionCard
            key={connection.id}
            connection={connection}
            open={open === connection.id}
            onOpen={isOpen => setOpen(isOpen ? connection.id : undefined)}
            onRemove={() => remove(connection)}
          />
        ))}
        <Button icon={Plug} look="strong" className={layout.atStart} onClick={() => screen.show('connect')}>
          {t('Connect a model')}
        </Button>
      </section>
    </div>
  )
}

/** The default model, for inferences that name none. */
function DefaultModel() {
  const { settings } = useApp()
  const { models } = useModels()
  const id = useStore(settings, state => state.defaultModel)
  const known = findModelOption(models, id)
  return (
    <SelectField
      label={t('Model for this page')}
      help={t('It answers when a Model card does not name another model.')}
      value={known?.id ?? id}
      options={[...(known ? [] : [{ value: id, label: id || t('Demo') }]), ...modelChoices(models, known)]}
      onChange={settings.setDefaultModel}
    />
  )
}
