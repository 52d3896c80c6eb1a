import type { FieldProps } from '../../components/Field'
import { NumberField } from '../../components/NumberField'

interface MaxTokensFieldProps extends Pick<FieldProps, 'help' | 'locked'> {
  /** Absent: estimated from answer and model. */
  value: number | undefined
  onChange(maxTokens: number | undefined): void
}

/** Maximum length of an answer. */
export function MaxTokensField(field: MaxTokensFieldProps) {
  return <NumberField label="Max tokens" placeholder="as needed" min={1} whole {...field} />
}
