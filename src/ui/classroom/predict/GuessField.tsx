import { useId } from 'react'
import { classNames } from '../../../components/class-names'
import { Input } from '../../../components/Input'
import layout from '../../../components/layout.module.css'
import { Select } from '../../../components/Select'
import { t } from '../../../language/active'
import type { GuessKind } from './guess-kind'
import styles from './Predict.module.css'

interface GuessFieldProps {
  kind: GuessKind
  label: string
  value: string
  onChange(value: string): void
}

/** The input for a guess: color, number, choice or text. */
export function GuessField({ kind, label, value, onChange }: GuessFieldProps) {
  const id = useId()
  const shared = {
    id,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <div className={classNames(layout.stack1, layout.small, styles.field)}>
      <label htmlFor={id}>{label}</label>
      {kind.kind === 'colour' && (
        <span className={classNames(layout.row2, styles.row)}>
          <input type="color" {...shared} />
          <code>{value}</code>
        </span>
      )}
      {kind.kind === 'number' && (
        <span className={classNames(layout.row2, styles.row)}>
          <input type="range" min={kind.min} max={kind.max} step={kind.step} {...shared} />
          <output htmlFor={id}>{value}</output>
        </span>
      )}
      {'options' in kind && (
        <Select {...shared}>
          <option value="">{t('Choose…')}</option>
          {kind.options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
      {kind.kind === 'words' && (
        <Input type="text" maxLength={200} autoComplete="off" placeholder={t('In a few words')} {...shared} />
      )}
    </div>
  )
}
