import { useState } from 'react'
import { t } from '../language/active'
import { Field, type FieldProps } from './Field'
import { readNumber } from './read-number'

interface NumberFieldProps extends FieldProps {
  value: number | undefined
  /** Called with undefined when emptied, never with a number out of range. */
  onChange(value: number | undefined): void
  min?: number
  max?: number
  /** Integers only. */
  whole?: boolean
  step?: number
  placeholder?: string
}

/** A number. An invalid value remains a draft with an error. */
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
  // The draft is dropped when the value changes from outside (undo). An emptied field stays empty while focused, though
  // its value is the default.
  const current = draft && (draft.text === '' || Object.is(draft.of, value)) ? draft : undefined

  const type = ({ value: text, validity }: HTMLInputElement) => {
    // A lone minus or an incomplete exponent may become a number; it is an error only on blur.
    if (validity.badInput) return setDraft({ text, of: value })
    const read = readNumber(text, { min, max, whole })
    if ('problem' in read) return setDraft({ text, of: value, problem: read.problem })
    setDraft({ text, of: read.number })
    if (!Object.is(read.number, value)) onChange(read.number)
  }

  const leave = ({ value: text, validity }: HTMLInputElement) => {
    if (validity.badInput) setDraft({ text, of: value, problem: t('Please type a number.') })
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
