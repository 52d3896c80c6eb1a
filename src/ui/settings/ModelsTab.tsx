import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { connectionPresets } from '../../providers/connection-presets'
import type { Connection } from '../../providers/connections'
import { useApp } from '../app-context'
import { Button } from '../parts/Button'
import { useScreen } from '../screen'
import { ConnectionCard } from './ConnectionCard'
import { DefaultModel } from './DefaultModel'
import { newConnection, presetName } from './new-connection'
import styles from './Settings.module.css'

/** Who answers: the model of the page, and the providers that are connected. */
export function ModelsTab() {
  const { settings } = useApp()
  const screen = useScreen()
  const connections = useStore(settings, state => state.connections)
  const [open, setOpen] = useState<string>()
  const [newest, setNewest] = useState<string>()
  /** Being filled in: it is kept as soon as it is whole. */
  const [unfinished, setUnfinished] = useState<Connection>()
  const shown = unfinished && !connections.some(({ id }) => id === unfinished.id) ? [unfinished] : []

  const add = (connection: Connection) => {
    setOpen(connection.id)
    setNewest(connection.id)
    if (connection.baseUrl === '') setUnfinished(connection)
    else settings.putConnection(connection)
  }
  const remove = (connection: Connection) => {
    settings.keys.forget(connection.baseUrl)
    settings.removeConnection(connection.id)
    setUnfinished(undefined)
    screen.announce(`Removed ${connection.label}`)
  }

  return (
    <div className={styles.tab}>
      <DefaultModel />
      <section aria-labelledby="connected" className={styles.section}>
        <h3 id="connected">Your providers</h3>
        {connections.length + shown.length === 0 && (
          <p className={styles.soft}>
            Nobody yet, so the demo answers. It is part of this page, needs no key, and says so wherever it speaks.
          </p>
        )}
        {[...connections, ...shown].map(connection => (
          <ConnectionCard
            key={connection.id}
            connection={connection}
            open={open === connection.id}
            isNew={newest === connection.id}
            onOpen={isOpen => setOpen(isOpen ? connection.id : undefined)}
            onRemove={() => remove(connection)}
          />
        ))}
      </section>
      <section aria-labelledby="connect" className={styles.section}>
        <h3 id="connect">Connect a model</h3>
        <div className={styles.presets}>
          {connectionPresets.map(preset => (
            <Button
              key={preset.connection.id}
              icon={Plus}
              onClick={() => add(newConnection(preset, [...connections, ...shown]))}
            >
              {presetName(preset)}
            </Button>
          ))}
        </div>
      </section>
    </div>
  )
}
