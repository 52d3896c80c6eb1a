import type { Messages } from '../../../language/messages'
import { inLanguage } from '../../../language/written'
import { memoizeByLanguage } from '../../memoize-by-language'
import { crm } from './crm'
import { invoice } from './invoice'
import type { ToolPattern, WrittenPattern } from './pattern'
import { research } from './research'

export type { ToolPattern, WrittenPattern } from './pattern'

/** Common patterns of tools that consist of steps. */
export const toolPatterns: readonly WrittenPattern[] = [crm, research, invoice]

/** The patterns in a language. */
export const toolPatternsIn: (messages: Messages) => readonly ToolPattern[] = memoizeByLanguage(messages =>
  toolPatterns.map(pattern => inLanguage<ToolPattern>(pattern, messages)),
)
