import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../../../components/Button'
import { NumberField } from '../../../components/NumberField'
import { SelectField } from '../../../components/SelectField'
import { TextAreaField } from '../../../components/TextAreaField'
import type { ViewServices } from '../../../nodes/view'
import { MAX_ROWS } from '../../../store/batch/plan'
import styles from './Compare.module.css'

interface ValuesProps<Value> {
  /** One per row. */
  values: readonly Value[]
  onChange(values: readonly Value[]): void
}

/** A list with one field per row of the grid. */
function Values<Value>({
  values,
  onChange,
  what,
  fresh,
  wide,
  field,
}: ValuesProps<Value> & {
  /** "temperature" */
  what: string
  /** The value of a new entry. */
  fresh: Value
  /** Prompts have a line each. */
  wide?: boolean
  field(value: Value, label: string, change: (value: Value) => void): ReactNode
}) {
  return (
    <ol className={styles.values} data-wide={wide || undefined}>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row of the batch is its place.
        <li key={index}>
          {field(value, `${what} ${index + 1}`, changed => onChange(values.with(index, changed)))}
          {values.length > 1 && (
            <IconButton
              icon={X}
              label={`Leave out ${what.toLowerCase()} ${index + 1}`}
              onClick={() => onChange(values.toSpliced(index, 1))}
            />
          )}
        </li>
      ))}
      {values.length < MAX_ROWS && (
        <li>
          <Button icon={Plus} onClick={() => onChange([...values, fresh])}>
            Add a {what.toLowerCase()}
          </Button>
        </li>
      )}
    </ol>
  )
}

/** The temperatures of the rows. */
export function Temperatures(props: ValuesProps<number>) {
  return (
    <Values
      {...props}
      what="Temperature"
      fresh={1}
      field={(value, label, change) => (
        <NumberField
          label={label}
          value={value}
          min={0}
          max={2}
          step={0.1}
          onChange={changed => changed !== undefined && change(changed)}
        />
      )}
    />
  )
}

/** The models of the rows, from all that are available. */
export function Models({ values, services, onChange }: ValuesProps<string> & { services: ViewServices }) {
  const options = [
    { value: '', label: `The page’s model (${services.defaultModelLabel})` },
    ...services.models
      .filter(({ connected, retired }) => connected && !retired)
      .map(({ id, label }) => ({ value: id, label })),
  ]
  return (
    <>
      <Values
        values={values}
        onChange={onChange}
        what="Model"
        fresh=""
        field={(value, label, change) => (
          <SelectField
            label={label}
            value={value}
            options={options.some(option => option.value === value) ? options : [...options, { value, label: value }]}
            onChange={change}
          />
        )}
      />
      {options.length <= 2 && (
        <p className={styles.soft}>
          Only the demo model can answer yet.{' '}
          <Button look="quiet" onClick={services.openSettings}>
            Connect another
          </Button>
        </p>
      )}
    </>
  )
}

/** The prompts of the rows. */
export function PromptValues(props: ValuesProps<string>) {
  return (
    <Values
      {...props}
      what="Prompt"
      fresh=""
      wide
      field={(value, label, change) => <TextAreaField label={label} value={value} onChange={change} />}
    />
  )
}
