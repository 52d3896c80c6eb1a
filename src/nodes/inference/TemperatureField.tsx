import { Field } from '../kit/Field'
import type { ModelOption } from '../view'
import styles from './view.module.css'

interface TemperatureFieldProps {
  value: number
  /** What the model takes; undefined while the model is not known. */
  range: ModelOption['temperature'] | undefined
  onChange(value: number): void
  locked: boolean
}

/** How freely the model picks its words. A value that the model does not take is kept, with a sentence. */
export function TemperatureField({ value, range, onChange, locked }: TemperatureFieldProps) {
  if (range === false) {
    return (
      <p className={styles.aside}>
        Temperature: this model decides for itself. Your {value} is kept for models that take it.
      </p>
    )
  }
  // Of an unknown model we only know that some take more than 1.
  const { min, max } = range ?? { min: 0, max: Math.max(1, value) }
  const isOutside = value < min || value > max
  return (
    <Field
      label="Temperature"
      locked={locked}
      help={
        isOutside
          ? `This model takes ${min} to ${max}, so ${value} counts as ${value < min ? min : max}.`
          : 'Low: the likeliest words. High: more surprises.'
      }
    >
      {({ className: _, ...control }) => (
        <div className={styles.slider}>
          <input
            {...control}
            type="range"
            min={min}
            max={max}
            step={0.1}
            value={value}
            onChange={event => onChange(Number(event.target.value))}
          />
          <output htmlFor={control.id}>{value}</output>
        </div>
      )}
    </Field>
  )
}
