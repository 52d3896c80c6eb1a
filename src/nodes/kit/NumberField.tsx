import { useState } from 'react'
import { Field, type FieldProps } from './Field'
import { readNumber } from './read-number'

interface NumberFieldProps extends FieldProps {
  value: number | undefined
  /** Gets undefined when the field was emptied, and never a number out of range. */
  onChange(value: number | undefined): void
  min?: number
  max?: number
  /** Only whole numbers. */
  whole?: boolean
  step?: number
  placeholder?: string
}

/** A number. What does not fit stays in the box with a sentence saying why, and is not passed on. */
export function NumberField({
  value,
  onChange,
  min,
  max,
  whole,
  step,
  placeholder,
  error,
  ...field
}: NumberFieldProps) {
  const [draft, setDraft] = useState<{ text: string; of: number | undefined; problem?: string }>()
  // A draft belongs to the value that it was typed over; when that changes from outside (undo), the draft is dropped.
  // An emptied field stays empty while it is typed in, though its value is then a default.
  const current = draft && (draft.text === '' || Object.is(draft.of, value)) ? draft : undefined

  const type = ({ value: text, validity }: HTMLInputElement) => {
    // A lone minus or a half-typed exponent is on its way to be a number. It is a problem only when left so.
    if (validity.badInput) return setDraft({ text, of: value })
    const read = readNumber(text, { min, max, whole })
    if ('problem' in read) return setDraft({ text, of: value, problem: read.problem })
    setDraft({ text, of: read.number })
    if (!Object.is(read.number, value)) onChange(read.number)
  }

  const leave = ({ value: text, validity }: HTMLInputElement) => {
    if (validity.badInput) setDraft({ text, of: value, problem: 'Please type a number.' })
    else if (!('problem' in readNumber(text, { min, max, whole }))) setDraft(undefined)
  }

  return (
    <Field {...field} error={current?.problem ?? error}>
      {control => (
        <input
          {...control}
          type="number"
          value={current?.text ?? value ?? ''}
          min={min}
          max={max}
          step={step ?? (whole ? 1 : 'any')}
          placeholder={placeholder}
          onChange={event => type(event.target)}
          onBlur={event => leave(event.target)}
        />
      )}
    </Field>
  )
}
