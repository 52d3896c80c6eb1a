import type { NodeConfig } from '../../model/document'
import type { EditorProps } from '../view'

/** Props that bind a field of an editor to the config. */
export interface Bound<Value> {
  value: Value
  onChange(value: Value): void
  locked: boolean
}

/** Binds editor fields to the config by name: `<TextField label="Unit" {...bind('unit')} />`. */
export function boundFields<C extends NodeConfig>({
  config,
  onChange,
  isLocked,
}: Pick<EditorProps<C>, 'config' | 'onChange' | 'isLocked'>) {
  return <Field extends keyof C & string>(field: Field): Bound<C[Field]> => ({
    value: config[field],
    onChange: value => onChange({ [field]: value } as unknown as Partial<C>),
    locked: isLocked(field),
  })
}
