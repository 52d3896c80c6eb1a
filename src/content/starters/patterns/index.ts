import { crm } from './crm'
import { invoice } from './invoice'
import type { ToolPattern } from './pattern'
import { research } from './research'

export type { ToolPattern } from './pattern'

/** Common patterns of tools that consist of steps. */
export const toolPatterns: readonly ToolPattern[] = [crm, research, invoice]
