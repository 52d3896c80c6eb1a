import * as v from 'valibot'
import { t } from '../../language/active'
import { LocalizedError } from '../../language/localized-error'
import { msg } from '../../language/message'
import type { JsonObject, JsonValue } from '../../model/json'
import { isJsonObject } from '../../model/json'
import type { NodeContext, NodeResult, NodeType } from '../../model/node-type'
import { safeName } from '../../model/tool-names'
import { type ConfigOf, configSchema } from '../kit/config'
import { maxTokensField, modelField, nameField } from '../kit/model-fields'
import { problemsOf } from '../kit/problems'
import { beginsWith, setting } from '../kit/setting'
import { isMetricName, judgePrompt, Metric, metricSettings, metricsProblems, scoresSchema } from './metrics'

const fields = {
  metrics: beginsWith(
    setting(
      v.optional(v.array(Metric), [
        { name: 'clarity', description: 'Could a ten-year-old follow it?', min: 1, max: 10 },
      ]),
      {
        label: msg('Metrics'),
        items: {
          title: number => msg('Metric {number}', { number }),
          remove: number => msg('Remove metric {number}', { number }),
          add: msg('Add a metric'),
          fresh: () => ({ name: '', description: '', min: 1, max: 10 }),
        },
        fields: metricSettings,
      },
    ),
    firstMetrics,
  ),
  model: modelField(),
  maxTokens: maxTokensField(),
  /** The text to judge; the newest reply when empty. */
  content: setting(v.optional(v.string(), ''), {
    label: msg('What is scored'),
    control: 'lines',
    placeholder: msg('The newest reply above'),
  }),
  instructions: setting(v.optional(v.string(), ''), {
    label: msg('Instructions'),
    control: 'lines',
    placeholder: msg('Be strict. Give half the points for good ideas that are badly written.'),
  }),
  name: nameField(),
}

function firstMetrics(): Metric[] {
  const name = t({ message: 'clarity', context: 'name of a metric: letters, digits, - and _' })
  const description = t('Could a ten-year-old follow it?')
  return [{ name: isMetricName(name) ? name : 'clarity', description, min: 1, max: 10 }]
}

export type EvaluatorConfig = ConfigOf<typeof fields>

const nothingToScore = msg('There is nothing to score yet. Put a model above, or write what is scored.')

/** Scores a text with a model, one number per metric. */
const evaluator: NodeType<EvaluatorConfig> = {
  type: 'evaluator',
  name: msg('Judge'),
  family: 'model',
  summary: msg('Let a model score an answer.'),
  configSchema: configSchema(fields),
  templates: { text: ['content', 'instructions'] },
  run: evaluate,
  problems: ({ content, metrics }, { hasReply } = { hasReply: true }) => [
    ...problemsOf(...metricsProblems(metrics)),
    ...(content.trim() || hasReply ? [] : [{ message: nothingToScore, isError: true as const }]),
  ],
}

async function evaluate(config: EvaluatorConfig, context: NodeContext): Promise<NodeResult> {
  const { metrics, model, instructions } = config
  const [problem] = metricsProblems(metrics)
  if (problem) throw new LocalizedError(problem)
  const isReply = !config.content.trim()
  const content = isReply ? context.lastReply : config.content
  if (!content.trim()) throw new LocalizedError(nothingToScore)
  const { value, usage } = await context.askForJson({
    model: model.trim(),
    system: judgePrompt(metrics, instructions),
    user: isReply && context.lastReplyEnd ? `${content}\n\n(${context.lastReplyEnd})` : content,
    temperature: 0,
    maxTokens: config.maxTokens,
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
