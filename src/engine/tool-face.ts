import * as v from 'valibot'
import type { Pipeline } from './document'
import type { JsonSchema } from './json'

/** How the final output is built of what the steps left. */
export interface OutputMapping {
  fields: Record<string, { source: string; description?: string }>
  /** Whether a response lists how each step fared. */
  includeMeta: boolean
}

/** What steps that name no model of their own reason with. */
export interface ReasoningDefaults {
  model: string
  temperature?: number
  maxTokens?: number
}

/** A pipeline as one tool: what its callers see, and nothing of its inside. */
export interface ToolFace {
  description: string
  inputSchema?: JsonSchema
  outputMapping?: OutputMapping
  successTemplate: string
  errorTemplate: string
  reasoning?: ReasoningDefaults
  /** Only active ones can be called and exported. */
  status: 'draft' | 'active' | 'disabled'
  slug?: string
}

const OutputMappingSchema = v.looseObject({
  fields: v.optional(
    v.record(v.string(), v.looseObject({ source: v.string(), description: v.optional(v.string()) })),
    {},
  ),
  includeMeta: v.optional(v.boolean(), true),
})

const entries = {
  description: v.optional(v.string(), ''),
  inputSchema: v.optional(v.looseObject({ type: v.literal('object') })),
  outputMapping: v.optional(OutputMappingSchema),
  successTemplate: v.optional(v.string(), ''),
  errorTemplate: v.optional(v.string(), ''),
  reasoning: v.optional(
    v.looseObject({
      model: v.optional(v.string(), ''),
      temperature: v.optional(v.pipe(v.number(), v.minValue(0))),
      maxTokens: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    }),
  ),
  status: v.optional(v.picklist(['draft', 'active', 'disabled']), 'active'),
  slug: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, 'it takes small letters, digits and -')),
  ),
}

const FaceSchema = v.looseObject(entries)

// Documents are never changed in place, so what was read of a face stays true as long as it lives.
const read = new WeakMap<object, { face: ToolFace; problem: string | null }>()

/** The face of a pipeline, or null where it has none. Fields that cannot be read take their defaults; see `faceProblem`. */
export function readFace({ tool }: Pick<Pipeline, 'tool'>): ToolFace | null {
  return tool ? parsed(tool).face : null
}

/** The first thing in a face that cannot be read, as a sentence. */
export function faceProblem({ tool }: Pick<Pipeline, 'tool'>): string | null {
  return tool ? parsed(tool).problem : null
}

function parsed(tool: NonNullable<Pipeline['tool']>): { face: ToolFace; problem: string | null } {
  const before = read.get(tool)
  if (before) return before
  const result = parse(tool)
  read.set(tool, result)
  return result
}

function parse(tool: NonNullable<Pipeline['tool']>): { face: ToolFace; problem: string | null } {
  const whole = v.safeParse(FaceSchema, tool)
  if (whole.success) return { face: whole.output as ToolFace, problem: null }
  const misfits = new Set(whole.issues.map(issue => issue.path?.[0]?.key))
  const fitting = Object.fromEntries(Object.entries(tool).filter(([field]) => !misfits.has(field)))
  const [issue] = whole.issues
  return {
    face: v.parse(FaceSchema, fitting) as ToolFace,
    problem: `“${v.getDotPath(issue)}” of the tool cannot be read: ${issue.message}.`,
  }
}
