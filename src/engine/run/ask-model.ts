import { joinTexts } from '../../language/localized-error'
import { type LocalizedText, msg } from '../../language/message'
import { englishMessages } from '../../language/messages'
import { cutText } from '../../model/characters'
import type { JsonSchema, JsonValue } from '../../model/json'
import { jsonIn } from '../../model/json-in-text'
import { ModelError } from '../../model/language-model'
import type { AgentOutput, NodeContext } from '../../model/node-type'
import { schemaProblems } from '../tools/arguments'
import { coerceArguments } from '../tools/coerce-arguments'
import { type AnswerNeeds, answerTokens } from './answer-tokens'
import { type Transcript, userMessage } from './conversation'
import { originsOf, requestOf } from './inference-request'
import { callModel } from './model-call'
import type { EngineContext } from './run-context'
import { shortAnswerError } from './short-answer'
import { UsageTally } from './usage'

/** A request whose answer the engine parses. */
interface ModelQuestion {
  /** `provider/id`, a bare id, or empty for the default model. */
  model: string
  /** The system prompt and the messages. */
  said: Transcript
  temperature: number
  /** Absent: estimated from the answer's schema. */
  maxTokens?: number | undefined
  /** Tokens for the text of the answer. */
  words: number
  /** Minimum of tokens where `maxTokens` is absent. */
  least?: number | undefined
  /** The answer's schema, where it is JSON. */
  responseFormat?: JsonSchema | undefined
}

/** The parsed answer, or what is wrong with it, as a sentence for the model. */
type ParsedAnswer<T> = { value: T } | { problem: LocalizedText }

/** A parsed answer with its usage. */
interface ModelAnswer<T> {
  value: T
  text: string
  usage: AgentOutput
}

/**
 * Calls a model and parses its answer. An unparseable answer is sent back once with the problem.
 * @throws ModelError with the answer's text when the second answer is unparseable too.
 */
export async function askModel<T>(
  context: EngineContext,
  question: ModelQuestion,
  read: (text: string) => ParsedAnswer<T> | Promise<ParsedAnswer<T>>,
): Promise<ModelAnswer<T>> {
  const { node, run } = context
  const model = await context.model(question.model)
  const tally = new UsageTally(model, run.host.now())
  const turns = [...question.said.turns]
  const say = (text: string) => turns.push({ nodeId: node.id, message: userMessage(text) })
  if (turns.at(-1)?.message.role !== 'user') say('Please answer now.')
  const needs: AnswerNeeds = { words: question.words, schema: question.responseFormat, least: question.least }
  const maxTokens = question.maxTokens ?? answerTokens(needs, model)
  for (let round = 1; ; round++) {
    const transcript = { system: question.said.system, turns: [...turns] }
    const request = requestOf(transcript, [], model, question, maxTokens)
    const reply = await callModel(context, {
      model,
      request,
      origins: originsOf(transcript, []),
      round,
      needs,
      tally,
      withoutTemperature: msg('This model sets its own temperature, so it may answer differently next time.'),
    })
    const short = shortAnswerError(reply)
    if (short) throw short
    const reading = await read(reply.text)
    if ('value' in reading) {
      return { value: reading.value, text: reply.text, usage: tally.output(reply.text, run.host.now()) }
    }
    if (round === 2)
      throw new ModelError(
        'bad_request',
        msg('{problem} It said: “{text}”', { problem: reading.problem, text: cutText(reply.text.trim(), 300) }),
      )
    turns.push({ nodeId: node.id, message: { role: 'assistant', content: reply.text || '…' } })
    say(`${englishMessages.localize(reading.problem)} Please answer again.`)
  }
}

/** Tokens for text around the requested JSON. */
const JSON_WORDS = 256

/** Calls a model for JSON of a schema, for the work of a node. */
export async function askForJson(
  context: EngineContext,
  { model, system, user, temperature, maxTokens, leastTokens, schema }: Parameters<NodeContext['askForJson']>[0],
): ReturnType<NodeContext['askForJson']> {
  const nodeId = context.node.id
  const said: Transcript = {
    system: system ? [{ nodeId, text: system }] : [],
    turns: [{ nodeId, message: userMessage(user) }],
  }
  const question = {
    model,
    said,
    temperature,
    maxTokens,
    words: JSON_WORDS,
    least: leastTokens,
    responseFormat: schema,
  }
  const { value, usage } = await askModel(context, question, readJson(schema))
  return { value, usage }
}

/** A parser for answers of a JSON schema. The JSON may have thoughts, a sentence or a Markdown fence around it. */
export function readJson(schema: JsonSchema | undefined): (text: string) => Promise<ParsedAnswer<JsonValue>> {
  return async text => {
    let misfit: LocalizedText[] | undefined
    for (const written of jsonIn(text)) {
      const { value } = schema ? coerceArguments(schema, written) : { value: written }
      const problems = schema ? await schemaProblems(schema, value) : []
      if (problems.length === 0) return { value }
      misfit ??= problems
    }
    return misfit
      ? { problem: msg('The JSON does not fit: {problems}.', { problems: joinTexts(misfit) }) }
      : { problem: msg('The answer must be JSON and nothing else, and it is not.') }
  }
}
