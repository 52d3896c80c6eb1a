import { shownToken } from '../kit/token-words'
import type { TokenChances } from './learner'

/** The explanation: the context and how often it occurred. */
export function whyOf({ lookedAt, wanted, seen, unread }: TokenChances, unit: 'words' | 'pieces'): string {
  const found = lookedAt.filter(piece => piece !== '').map(piece => shownToken(piece, unit))
  const atBeginning = lookedAt[0] === ''
  const where =
    found.length > 0 ? `after “${found.join(' ')}”` : atBeginning ? 'at the beginning of a text' : 'anywhere'
  const count = seen === 1 ? 'It read 1 piece' : `It read ${seen.toLocaleString('en')} pieces`
  const missing =
    unread.length > 0
      ? ` It has never read “${unread.join(' ')}”.`
      : lookedAt.length < wanted
        ? ' It never read these words after more of the words before.'
        : ''
  return `${count} ${where}.${missing}`
}
