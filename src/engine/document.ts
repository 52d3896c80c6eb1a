import * as v from 'valibot'
import type { JsonObject, JsonValue } from './json'

/** What is saved, shared and imported: pipelines joined by edges. One pipeline and no edges is the usual case. */
export interface Document {
  version: 1
  id: string
  name: string
  pipelines: Pipeline[]
  edges: Edge[]
  /** `{{vars.x}}` */
  variables?: Record<string, JsonValue>
  settings?: { limits?: Limits; defaultModel?: string }
}

/** An ordered list of nodes. It runs top to bottom. */
export interface Pipeline {
  id: string
  name: string
  nodes: Node[]
  tool?: StoredToolFace
  position?: { x: number; y: number }
}

/** One card in a stack. `id` is unique in the document. */
export interface Node {
  id: string
  type: string
  config: NodeConfig
  slug?: string
  policy?: Policy
  locked?: boolean | string[]
}

/** `name` goes into the tool's name; `label` is a caption only. The rest belongs to the node's type. */
export type NodeConfig = JsonObject & { name?: string; label?: string }

/** Joins two pipelines: control goes there (`next`), or the target is offered as a tool (`tool`). */
export interface Edge {
  id: string
  source: string
  target: string
  kind: 'next' | 'tool'
  label?: string
}

/** What happens around a node's run: errors, retries, time, and whether it runs at all. */
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

/** Limits of one run of a document. Dollars, seconds, nodes, requests that the document fetches with. */
export interface Limits {
  maxCostUsd?: number
  maxDurationSeconds?: number
  maxSteps?: number
  maxRequests?: number
}

/** A pipeline's face as one tool, as it is stored. `readFace` reads its fields. */
export type StoredToolFace = JsonObject

/** What a person typed, drew or chose before a run, by node id. An image's `data` is base64. */
export type RunInputs = Record<string, RunInput>
export type RunInput =
  | string
  | { image: { mediaType: string; data: string } }
  | { file: { name: string; mediaType: string; text: string } }

const Identifier = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

const NodeSchema = v.looseObject({
  id: Identifier,
  type: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  config: v.optional(v.record(v.string(), v.any()), {}),
})

const PipelineSchema = v.looseObject({
  id: Identifier,
  name: v.optional(v.string(), ''),
  nodes: v.array(NodeSchema),
})

const EdgeSchema = v.looseObject({
  id: Identifier,
  source: Identifier,
  target: Identifier,
  kind: v.picklist(['next', 'tool']),
})

/** The shape of a stored document, open to fields that we do not know, so that they survive a load and a save. */
export const DocumentSchema = v.looseObject({
  version: v.literal(1),
  id: Identifier,
  name: v.string(),
  pipelines: v.pipe(v.array(PipelineSchema), v.minLength(1)),
  edges: v.optional(v.array(EdgeSchema), []),
  variables: v.optional(v.record(v.string(), v.any())),
  settings: v.optional(
    v.looseObject({
      limits: v.optional(
        v.looseObject({
          maxCostUsd: v.optional(v.number()),
          maxDurationSeconds: v.optional(v.number()),
          maxSteps: v.optional(v.number()),
          maxRequests: v.optional(v.number()),
        }),
      ),
      defaultModel: v.optional(v.string()),
    }),
  ),
})

/** The bare pipeline of the first format: `{ id, name, nodes }`. */
export const BarePipelineSchema = PipelineSchema
