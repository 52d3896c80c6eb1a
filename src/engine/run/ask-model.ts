import { joinTexts } from '../../language/localized-error'
import { type LocalizedText, msg } from '../../language/message'
import { englishMessages } from '../../language/messages'
import { cutText } from '../../model/characters'
import type { JsonSchema, JsonValue } from '../../model/json'
import { jsonIn } from '../../model/json-in-text'
import { type Message, ModelError } from '../../model/language-model'
import { schemaProblems } from '../tools/arguments'
import { coerceArguments } from '../tools/coerce-arguments'
import { type AgentOutput, UsageTally } from './agent-output'
import { type AnswerNeeds, answerTokens } from './answer-tokens'
import { callModel } from './model-call'
import type { NodeScope } from './node-scope'
import { shortAnswerError } from './short-answer'
import { type AssembledContext, requestOf, type Transcript, withMessage } from './transcript'

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
  scope: NodeScope,
  question: ModelQuestion,
  read: (text: string) => ParsedAnswer<T> | Promise<ParsedAnswer<T>>,
): Promise<ModelAnswer<T>> {
  const model = await scope.model(question.model)
  const tally = new UsageTally(scope, model)
  const { nodeId } = scope
  let transcript =
    question.said.messages.newest?.role === 'user'
      ? question.said
      : withMessage(question.said, nodeId, userTurn('Please answer now.'))
  const needs: AnswerNeeds = {
    words: question.words,
    schema: question.responseFormat,
    ...(question.least !== undefined && { least: question.least }),
  }
  const maxTokens = question.maxTokens ?? answerTokens(needs, model)
  for (let round = 1; ; round++) {
    const context: AssembledContext = { transcript, offered: [] }
    const request = requestOf(context, model, question, maxTokens)
    const reply = await callModel(scope, model, request, context, { round, needs, tally })
    const short = shortAnswerError(reply)
    if (short) throw short
    const reading = await read(reply.text)
    if ('value' in reading) return { value: reading.value, text: reply.text, usage: tally.output(reply.text) }
    if (round === 2)
      throw new ModelError(
        'bad_request',
        msg('{problem} It said: “{text}”', { problem: reading.problem, text: cutText(reply.text.trim(), 300) }),
      )
    const again = `${englishMessages.localize(reading.problem)} Please answer again.`
    transcript = withMessage(transcript, nodeId, { role: 'assistant', content: reply.text || '…' })
    transcript = withMessage(transcript, nodeId, userTurn(again))
  }
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

function userTurn(text: string): Message {
  return { role: 'user', content: [{ type: 'text', text }] }
}
