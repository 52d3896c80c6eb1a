import * as v from 'valibot'
import { type LocalizedText, msg } from '../language/message'
import { describeMismatch } from './describe-mismatch'
import type { Pipeline } from './document'
import type { JsonSchema } from './json'

/** The mapping of steps' results to the final output. */
interface OutputMapping {
  fields: Record<string, { source: string; description?: string }>
  /** Whether a response lists the status of each step. */
  includeMeta: boolean
}

/** The default model for reasoning of steps. */
export interface ReasoningDefaults {
  model: string
  temperature?: number
  maxTokens?: number
}

/** A pipeline as a tool: what its callers see. */
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
  slug: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/))),
}

const FaceSchema = v.looseObject(entries)

// Documents are immutable, so the result is cached by identity.
const read = new WeakMap<object, { face: ToolFace; problem: LocalizedText | null }>()

/** The face of a pipeline, or null where it has none. Invalid fields take their defaults; see `faceProblem`. */
export function readFace({ tool }: Pick<Pipeline, 'tool'>): ToolFace | null {
  return tool ? parsed(tool).face : null
}

/** The first invalid field of a face, as a sentence. */
export function faceProblem({ tool }: Pick<Pipeline, 'tool'>): LocalizedText | null {
  return tool ? parsed(tool).problem : null
}

function parsed(tool: NonNullable<Pipeline['tool']>): { face: ToolFace; problem: LocalizedText | null } {
  const before = read.get(tool)
  if (before) return before
  const result = parse(tool)
  read.set(tool, result)
  return result
}

function parse(tool: NonNullable<Pipeline['tool']>): { face: ToolFace; problem: LocalizedText | null } {
  const whole = v.safeParse(FaceSchema, tool)
  if (whole.success) return { face: whole.output as ToolFace, problem: null }
  const misfits = new Set(whole.issues.map(issue => issue.path?.[0]?.key))
  const fitting = Object.fromEntries(Object.entries(tool).filter(([field]) => !misfits.has(field)))
  const [issue] = whole.issues
  return {
    face: v.parse(FaceSchema, fitting) as ToolFace,
    problem: msg('“{field}” of the tool cannot be read: {why}.', {
      field: v.getDotPath(issue) ?? '',
      why: issue.type === 'regex' ? msg('it takes small letters, digits and -') : describeMismatch(issue),
    }),
  }
}
