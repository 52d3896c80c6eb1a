import { classNames } from '../../components/class-names'
import { Field } from '../../components/Field'
import layout from '../../components/layout.module.css'
import slider from '../../components/slider.module.css'
import { t } from '../../language/active'
import { formatNumber } from '../kit/format-number'
import type { ModelOption } from '../view'

interface TemperatureFieldProps {
  value: number
  /** The model's range; undefined while the model is unknown. */
  range: ModelOption['temperature'] | undefined
  onChange(value: number): void
  locked: boolean
}

/** The sampling temperature. An unsupported value is kept, with a warning. */
export function TemperatureField({ value, range, onChange, locked }: TemperatureFieldProps) {
  if (range === false) {
    return (
      <p className={layout.hint}>
        {t('Temperature: this model decides for itself. Your {value} is kept for models that use it.', {
          value: formatNumber(value),
        })}
      </p>
    )
  }
  // For an unknown model, values above 1 may be valid.
  const { min, max } = range ?? { min: 0, max: Math.max(1, value) }
  const isOutside = value < min || value > max
  return (
    <Field
      label={t('Temperature')}
      term="temperature"
      locked={locked}
      help={
        isOutside
          ? t('This model takes {min} to {max}, so {value} counts as {end}.', {
              min: formatNumber(min),
              max: formatNumber(max),
              value: formatNumber(value),
              end: formatNumber(value < min ? min : max),
            })
          : t('Low: the most likely words. High: more surprises.')
      }
    >
      {({ className: _, ...control }) => (
        <div className={classNames(layout.row3, slider.slider)}>
          <input
            {...control}
            type="range"
            min={min}
            max={max}
            step={0.1}
            value={value}
            onChange={event => onChange(Number(event.target.value))}
          />
          <output htmlFor={control.id}>{formatNumber(value)}</output>
        </div>
      )}
    </Field>
  )
}
