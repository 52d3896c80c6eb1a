import { LocalizedError } from '../../language/localized-error'
import { type LocalizedText, msg } from '../../language/message'
import { andList } from '../../model/and-list'
import { evaluateCondition } from '../../model/conditions'
import type { Pipeline } from '../../model/document'
import { inferenceOf } from '../../model/inference'
import type { JsonObject, JsonValue } from '../../model/json'
import type { NodeResult } from '../../model/node-type'
import { isReadable, type ParsedNode, parseNode } from '../../model/parsed-node'
import type { RouterConfig } from '../../model/router'
import { resolveKnown, type TemplateScope } from '../../model/templates'
import { askModel } from './ask-model'
import type { EngineContext } from './run-context'

/** Tokens for a pipeline's id, with some text around it. */
const ROUTE_TOKENS = 128

/** A target of a router: a pipeline that a `next` edge leads to. */
interface Target {
  id: string
  title: string
  description: string
  prompts: string[]
  settings: JsonObject
}

/**
 * Chooses one of the following pipelines: by rules where there are some, else by a model.
 * @throws ModelError with the answer when no target was named twice.
 */
export async function chooseRoute(
  context: EngineContext,
  settings: RouterConfig,
  targetIds: readonly string[],
): Promise<NodeResult> {
  const targets = targetIds.flatMap(id => describe(context, id) ?? [])
  if (targets.length === 0)
    throw new LocalizedError(msg('This router has nowhere to go. Connect it to the pipelines that it can choose from.'))
  const choice =
    settings.mode === 'rules' ? byRules(context, settings, targets) : await byModel(context, settings, targets)
  const { target, reason, usage } = choice
  const selectedPath = { blockId: target.id, blockType: 'pipeline', blockTitle: target.title }
  context.emit({ type: 'route', selectedRoute: target.id, selectedPath, reason })
  return { route: target.id, output: { prompt: settings.prompt, ...usage, selectedPath, selectedRoute: target.id } }
}

interface Choice {
  target: Target
  reason: LocalizedText
  usage: JsonObject
}

function byRules(context: EngineContext, settings: RouterConfig, targets: readonly Target[]): Choice {
  const rule = settings.rules.find(each => evaluateCondition(each, context.templates))
  const wanted = rule?.target ?? settings.otherwise
  const target = targets.find(({ id }) => id === wanted) ?? (rule ? undefined : targets.at(-1))
  if (!target) {
    throw new LocalizedError(
      msg('A rule of this router leads to a pipeline that it is not connected to. Connect them, or change the rule.'),
    )
  }
  return {
    target,
    reason: rule ? msg('The rule {rule} is true.', { rule: rule.expression }) : msg('No rule is true.'),
    usage: {},
  }
}

async function byModel(context: EngineContext, settings: RouterConfig, targets: readonly Target[]): Promise<Choice> {
  const answer = await askModel<Target>(
    context,
    {
      model: settings.model,
      said: {
        system: [{ nodeId: context.node.id, text: routerPrompt(settings.prompt, targets) }],
        turns: context.pipeline.conversation.turns,
      },
      temperature: 0,
      maxTokens: settings.maxTokens,
      words: ROUTE_TOKENS,
    },
    text => {
      const said = text.trim().toLowerCase()
      const value = targets.find(({ id }) => id.toLowerCase() === said)
      const ids = targets.map(({ id }) => id).join(', ')
      return value
        ? { value }
        : { problem: msg('The answer must be one of these ids, and nothing else: {ids}.', { ids }) }
    },
  )
  const { model, tokens, cost } = answer.usage
  return { target: answer.value, reason: answer.text.trim(), usage: { model, tokens, cost: cost as JsonValue } }
}

/** The prompt of a routing model, with the parts of the source format. */
export function routerPrompt(instructions: string, targets: readonly Target[]): string {
  const list = targets.map(({ id, title, description, prompts, settings }) =>
    [
      `ID: ${id}`,
      'Type: pipeline',
      `Title: ${title}`,
      description && `Description: ${description}`,
      ...prompts.map(prompt => `System Prompt: ${JSON.stringify(prompt)}`),
      Object.keys(settings).length > 0 && `Configuration: ${JSON.stringify(settings)}`,
      '---',
    ]
      .filter(Boolean)
      .join('\n'),
  )
  const said = [
    'the title',
    targets.some(({ description }) => description) && 'the description',
    targets.some(({ prompts }) => prompts.length > 0) && 'the prompts',
    targets.some(({ settings }) => Object.keys(settings).length > 0) && 'the configuration',
  ].filter(part => part !== false)
  return [
    'You stand at a fork and decide where a conversation goes next. Read it, and choose the one place below that can best deal with it.',
    `The places:\n\n${list.join('\n\n')}`,
    `How to choose: compare what is asked with ${andList(said)} of each place. Words that both share are a good sign. Choose exactly one.`,
    instructions.trim() && `Routing Request: ${instructions.trim()}`,
    `Answer with the ID of that place alone: one line, written exactly as above, without quotes, punctuation or reasons. For example: ${targets[0]?.id ?? ''}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function describe(context: EngineContext, id: string): Target | null {
  const pipeline = context.run.document.pipelines.find(each => each.id === id)
  if (!pipeline) return null
  return {
    id,
    title: pipeline.name || id,
    description: typeof pipeline.tool?.description === 'string' ? pipeline.tool.description : '',
    ...promptsAndSettings(pipeline, context),
  }
}

function promptsAndSettings(pipeline: Pipeline, context: EngineContext): { prompts: string[]; settings: JsonObject } {
  const prompts: string[] = []
  const settings: JsonObject = {}
  for (const node of pipeline.nodes) {
    const parsed = parseNode(node, context.run.host.nodeTypes)
    if (!isReadable(parsed)) continue
    const config = knownConfig(parsed, context.templates)
    for (const addition of parsed.type.context?.(config, undefined) ?? []) {
      if ('system' in addition) prompts.push(addition.system)
    }
    const inference = inferenceOf({ ...parsed, config })
    if (!inference) continue
    if (inference.systemPrompt?.trim()) prompts.push(inference.systemPrompt)
    if (inference.model) settings.model ??= inference.model
    settings.temperature ??= inference.temperature
  }
  return { prompts, settings }
}

/** The config with templates of known values resolved. Template errors are reported when the node runs. */
function knownConfig(
  { type, config }: ParsedNode,
  { warn: _, shortened: __, ...templates }: TemplateScope,
): ParsedNode['config'] {
  const texts = (type.templates?.text ?? []).flatMap(field =>
    typeof config[field] === 'string' ? [[field, resolveKnown(config[field], templates)]] : [],
  )
  return { ...config, ...Object.fromEntries(texts) }
}
