import { type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { Fields } from '../../components/Field'
import { TextAreaField } from '../../components/TextAreaField'
import { TextField } from '../../components/TextField'
import { t } from '../../language/active'
import { type Connection, ConnectionSchema, originOf, wantsKey } from '../../providers/connections/connections'
import { runsLocally } from '../../providers/connections/preset-of'
import type { ConnectionTest } from '../../providers/connections/test-connection'
import { useApp } from '../app/app-context'
import { AzureForm } from './AzureForm'
import { KeyField } from './KeyField'
import { MoreFields } from './MoreFields'
import { isCustomAddress } from './new-connection'
import styles from './Settings.module.css'
import { TestButton } from './TestButton'

interface ConnectionFormProps {
  connection: Connection
  /** It was just added: focuses the first empty field. */
  isNew?: boolean
  /** Omits the link to the key page, which is shown elsewhere. */
  explained?: boolean
  onTested?(test: ConnectionTest): void
  /** Tests on mount. */
  testNow?: boolean
  /** Content below the fields. */
  children?: ReactNode
}

/** All fields of a connection: address, key, test, and rarely used ones. Saved as soon as it is valid. */
export function ConnectionForm({ connection, isNew, explained, onTested, testNow, children }: ConnectionFormProps) {
  const { settings } = useApp()
  // The fields keep the typed text; the last valid state is saved.
  const [typed, setTyped] = useState(connection)
  const parsed = v.safeParse(ConnectionSchema, typed)
  const valid = parsed.success ? parsed.output : undefined
  const problemOf = (field: keyof Connection) => parsed.issues?.find(issue => issue.path?.[0]?.key === field)?.message

  const change = (patch: Partial<Connection>) => {
    const next = { ...typed, ...patch }
    setTyped(next)
    const read = v.safeParse(ConnectionSchema, next)
    if (read.success) settings.putConnection(read.output)
  }

  const address = (
    <TextField
      label={t('Address')}
      value={typed.baseUrl}
      onChange={(baseUrl = '') => change({ baseUrl })}
      placeholder="https://models.example.com/v1"
      error={typed.baseUrl === '' ? undefined : problemOf('baseUrl')}
      help={typed.baseUrl === '' ? t('The address of the model, from the company that runs it.') : undefined}
    />
  )
  // The teacher determines the settings of a class.
  if (connection.provider === 'class') {
    return (
      <div className={styles.form}>
        <TestButton connection={connection} onModels={() => {}} {...(onTested && { onTested })} />
        {children}
      </div>
    )
  }
  if (connection.provider === 'azure') {
    return (
      <AzureForm connection={connection} explained={explained} {...(onTested && { onTested })}>
        {children}
      </AzureForm>
    )
  }
  const models = <ModelIds models={typed.models} onChange={models => change({ models })} />
  const isOwn = isCustomAddress(typed)
  // A local server lists its models; another address may list none.
  const needsModels = isOwn && !runsLocally(typed)
  return (
    <div className={styles.form} ref={isNew ? focusFirst : undefined}>
      <Fields>
        {isOwn && address}
        {valid && wantsKey(valid) && <KeyField key={originOf(valid)} connection={valid} explained={explained} />}
        {valid && (
          <TestButton
            connection={valid}
            onModels={models => change({ models })}
            now={testNow}
            {...(onTested && { onTested })}
          />
        )}
        {needsModels && models}
        <MoreFields connection={typed} onChange={change} nameProblem={problemOf('label')}>
          {!isOwn && address}
          {!needsModels && models}
        </MoreFields>
      </Fields>
      {children}
    </div>
  )
}

function focusFirst(form: HTMLElement | null) {
  form?.querySelector('input')?.focus()
}

interface ModelIdsProps {
  models: string[] | undefined
  /** Undefined to use no custom list. */
  onChange(models: string[] | undefined): void
}

/** Ids of the models that menus offer for a connection, one per line. */
function ModelIds({ models, onChange }: ModelIdsProps) {
  const [draft, setDraft] = useState<{ text: string; of: string[] | undefined }>()
  // The draft belongs to the list that it produced; a list from a test replaces it.
  const text = draft && draft.of === models ? draft.text : (models ?? []).join('\n')
  return (
    <TextAreaField
      label={t('Models to choose from')}
      value={text}
      onChange={typed => {
        const ids = [...new Set(typed.split('\n').map(line => line.trim()))].filter(id => id !== '' && id.length <= 200)
        const listed = ids.length > 0 ? ids : undefined
        setDraft({ text: typed, of: listed })
        onChange(listed)
      }}
      placeholder={t('One id per line')}
      help={t('Extra models that this page does not know. For models on your computer, a test fills this in.')}
    />
  )
}
