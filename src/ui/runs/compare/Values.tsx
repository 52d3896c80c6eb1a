import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { NumberField } from '../../../components/NumberField'
import { SelectField } from '../../../components/SelectField'
import { TextAreaField } from '../../../components/TextAreaField'
import { useItemIds } from '../../../components/use-item-ids'
import { t } from '../../../language/active'
import type { ViewServices } from '../../../nodes/view'
import { MAX_ROWS } from '../../../store/batch/plan'
import styles from './Compare.module.css'

interface ValuesProps<Value> {
  /** One per row. */
  values: readonly Value[]
  onChange(values: readonly Value[]): void
}

/** What the fields and buttons of a list say. */
interface ValueLabels {
  label(number: number): string
  leaveOut(number: number): string
  add(): string
}

const temperatureLabels: ValueLabels = {
  label: number => t('Temperature {number, number}', { number }),
  leaveOut: number => t('Leave out temperature {number, number}', { number }),
  add: () => t('Add a temperature'),
}
const modelLabels: ValueLabels = {
  label: number => t('Model {number, number}', { number }),
  leaveOut: number => t('Leave out model {number, number}', { number }),
  add: () => t('Add a model'),
}
const promptLabels: ValueLabels = {
  label: number => t('Prompt {number, number}', { number }),
  leaveOut: number => t('Leave out prompt {number, number}', { number }),
  add: () => t('Add a prompt'),
}

/** A list with one field per row of the grid. */
function Values<Value>({
  values,
  onChange,
  words,
  fresh,
  wide,
  field,
}: ValuesProps<Value> & {
  words: ValueLabels
  /** The value of a new entry. */
  fresh: Value
  /** Prompts have a line each. */
  wide?: boolean
  field(value: Value, label: string, change: (value: Value) => void): ReactNode
}) {
  const { ids, removeAt } = useItemIds(values.length)
  return (
    <ol className={classNames(layout.wrap3, layout.bottom, styles.values)} data-wide={wide || undefined}>
      {values.map((value, index) => (
        <li key={ids[index]}>
          {field(value, words.label(index + 1), changed => onChange(values.with(index, changed)))}
          {values.length > 1 && (
            <IconButton
              icon={X}
              label={words.leaveOut(index + 1)}
              onClick={() => {
                removeAt(index)
                onChange(values.toSpliced(index, 1))
              }}
            />
          )}
        </li>
      ))}
      {values.length < MAX_ROWS && (
        <li>
          <Button icon={Plus} onClick={() => onChange([...values, fresh])}>
            {words.add()}
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
      words={temperatureLabels}
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
    { value: '', label: t('The page’s model ({model})', { model: services.defaultModelLabel }) },
    ...services.models
      .filter(({ connected, retired }) => connected && !retired)
      .map(({ id, label }) => ({ value: id, label })),
  ]
  return (
    <>
      <Values
        values={values}
        onChange={onChange}
        words={modelLabels}
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
        <p className={layout.soft}>
          {t('Only the demo model can answer yet.')}{' '}
          <Button look="quiet" onClick={services.openSettings}>
            {t('Connect another')}
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
      words={promptLabels}
      fresh=""
      wide
      field={(value, label, change) => <TextAreaField label={label} value={value} onChange={change} />}
    />
  )
}
