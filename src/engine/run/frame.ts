import { type MessageDescriptor, msg } from '../../language/message'
import type { Document } from '../../model/document'
import { isJsonObject, type JsonObject, type JsonValue, withoutUndefined } from '../../model/json'
import type { StepState } from '../../model/node-type'
import type { CodeJob } from '../../model/services'
import { nodesBySlug, slugsByNode } from '../../model/slugs'
import { type TemplateScope, templateError } from '../../model/templates'

/**
 * What templates can read while pipelines run: the input of the call, and the steps that have run. A called pipeline
 * has its own frame; consecutive pipelines share one.
 */
export class Frame {
  /** By node id. */
  private readonly steps = new Map<string, StepState>()

  constructor(
    private readonly document: Document,
    readonly input: JsonObject,
  ) {}

  /** Steps that have run, by slug, in order. */
  get states(): Record<string, StepState> {
    const slugs = slugsByNode(this.document)
    return Object.fromEntries([...this.steps].map(([nodeId, state]) => [slugs.get(nodeId) ?? nodeId, state]))
  }

  /** Stores the result of a node; absent fields are unchanged. */
  record(nodeId: string, state: Partial<StepState>): void {
    const before = this.steps.get(nodeId) ?? { output: null, reasoning: null, status: 'completed', error: null }
    this.steps.set(nodeId, { ...before, ...withoutUndefined(state) })
  }

  /** The frame as a template scope. A node that is called as a tool reads its own input first, then its caller's. */
  templates(
    warn: (message: MessageDescriptor) => void,
    input: JsonObject = this.input,
    shortened: (message: MessageDescriptor) => void = warn,
  ): TemplateScope {
    return {
      root: name => {
        if (name === 'input') return input
        if (name === 'vars') return this.document.variables ?? {}
        return undefined
      },
      step: (slug, part) => this.step(slug, part),
      warn,
      shortened,
    }
  }

  /** The frame as custom code sees it. */
  get codeContext(): CodeJob['context'] {
    const slugs = nodesBySlug(this.document)
    const named = this.document.pipelines.flatMap(({ nodes }) =>
      nodes.flatMap(({ id, config }): [string, string][] => (config.name ? [[config.name, id]] : [])),
    )
    return {
      outputs: Object.fromEntries([...this.steps].map(([nodeId, { output }]) => [nodeId, output])),
      // The first node of a name has it; slugs are unique.
      names: Object.fromEntries([...named.reverse(), ...slugs]),
      vars: this.document.variables ?? {},
    }
  }

  private step(slug: string, part: string | number | undefined): JsonValue {
    const nodeId = nodesBySlug(this.document).get(slug)
    const state = nodeId === undefined ? undefined : this.steps.get(nodeId)
    // Its own parts take precedence, so that what is read is not merged with the output.
    if (state)
      return part !== undefined && Object.hasOwn(state, part) ? (state as unknown as JsonObject) : withFields(state)
    throw templateError(
      nodeId !== undefined
        ? msg('A template names the step “{slug}”, which has not run yet. Move it above, or name another.', { slug })
        : msg('A template names the step “{slug}”, but there is no step with that name.', { slug }),
    )
  }
}

/** A step whose output fields can be read without `output`; its own parts take precedence. */
function withFields(state: StepState): JsonObject {
  const { output } = state
  return isJsonObject(output) ? { ...output, ...state } : { ...state }
}
