import { answerTokens } from '../../engine/run/answer-tokens'
import type { InferencePreview } from '../../engine/run/preview'
import { localize, t } from '../../language/active'
import { type MessageDescriptor, msg } from '../../language/message'
import type { ModelRequest, ResolvedModel } from '../../model/language-model'
import { type SentContext, sentContext } from '../page/runs/sent-context'

/** The next request of an inference, with placeholders for what depends on the run. */
export function nextContext(preview: InferencePreview): SentContext {
  const context = sentContext(preview.request, preview.origins)
  const messages = context.messages.map((part, index) =>
    preview.pending.includes(index) ? { ...part, placeholder: true as const } : part,
  )
  return { ...context, messages }
}

/**
 * The request as the answering model receives it: with its id, a supported temperature and the tokens that it requires.
 */
export function nextRequest(
  { request, needs }: Pick<InferencePreview, 'request' | 'needs'>,
  model: Pick<ResolvedModel, 'id' | 'temperature' | 'maxOutput' | 'contextWindow' | 'thinkingRoom'>,
): ModelRequest {
  const { id, temperature } = model
  const { temperature: wanted, ...same } = request
  const rest = needs ? { ...same, maxTokens: answerTokens(needs, model) } : same
  if (!temperature || wanted === undefined) return { ...rest, model: id }
  return { ...rest, model: id, temperature: Math.min(Math.max(wanted, temperature.min), temperature.max) }
}

/** A node with content that an inference is not sent, and why. */
interface LeftOut {
  nodeId: string | null
  /** "Its tool", "What it says" */
  what: string
  why: string
}

/** What is not sent, as text; grouped by node and reason. */
export function describeLeftOut(leftOut: InferencePreview['leftOut']): LeftOut[] {
  const said = new Map<string, LeftOut>()
  for (const { nodeId, reason, toolName } of leftOut) {
    const what = toolName === undefined ? t('What it says') : t('Its tool')
    said.set(`${nodeId} ${toolName}`, { nodeId, what, why: localize(REASONS[reason]) })
  }
  return [...said.values()]
}

const REASONS: Record<InferencePreview['leftOut'][number]['reason'], MessageDescriptor> = {
  below: msg('It is below this model, so it comes too late.'),
  'tool-of-earlier-segment': msg('A model above already has it. Each tool goes to only one model.'),
  'dropped-by-fresh': msg('This model starts fresh: it does not see what came before.'),
  'tool-not-enabled': msg('This model is not allowed to use it.'),
}
