import { type ReactNode, useState } from 'react'
import { FieldRow, Fields } from '../../components/Field'
import layout from '../../components/layout.module.css'
import { SelectField } from '../../components/SelectField'
import { TextAreaField } from '../../components/TextAreaField'
import { TextField } from '../../components/TextField'
import { t } from '../../language/active'
import { type Connection, originOf, wantsKey } from '../../providers/connections/connections'
import type { ConnectionTest } from '../../providers/connections/test-connection'
import { useApp } from '../page/app-context'
import { type ConnectionDraft, type ConnectionField, fieldsOf } from './connection-fields'
import { KeyField } from './KeyField'
import { TestButton } from './TestButton'

interface ConnectionFormProps {
  connection: Connection
  /** It was just added: focuses the first empty field. */
  isNew?: boolean | undefined
  /** Omits the link to the key page, which is shown elsewhere. */
  explained?: boolean
  onTested?(test: ConnectionTest): void
  /** Tests on mount. */
  testNow?: boolean | undefined
  /** Content below the fields. */
  children?: ReactNode
}

/** All fields of a connection, its key and its test. Saved as soon as what is typed makes a connection. */
export function ConnectionForm({ connection, isNew, explained, onTested, testNow, children }: ConnectionFormProps) {
  const { settings } = useApp()
  const set = fieldsOf(connection)
  // A field keeps what is typed into it, right or wrong; the last that makes a connection is saved.
  const [typed, setTyped] = useState<ConnectionDraft>({})
  const draft = { ...set.write(connection), ...typed }
  const { connection: valid, problems } = set.read(connection, draft)

  const change = (patch: ConnectionDraft) => {
    setTyped({ ...typed, ...patch })
    const read = set.read(connection, { ...draft, ...patch })
    if (read.connection) settings.putConnection(read.connection)
  }

  const all = set.fields(connection, draft)
  const drawn = (place: ConnectionField['place']) =>
    all
      .filter(field => field.place === place)
      .map(field => (
        <OneField
          key={field.id}
          field={field}
          value={draft[field.id] ?? ''}
          problem={field.id in typed ? problems[field.id] : undefined}
          onChange={text => change({ [field.id]: text, ...set.spread?.(field.id, text) })}
        />
      ))
  const [row, more] = [drawn('row'), drawn('more')]
  return (
    <div className={layout.stack4} ref={isNew ? focusFirst : undefined}>
      <Fields>
        {drawn('first')}
        {row.length > 0 && <FieldRow>{row}</FieldRow>}
        {valid && all.length > 0 && wantsKey(valid) && (
          <KeyField key={originOf(valid)} connection={valid} explained={explained} />
        )}
        {valid && (
          <TestButton
            connection={valid}
            onModels={'models' in draft ? models => change({ models: models.join('\n') }) : undefined}
            now={testNow}
            onTested={onTested}
          />
        )}
        {drawn('last')}
        {more.length > 0 && (
          <details className={layout.stack3} open={connection.provider === 'other'}>
            <summary>{t('More')}</summary>
            <Fields>{more}</Fields>
          </details>
        )}
      </Fields>
      {children}
    </div>
  )
}

interface OneFieldProps {
  field: ConnectionField
  value: string
  problem: string | undefined
  onChange(text: string): void
}

function OneField({ field, value, problem, onChange }: OneFieldProps) {
  const { label, help, placeholder, options, lines } = field
  const common = { label, value, ...(help !== undefined && { help }), ...(problem !== undefined && { error: problem }) }
  if (options) return <SelectField {...common} options={options} onChange={onChange} />
  const hint = placeholder === undefined ? {} : { placeholder }
  if (lines) return <TextAreaField {...common} {...hint} onChange={onChange} />
  return <TextField {...common} {...hint} onChange={(text = '') => onChange(text)} />
}

function focusFirst(form: HTMLElement | null) {
  form?.querySelector('input')?.focus()
}
