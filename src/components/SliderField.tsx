import { classNames } from './class-names'
import { Field, type FieldProps } from './Field'
import layout from './layout.module.css'
import slider from './slider.module.css'

interface SliderFieldProps extends FieldProps {
  value: number
  onChange(value: number): void
  min: number
  max: number
  /** Absent: any number. */
  step?: number
  /** The value beside the slider. */
  print?(value: number): string
}

/** A number of a range, with its value beside it. */
export function SliderField({ value, onChange, min, max, step, print = String, ...field }: SliderFieldProps) {
  return (
    <Field {...field}>
      {({ className: _, ...control }) => (
        <div className={classNames(layout.row3, slider.slider)}>
          <input
            {...control}
            type="range"
            aria-valuetext={print(value)}
            min={min}
            max={max}
            step={step ?? 'any'}
            value={value}
            onChange={event => onChange(Number(event.target.value))}
          />
          <output htmlFor={control.id}>{print(value)}</output>
        </div>
      )}
    </Field>
  )
}
