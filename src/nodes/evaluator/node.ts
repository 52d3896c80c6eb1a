import * as v from 'valibot'
import type { JsonObject, JsonValue } from '../../engine/json'
import { isJsonObject } from '../../engine/json'
import type { NodeRunContext, NodeType, NodeWork } from '../../engine/node-type'
import { safeName } from '../../engine/tool-names'
import { type ConfigOf, configSchema } from '../kit/config'
import { judgePrompt, Metric, metricsProblems, scoresSchema } from './metrics'

const fields = {
  metrics: v.optional(v.array(Metric), [
    { name: 'clarity', description: 'Could a ten-year-old follow it?', min: 1, max: 10 },
  ]),
  model: v.optional(v.string(), ''),
  /** What is judged; the newest reply when empty. */
  content: v.optional(v.string(), ''),
  instructions: v.optional(v.string(), ''),
}

export type EvaluatorConfig = ConfigOf<typeof fields>

/** Lets a model score a text, one number a metric. */
const evaluator: NodeType<EvaluatorConfig> = {
  type: 'evaluator',
  name: 'Evaluator',
  family: 'model',
  summary: 'Let a model score what another said.',
  configSchema: configSchema(fields),
  templates: { text: ['content', 'instructions'] },
  run: evaluate,
  problems: ({ metrics }) => metricsProblems(metrics).map(message => ({ message })),
}

async function evaluate(config: EvaluatorConfig, context: NodeRunContext): Promise<NodeWork> {
  const { metrics, model, instructions } = config
  const [problem] = metricsProblems(metrics)
  if (problem) throw new Error(problem)
  const content = config.content.trim() ? config.content : context.lastReply
  if (!content.trim()) throw new Error('There is nothing to score yet. Put a model above, or write what is scored.')
  const { value, usage } = await context.askForJson({
    model: model.trim(),
    system: judgePrompt(metrics, instructions),
    user: content,
    temperature: 0,
    schema: scoresSchema(metrics),
  })
  const scores = isJsonObject(value) ? value : {}
  const output: JsonObject = {
    content,
    ...scores,
    model: usage.model,
    tokens: usage.tokens,
    cost: usage.cost as JsonValue,
  }
  const name = safeName(config.name)
  return { output, keepAs: { type: 'evaluation', toolName: name ? `evaluate_${name}` : 'evaluate' } }
}

export default evaluator
