import type { FieldProps } from './Field'
import { NumberField } from './NumberField'

interface MaxTokensFieldProps extends Pick<FieldProps, 'help' | 'locked'> {
  /** Absent: as many as the answer and the model need. */
  value: number | undefined
  onChange(maxTokens: number | undefined): void
}

/** How long an answer may be at most. */
export function MaxTokensField(field: MaxTokensFieldProps) {
  return <NumberField label="Max tokens" placeholder="as needed" min={1} whole {...field} />
}
