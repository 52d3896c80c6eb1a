import { msg } from '../../language/message'
import { englishMessages } from '../../language/messages'
import { type EndedAnswer, isWhole, MAX_ROUNDS } from '../../model/answer-ending'
import { cutText } from '../../model/characters'
import type { MessageAddition } from '../../model/events'
import type { JsonObject, JsonValue } from '../../model/json'
import {
  type Message,
  ModelError,
  type ModelRequest,
  type ResolvedModel,
  type ToolCall,
} from '../../model/language-model'
import type { LimitError } from '../../model/limits'
import type { InferenceSettings } from '../../model/node-type'
import { TemplateError } from '../../model/templates'
import type { OfferedTool } from '../tools/offered-tools'
import { structuredOutput } from '../tools/structured-output'
import { asJson, UsageTally } from './agent-output'
import { answerTokens } from './answer-tokens'
import { readJson } from './ask-model'
import type { Conversation } from './conversation'
import { inferenceNeeds } from './inference-needs'
import { callModel, type ModelReply } from './model-call'
import type { NodeScope } from './node-scope'
import type { AnswerStart } from './resume'
import { endingNotice, shortAnswerError } from './short-answer'
import { emitToolResult, runToolCall } from './tool-call'
import { type AssembledContext, enabledOf, requestOf, withMessage } from './transcript'
import { type FittedContext, fitWindow } from './window'

/**
 * The result of an inference. `stoppedEarly`: its last answer reached the token limit, or called tools that were not
 * run.
 */
interface InferenceResult {
  text: string
  output: JsonObject
  stoppedEarly: boolean
  /** Its last answer. */
  ended: EndedAnswer
  /** The run limit that ended it early. */
  limit?: LimitError
}

/**
 * The loop of an inference: calls the model, runs its tool calls and returns the results, until it stops calling or
 * reaches the last round. Turns are added to the conversation when complete. An invalid JSON answer is sent back once
 * with the problem.
 */
export async function runInference(
  scope: NodeScope,
  conversation: Conversation,
  settings: InferenceSettings,
  offered: readonly OfferedTool[],
): Promise<InferenceResult> {
  const { continueFrom } = settings
  if (continueFrom && !conversation.hasTranscript(continueFrom)) {
    throw new TemplateError(
      msg('It goes on from “{name}”, which has not spoken yet. Move that above, or name another.', {
        name: continueFrom,
      }),
    )
  }
  const model = await scope.model(settings.model)
  const tools = enabledOf(offered, settings)
  const memory = settings.persistMemory ? ((await scope.host.memory?.recall(scope.nodeId)) ?? []) : []
  const assembled = conversation.assemble(scope.nodeId, settings, tools, memory)
  const loop: Loop = { scope, conversation, context: assembled, tools, tally: new UsageTally(scope, model) }
  const asked = assembled.transcript.messages
  const needs = inferenceNeeds(settings, offered)
  const maxTokens = settings.maxTokens ?? answerTokens(needs, model)
  let isRetried = false

  for (let round = 1; ; round++) {
    const start = round === 1 ? scope.answerStart : undefined
    const { context, truncated }: FittedContext =
      settings.window === undefined ? { context: loop.context } : fitWindow(loop.context, settings.window)
    const request = begun(requestOf(context, model, settings, maxTokens), model, start)
    const isLast = round === MAX_ROUNDS
    const part = {
      round,
      isLast,
      needs,
      tally: loop.tally,
      ...(start && { start }),
      window: settings.window,
      truncated,
    }
    const reply = await callModel(scope, model, request, context, part)
    // The reply in progress is completed; the run stops after it.
    const limit = reply.toolCalls.length > 0 ? scope.limit : null
    const calls = limit === null ? callsToRun(reply) : []
    const cutShort = cutShortNote(reply)
    keep(loop, assistantTurn(reply, calls.length > 0))
    if (cutShort) keep(loop, cutShort, 'cut-short')
    if (reply.ending === 'connection-cut') {
      throw new ModelError(
        'cut',
        msg('The answer broke off in the middle. What came is kept. Run again to get all of it.'),
      )
    }
    if (calls.length > 0) {
      for (const call of calls) await answerCall(loop, call, round)
      continue
    }
    const reading = settings.responseFormat && !limit ? await readJson(settings.responseFormat)(reply.text) : null
    if (reading && 'problem' in reading) {
      const last = isLast || limit !== null
      throwIfShort(reply)
      if (isRetried || last)
        throw new ModelError(
          'bad_request',
          msg('{problem} It said: “{text}”', { problem: reading.problem, text: cutText(reply.text, 300) }),
        )
      isRetried = true
      keep(
        loop,
        {
          role: 'user',
          content: [{ type: 'text', text: `${englishMessages.localize(reading.problem)} Please answer again.` }],
        },
        'does-not-fit',
      )
      continue
    }
    const stoppedEarly = reply.toolCalls.length > 0 || reply.ending === 'token-limit'
    if (limit) scope.log('warning', msg('Stopped at a limit of the run; the calls of the last round were not run.'))
    conversation.storeTranscript(scope.nodeId, loop.context.transcript)
    if (settings.persistMemory) {
      // Memories of the config are added in each run and are not stored.
      const said = asked.toArray().slice(settings.memories?.length ?? 0)
      await scope.host.memory?.keep(scope.nodeId, exchange(said, reply.text, cutShort))
    }
    const output = outputOf(loop.tally, reply.text, reading?.value)
    return { text: reply.text, output, stoppedEarly, ended: endedOf(reply), ...(limit && { limit }) }
  }
}

/** The request of an answer that was begun. */
function begun(
  request: ModelRequest,
  { continues, label }: ResolvedModel,
  start: AnswerStart | undefined,
): ModelRequest {
  if (!start) return request
  if (!continues)
    throw new ModelError(
      'bad_request',
      msg('{model} cannot go on from a beginning that it is given.', { model: label }),
    )
  return { ...request, answerStart: start.text }
}

/** State that the rounds of one inference share. */
interface Loop {
  scope: NodeScope
  conversation: Conversation
  context: AssembledContext
  tools: readonly OfferedTool[]
  tally: UsageTally
}

/** The reply as a turn. Calls without a result are dropped: they would invalidate the next request. */
function assistantTurn({ text, toolCalls, ending, providerData }: ModelReply, runsCalls: boolean): Message {
  const isUsable = runsCalls || (toolCalls.length === 0 && isWhole(ending))
  return {
    role: 'assistant',
    content: text,
    ...(runsCalls && { toolCalls }),
    ...(providerData && isUsable && { providerData }),
  }
}

/**
 * The calls to run: none of an answer that ended early, since its last call may be truncated and valid JSON by
 * accident.
 */
function callsToRun({ ending, toolCalls }: ModelReply): readonly ToolCall[] {
  return ending === 'tool-calls' || ending === 'unknown' ? toolCalls : []
}

function endedOf({ ending, text, tokenLimit, toolCalls }: ModelReply): EndedAnswer {
  return { ending, text, tokenLimit, called: toolCalls.map(({ name }) => name) }
}

/** The notice on an incomplete answer for later inferences. */
function cutShortNote(reply: ModelReply): Message | undefined {
  return endingNotice(endedOf(reply))
}

function throwIfShort(reply: ModelReply): void {
  const problem = shortAnswerError(endedOf(reply))
  if (problem) throw problem
}

function keep(loop: Loop, message: Message, added?: MessageAddition): void {
  if (message.role === 'assistant' && message.content === '' && !message.toolCalls) return
  const { nodeId } = loop.scope
  loop.conversation.addMessage(nodeId, message, added)
  const { transcript, offered } = loop.context
  loop.context = { transcript: withMessage(transcript, nodeId, message, added), offered }
}

async function answerCall(loop: Loop, call: ToolCall, round: number): Promise<void> {
  const { scope, conversation, tools, tally } = loop
  scope.throwIfAborted()
  const run = () => runToolCall(scope, call, tools)
  const { outcome, startedAt, durationMs } = await emitToolResult(scope, round, call, run)
  const { content, isError, outputType: type, data, explanation } = outcome
  keep(loop, { role: 'tool', callId: call.id, toolName: call.name, content, ...(isError && { isError }) })
  tally.addToolCall(call, data ?? content, startedAt, durationMs)
  if (isError) return
  const { toolNodeId } = outcome
  if (toolNodeId && toolNodeId !== scope.nodeId) scope.call.frame.record(toolNodeId, { output: data })
  conversation.addOutput({ type, toolName: call.name, data, ...(explanation !== undefined && { explanation }) })
}

function outputOf(tally: UsageTally, text: string, structured: JsonValue | undefined): JsonObject {
  const output = asJson(tally.output(text))
  return structured === undefined ? output : structuredOutput(output, structured)
}

/** What a memory stores of an inference: the user messages, and its last reply. */
function exchange(asked: readonly Message[], text: string, cutShort: Message | undefined): Message[] {
  const said = asked.filter(message => message.role === 'user' || (message.role === 'assistant' && !message.toolCalls))
  const reply: Message[] = text === '' ? [] : [{ role: 'assistant', content: text }]
  return [...said, ...reply, ...(cutShort ? [cutShort] : [])]
}
