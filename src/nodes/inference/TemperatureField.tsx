import layout from '../../components/layout.module.css'
import { SliderField } from '../../components/SliderField'
import { t } from '../../language/active'
import type { InferenceConfig } from '../../model/inference'
import { formatNumber } from '../kit/format-number'
import { findModelOption } from '../kit/models'
import type { FieldControlProps } from '../view'

/** The sampling temperature. An unsupported value is kept, with a warning. */
export function TemperatureField({
  label,
  value,
  config: { model },
  services,
  onChange,
  locked,
}: FieldControlProps<number, InferenceConfig>) {
  // The model's range; undefined while the model is unknown.
  const range = (findModelOption(services.models, model) ?? { temperature: services.temperatureOf?.(model) })
    .temperature
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
    <SliderField
      label={label}
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
      value={value}
      onChange={onChange}
      min={min}
      max={max}
      step={0.1}
      print={formatNumber}
    />
  )
}
