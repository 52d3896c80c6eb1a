import { ChevronDown, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import * as v from 'valibot'
import { Fields } from '../../nodes/kit/Field'
import { TextField } from '../../nodes/kit/TextField'
import { type Connection, ConnectionSchema, originOf } from '../../providers/connections'
import { useApp } from '../app-context'
import { Button } from '../parts/Button'
import { KeyField } from './KeyField'
import { ModelIds } from './ModelIds'
import { MoreFields } from './MoreFields'
import { isOwnPlace } from './new-connection'
import styles from './Settings.module.css'
import { TestButton } from './TestButton'

interface ConnectionCardProps {
  connection: Connection
  open: boolean
  /** It was added just now: the focus goes to what has to be filled in. */
  isNew: boolean
  onOpen(open: boolean): void
  onRemove(): void
}

/** One provider: folded to a line, or opened to its address, key, models and test. */
export function ConnectionCard({ connection, open, isNew, onOpen, onRemove }: ConnectionCardProps) {
  const bodyId = useId()
  return (
    <article className={styles.connection} aria-label={connection.label}>
      <h4>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => onOpen(!open)}
        >
          <span>{connection.label}</span>
          <span className={styles.state}>{useKeyState(connection)}</span>
          <ChevronDown size={16} className={styles.chevron} aria-hidden />
        </button>
      </h4>
      <div id={bodyId} hidden={!open}>
        {open && <ConnectionForm connection={connection} isNew={isNew} onRemove={onRemove} />}
      </div>
    </article>
  )
}

function ConnectionForm({ connection, isNew, onRemove }: Omit<ConnectionCardProps, 'open' | 'onOpen'>) {
  const { settings } = useApp()
  // What is typed stays as it is typed; what is kept is its last state that makes sense.
  const [typed, setTyped] = useState(connection)
  const parsed = v.safeParse(ConnectionSchema, typed)
  const kept = parsed.success ? parsed.output : undefined
  const problemOf = (field: keyof Connection) => parsed.issues?.find(issue => issue.path?.[0]?.key === field)?.message

  const change = (patch: Partial<Connection>) => {
    const next = { ...typed, ...patch }
    setTyped(next)
    const read = v.safeParse(ConnectionSchema, next)
    if (read.success) settings.putConnection(read.output)
  }

  const address = (
    <TextField
      label="Address"
      value={typed.baseUrl}
      onChange={(baseUrl = '') => change({ baseUrl })}
      placeholder="https://models.example.com/v1"
      error={typed.baseUrl === '' ? undefined : problemOf('baseUrl')}
      help={typed.baseUrl === '' ? 'Where the model is, as its makers give it.' : undefined}
    />
  )
  const models = <ModelIds models={typed.models} onChange={models => change({ models })} />
  const isOwn = isOwnPlace(typed)
  return (
    <div className={styles.form} ref={isNew ? focusFirst : undefined}>
      <Fields>
        {isOwn && address}
        {kept && kept.auth !== 'none' && <KeyField key={originOf(kept)} connection={kept} />}
        {kept && <TestButton connection={kept} onModels={models => change({ models })} />}
        {isOwn && models}
        <MoreFields connection={typed} onChange={change} nameProblem={problemOf('label')}>
          {!isOwn && address}
          {!isOwn && models}
        </MoreFields>
      </Fields>
      <Button look="danger" icon={Trash2} className={styles.remove} onClick={onRemove}>
        Remove {connection.label}
      </Button>
    </div>
  )
}

function focusFirst(form: HTMLElement | null) {
  form?.querySelector('input')?.focus()
}

/** Whether a connection is ready, in two or three words. */
function useKeyState({ auth, baseUrl }: Connection): string {
  const { keys } = useApp().settings
  if (baseUrl === '') return 'no address yet'
  if (auth === 'none') return 'no key needed'
  if (keys.get(baseUrl) === null) return 'no key yet'
  return keys.isRemembered(baseUrl) ? 'key kept on this device' : 'key kept until this tab closes'
}
