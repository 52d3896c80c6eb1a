import { t } from '../../language/active'

/** "1 token", "1,204 tokens"; with "about" for estimates. */
export function formatAmount(tokens: number, estimated = false): string {
  return estimated
    ? t('about {tokens, plural, one {# token} other {# tokens}}', { tokens })
    : t('{tokens, plural, one {# token} other {# tokens}}', { tokens })
}
