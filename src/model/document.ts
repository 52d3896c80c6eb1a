import * as v from 'valibot'
import type { JsonObject, JsonValue } from './json'

/** What is saved, shared and imported: pipelines connected by edges. Usually one pipeline without edges. */
export interface Document {
  version: 1
  id: string
  name: string
  pipelines: Pipeline[]
  edges: Edge[]
  /** `{{vars.x}}` */
  variables?: Record<string, JsonValue>
  settings?: { limits?: Limits; defaultModel?: string }
  /** What its texts are written in, of BCP 47; unknown where its author did not say it. */
  language?: string
}

/** A list of nodes that run from top to bottom. */
export interface Pipeline {
  id: string
  name: string
  nodes: Node[]
  tool?: StoredToolFace
  position?: { x: number; y: number }
}

/** A node of a pipeline. `id` is unique in the document. */
export interface Node {
  id: string
  type: string
  config: NodeConfig
  slug?: string
  policy?: Policy
  locked?: boolean | string[]
}

/** `name` is part of the tool's name; `label` is a caption only. Other fields belong to the node's type. */
export type NodeConfig = JsonObject & { name?: string; label?: string }

/** Connects two pipelines: passes control (`next`), or offers the target as a tool (`tool`). */
export interface Edge {
  id: string
  source: string
  target: string
  kind: 'next' | 'tool'
  label?: string
}

/** A node's policy: errors, retries, timeout and condition. */
export interface Policy {
  onError?: 'fail_pipeline' | 'continue' | 'skip_remaining'
  retry?: { maxRetries: number; backoffMs: number }
  timeoutSeconds?: number
  condition?: {
    type: 'expression'
    expression: string
    skipWhen: 'truthy' | 'falsy'
    op?: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'contains'
    value?: JsonValue
  }
}

/** Limits of a document's run. Dollars, seconds, nodes, requests of loaders and integrations. */
export interface Limits {
  maxCostUsd?: number
  maxDurationSeconds?: number
  maxSteps?: number
  maxRequests?: number
}

/** A pipeline's tool face, as stored. `readFace` parses its fields. */
export type StoredToolFace = JsonObject

/** Inputs of a run, typed, drawn or chosen by a person, by node id. An image's `data` is base64. */
export type RunInputs = Record<string, RunInput>
export type RunInput =
  | string
  | { image: { mediaType: string; data: string } }
  | { file: { name: string; mediaType: string; text: string } }

const Identifier = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

const optionalText = v.optional(v.string())
const optionalNumber = v.optional(v.number())

const PolicySchema = v.looseObject({
  onError: optionalText,
  retry: v.optional(v.looseObject({ maxRetries: v.number(), backoffMs: v.number() })),
  timeoutSeconds: optionalNumber,
  condition: v.optional(
    v.looseObject({ type: optionalText, expression: v.string(), skipWhen: optionalText, op: optionalText }),
  ),
})

const NodeSchema = v.looseObject({
  id: Identifier,
  type: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  config: v.optional(v.objectWithRest({ name: optionalText, label: optionalText }, v.any()), {}),
  slug: optionalText,
  policy: v.optional(PolicySchema),
  locked: v.optional(v.union([v.boolean(), v.array(v.string())])),
})

const PipelineSchema = v.looseObject({
  id: Identifier,
  name: v.optional(v.string(), ''),
  nodes: v.array(NodeSchema),
  tool: v.optional(v.record(v.string(), v.any())),
  position: v.optional(v.looseObject({ x: v.number(), y: v.number() })),
})

const EdgeSchema = v.looseObject({
  id: Identifier,
  source: Identifier,
  target: Identifier,
  kind: v.picklist(['next', 'tool']),
  label: optionalText,
})

/** The schema of a stored document. Unknown fields are allowed, so that they survive a load and a save. */
export const DocumentSchema = v.looseObject({
  version: v.literal(1),
  id: Identifier,
  name: v.string(),
  pipelines: v.pipe(v.array(PipelineSchema), v.minLength(1)),
  edges: v.optional(v.array(EdgeSchema), []),
  language: optionalText,
  variables: v.optional(v.record(v.string(), v.any())),
  settings: v.optional(
    v.looseObject({
      limits: v.optional(
        v.looseObject({
          maxCostUsd: optionalNumber,
          maxDurationSeconds: optionalNumber,
          maxSteps: optionalNumber,
          maxRequests: optionalNumber,
        }),
      ),
      defaultModel: optionalText,
    }),
  ),
})

/** A single pipeline, the first document format: `{ id, name, nodes }`. */
export const BarePipelineSchema = PipelineSchema
