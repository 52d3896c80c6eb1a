import { type ComponentProps, type ReactNode, useId } from 'react'
import { t } from '../language/active'
import { classNames } from './class-names'
import styles from './fields.module.css'
import layout from './layout.module.css'
import { Term } from './Term'
import type { TermId } from './terms'

/** Props that connect a control to its label, help and error. */
interface ControlProps {
  id: string
  'aria-labelledby': string | undefined
  disabled: boolean | undefined
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Common props of fields. `help` and `error` are sentences; an error replaces the help. */
export interface FieldProps {
  label: string
  /** The word that the label is: it is explained there. */
  term?: TermId
  help?: string
  error?: string
  /** Locked by the document. */
  locked?: boolean
  /** The label is beside the control where the card is wide enough. */
  aside?: boolean
}

/** A control with a visible label above, and one line of help or error below. */
export function Field({
  label,
  term,
  help,
  error,
  locked,
  aside,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const hint = error ?? (locked ? t('Locked in this document.') : help)
  return (
    <div className={classNames(layout.stack1, layout.packed, styles.field)} data-aside={aside || undefined}>
      {term ? (
        <span className={classNames(layout.small, layout.semibold, styles.label)}>
          <Term id={term}>
            <span id={`${id}-label`}>{label}</span>
          </Term>
        </span>
      ) : (
        <label className={classNames(layout.small, layout.semibold, styles.label)} htmlFor={id}>
          {label}
        </label>
      )}
      {children({
        id,
        'aria-labelledby': term && `${id}-label`,
        disabled: locked,
        className: styles.control ?? '',
        'aria-describedby': hint ? `${id}-hint` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={error ? styles.error : styles.help}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** Fields side by side where the card is wide enough. */
export function FieldRow(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.row} />
}

/** The fields of an editor in a column. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={layout.stack4}>{children}</div>
}
