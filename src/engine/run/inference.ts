import { msg } from '../../language/message'
import { englishMessages } from '../../language/messages'
import { isWhole, MAX_ROUNDS } from '../../model/answer-ending'
import { cutText } from '../../model/characters'
import { EngineError } from '../../model/engine-error'
import type { MessageAddition } from '../../model/events'
import { type InferenceSettings, USUAL_TEMPERATURE } from '../../model/inference'
import { type JsonObject, withoutUndefined } from '../../model/json'
import { type Message, ModelError } from '../../model/language-model'
import { reachedLimit } from '../../model/limits'
import type { NodeResult } from '../../model/node-type'
import { templateError } from '../../model/templates'
import type { OfferedTool } from '../tools/offered-tools'
import { structuredOutput } from '../tools/structured-output'
import { readJson } from './ask-model'
import { type Output, type Transcript, type Turn, userMessage } from './conversation'
import { originsOf, prepareInference, requestOf } from './inference-request'
import { callModel, type ModelReply } from './model-call'
import type { EngineContext } from './run-context'
import { endingNotice, shortAnswerError } from './short-answer'
import { callTool } from './tool-call'
import { UsageTally } from './usage'
import { fitWindow } from './window'

/** What an inference has done in rounds whose tool calls all have results: a retry goes on from there. */
interface Progress {
  rounds: number
  turns: readonly Turn[]
  outputs: readonly Output[]
  tally: UsageTally
}

/**
 * The loop of an inference: calls the model, runs its tool calls and returns the results, until it stops calling or
 * reaches the last round. Turns are added to the conversation when complete. An invalid JSON answer is sent back once
 * with the problem.
 */
export async function runInference(
  context: EngineContext,
  settings: InferenceSettings,
  offered: readonly OfferedTool[],
): Promise<NodeResult> {
  const { run, node, pipeline } = context
  const { host } = run
  const { conversation } = pipeline
  const { continueFrom, responseFormat } = settings
  if (continueFrom && !conversation.transcriptOf(continueFrom)) {
    throw templateError(
      msg('It goes on from “{name}”, which has not answered yet. Move that above, or name another.', {
        name: continueFrom,
      }),
    )
  }
  const model = await context.model(settings.model)
  const memory = settings.persistMemory ? ((await context.host.memory?.recall(node.id)) ?? []) : []
  const asked = prepareInference(conversation, node.id, settings, offered, model, memory)
  const { tools, needs, maxTokens } = asked
  const turns = [...asked.turns]
  const transcript: Transcript = { system: asked.system, turns }
  const outputs: Output[] = []
  let tally = new UsageTally(model, host.now())
  let rounds = 0
  let isSentBack = false

  const keep = (message: Message, added?: MessageAddition) => {
    if (message.role === 'assistant' && message.content === '' && !message.toolCalls) return
    const turn: Turn = withoutUndefined({ nodeId: node.id, message: withoutUndefined(message), added })
    turns.push(turn)
    conversation.turns.push(turn)
  }
  const keepOutput = (output: Output) => {
    outputs.push(output)
    conversation.addOutput(output)
  }

  const earlier = lastProgress(context)
  if (earlier) {
    rounds = earlier.rounds
    tally = earlier.tally
    for (const { message, added } of earlier.turns) keep(message, added)
    for (const output of earlier.outputs) keepOutput(output)
  }

  for (;;) {
    rounds += 1
    const round = rounds
    const isLast = round === MAX_ROUNDS
    const fitted = settings.window === undefined ? { transcript } : fitWindow(transcript, tools, settings.window)
    const start = round === 1 ? context.answerStart : undefined
    if (start && !model.continues) {
      throw new ModelError(
        'bad_request',
        msg('{model} cannot go on from a beginning that it is given.', { model: model.label }),
      )
    }
    const request = requestOf(fitted.transcript, tools, model, settings, maxTokens)
    const reply = await callModel(context, {
      model,
      request: start ? { ...request, answerStart: start.text } : request,
      origins: originsOf(fitted.transcript, tools),
      round,
      isLast,
      needs,
      tally,
      start,
      window: settings.window,
      truncated: fitted.truncated,
      withoutTemperature:
        settings.temperature === USUAL_TEMPERATURE
          ? undefined
          : msg('This model sets its own temperature, so yours was left out.'),
    })

    // The reply in progress is completed; the run stops after it.
    const limit = reply.toolCalls.length > 0 ? reachedLimit(run.document.settings?.limits, run.spent) : null
    // The calls of an answer that ended early are not run: its last call may be truncated and valid JSON by accident.
    const runsCalls = !limit && (reply.ending === 'tool-calls' || reply.ending === 'unknown')
    const calls = runsCalls ? reply.toolCalls : []
    const notice = endingNotice(reply)
    keep(assistantTurn(reply, calls.length > 0))
    if (notice) keep(notice, 'cut-short')
    if (reply.ending === 'connection-cut') throw cutError(reply)

    if (calls.length > 0) {
      for (const call of calls) {
        context.signal.throwIfAborted()
        const result = await callTool(context, call, tools, round)
        const { data, isError, outputType: type, toolNodeId, explanation } = result
        const content = englishMessages.localize(result.content)
        keep({ role: 'tool', callId: call.id, toolName: call.name, content, isError: isError || undefined })
        tally.addToolCall(call, data ?? content, result.startedAt, result.durationMs)
        if (isError) continue
        if (toolNodeId && toolNodeId !== node.id) pipeline.frame.record(toolNodeId, { output: data })
        keepOutput({ nodeId: toolNodeId, type, toolName: call.name, data, explanation })
      }
      const progress: Progress = { rounds, turns: turns.slice(asked.turns.length), outputs: [...outputs], tally }
      context.attempts.keep(context.place, progress)
      continue
    }

    const reading = responseFormat && !limit ? await readJson(responseFormat)(reply.text) : null
    if (reading && 'problem' in reading) {
      const short = shortAnswerError(reply)
      if (short) throw short
      if (isSentBack || isLast) {
        const text = cutText(reply.text, 300)
        throw new EngineError('bad_request', msg('{problem} It said: “{text}”', { problem: reading.problem, text }))
      }
      isSentBack = true
      keep(userMessage(`${englishMessages.localize(reading.problem)} Please answer again.`), 'does-not-fit')
      continue
    }

    if (limit) context.note('warning', msg('Stopped at a limit of the run; the calls of the last round were not run.'))
    conversation.storeTranscript(node.id, transcript)
    if (settings.persistMemory) {
      // Memories of the config are added in each run and are not stored.
      const heard = asked.turns.slice(settings.memories?.length ?? 0).map(({ message }) => message)
      await context.host.memory?.keep(node.id, exchange(heard, reply.text, notice))
    }
    const output = tally.output(reply.text, host.now()) as unknown as JsonObject
    return {
      output: reading ? structuredOutput(output, reading.value) : output,
      text: reply.text,
      answer: reply,
      stoppedEarly: reply.toolCalls.length > 0 || reply.ending === 'token-limit',
      limit: limit ?? undefined,
    }
  }
}

/** What the newest failed attempt has finished, if any did. */
function lastProgress({ attempts, place }: EngineContext): Progress | undefined {
  let last: Progress | undefined
  for (let next = attempts.take<Progress>(place); next; next = attempts.take<Progress>(place)) last = next
  return last
}

/** The reply as a turn. Calls without a result are dropped: they would invalidate the next request. */
function assistantTurn({ text, toolCalls, ending, providerData }: ModelReply, runsCalls: boolean): Message {
  const isUsable = runsCalls || (toolCalls.length === 0 && isWhole(ending))
  return {
    role: 'assistant',
    content: text,
    toolCalls: runsCalls ? toolCalls : undefined,
    providerData: isUsable ? providerData : undefined,
  }
}

function cutError({ text }: ModelReply): ModelError {
  return new ModelError(
    'cut',
    text.trim() === ''
      ? msg('The connection broke before a word came. Run again.')
      : msg('The answer broke off in the middle. You keep what came so far. Run again to get all of it.'),
  )
}

/** What a memory stores of an inference: the user messages, and its last reply. */
function exchange(heard: readonly Message[], text: string, notice: Message | undefined): Message[] {
  const said = heard.filter(message => message.role === 'user' || (message.role === 'assistant' && !message.toolCalls))
  const reply: Message[] = text === '' ? [] : [{ role: 'assistant', content: text }]
  return [...said, ...reply, ...(notice ? [notice] : [])]
}
