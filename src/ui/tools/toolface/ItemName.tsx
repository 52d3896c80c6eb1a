import { nameProblem } from '../../../components/draft-list'
import { TextField } from '../../../components/TextField'
import { t } from '../../../language/active'

interface ItemNameProps {
  of: { name: string }
  /** The list that the name must be unique in. */
  all: readonly { name: string }[]
  onChange(patch: { name: string }): void
}

/** The name of an item in a list. */
export function ItemName({ of: { name }, all, onChange }: ItemNameProps) {
  return (
    <TextField
      label={t('Name')}
      value={name}
      onChange={(typed = '') => onChange({ name: typed })}
      error={nameProblem(name, all)}
    />
  )
}
