import { Field } from '../../components/Field'
import slider from '../../components/slider.module.css'
import type { NextWordConfig } from './node'
import styles from './view.module.css'

interface SamplingFieldsProps {
  config: NextWordConfig
  onChange(patch: Partial<NextWordConfig>): void
  isLocked(field: string): boolean
}

/** Sampling settings. The bars update while a slider moves. */
export function SamplingFields({ config, onChange, isLocked }: SamplingFieldsProps) {
  const { temperature, topK, topP } = config
  return (
    <div className={styles.dice}>
      <Slider
        label="Temperature"
        value={temperature}
        shown={String(temperature)}
        min={0}
        max={2}
        step={0.1}
        onChange={temperature => onChange({ temperature })}
        locked={isLocked('temperature')}
      />
      <Slider
        label="Only the best (top-k)"
        value={topK}
        shown={topK === 0 ? 'all' : String(topK)}
        min={0}
        max={12}
        step={1}
        onChange={topK => onChange({ topK })}
        locked={isLocked('topK')}
      />
      <Slider
        label="Only up to a share (top-p)"
        value={topP}
        shown={topP === 1 ? 'all' : `${Math.round(topP * 100)}%`}
        min={0.05}
        max={1}
        step={0.05}
        onChange={topP => onChange({ topP })}
        locked={isLocked('topP')}
      />
    </div>
  )
}

interface SliderProps {
  label: string
  value: number
  shown: string
  min: number
  max: number
  step: number
  onChange(value: number): void
  locked: boolean
}

function Slider({ label, value, shown, min, max, step, onChange, locked }: SliderProps) {
  return (
    <Field label={label} locked={locked}>
      {({ className: _, ...control }) => (
        <div className={slider.slider}>
          <input
            {...control}
            type="range"
            aria-valuetext={shown}
            min={min}
            max={max}
            step={step}
            value={value}
            onChange={event => onChange(Number(event.target.value))}
          />
          <output htmlFor={control.id}>{shown}</output>
        </div>
      )}
    </Field>
  )
}
