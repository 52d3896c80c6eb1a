import { crm } from './crm'
import { invoice } from './invoice'
import type { ToolPattern } from './pattern'
import { research } from './research'

export type { ToolPattern } from './pattern'

/** Ways to build a tool of steps that are met again and again. */
export const toolPatterns: readonly ToolPattern[] = [crm, research, invoice]
