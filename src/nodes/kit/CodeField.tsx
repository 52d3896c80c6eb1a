import { TextAreaField } from '../../components/TextAreaField'
import { t } from '../../language/active'
import type { Bound } from './bound-fields'

/** JavaScript that a person writes: the body of a function of `args`. */
export function CodeField({ help, ...bound }: Bound<string> & { help: string }) {
  return <TextAreaField label={t('Code')} placeholder="return args.a + args.b" rows={4} code help={help} {...bound} />
}
