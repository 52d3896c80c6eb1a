import { plural, tokensInWords } from '../../../components/text'
import { isWhole, sayEnding } from '../../../engine/model/answer-ending'
import type { RunEvent } from '../../../engine/model/events'
import { outgoingInWords } from '../../../engine/model/outgoing'
import { hostOf } from '../../../engine/net/hosts'

/** Names on the page: a card's name by node id. */
type CardName = (nodeId: string) => string

/** Characters of a delta that are shown. */
const mostShown = 40

type Words = { [T in RunEvent['type']]: (event: Extract<RunEvent, { type: T }>, card: CardName) => string }

const words: Words = {
  'run-start': () => 'The run begins',
  'pipeline-start': ({ name }) => (name ? `“${name}” begins` : 'The pipeline begins'),
  'node-start': ({ nodeId }, card) => `${card(nodeId)} begins`,
  request: ({ nodeId, modelLabel }, card) => `${card(nodeId)} asks ${modelLabel}`,
  'text-delta': ({ text }) => `The model says “${shorten(text.trim())}”`,
  'tool-call': ({ call, round }) =>
    round === 0 ? `${call.name} is called by the step, not by a model` : `The model calls ${call.name}`,
  'tool-result': ({ toolNodeId, toolName, isError }, card) =>
    `${toolNodeId ? card(toolNodeId) : toolName} ${isError ? 'sends back an error' : 'has its result'}`,
  usage: ({ usage }) => `Tokens: ${tokensInWords(usage)}`,
  response: event => {
    const { toolCalls, ending } = event
    if (!isWhole(ending)) return sayEnding({ ...event, called: toolCalls.map(({ name }) => name) }) ?? ''
    return toolCalls.length > 0
      ? `The answer is complete, with ${plural(toolCalls.length, 'call')}`
      : 'The answer is complete'
  },
  route: ({ selectedPath }) => `The run goes on to ${selectedPath.blockTitle}`,
  'await-user': ({ askNodeId }, card) => `${card(askNodeId)} waits for you`,
  'user-answer': ({ askNodeId }, card) => `${card(askNodeId)} has its answer`,
  outgoing: ({ askNodeId, request, ...outgoing }, card) =>
    `${card(askNodeId)}, ${request.method} ${hostOf(request.url)}: ${outgoingInWords(outgoing)}`,
  log: ({ message }) => shorten(message),
  'node-retry': ({ nodeId, attempt }, card) => `${card(nodeId)} tries again, attempt ${attempt}`,
  'node-skip': ({ nodeId }, card) => `${card(nodeId)} is left out`,
  'node-error': ({ nodeId, message }, card) => `${card(nodeId)} fails: ${shorten(message)}`,
  'node-end': ({ nodeId }, card) => `${card(nodeId)} is done`,
  'pipeline-end': () => 'The pipeline ends',
  'pipeline-skip': () => 'A pipeline is left out',
  'limit-reached': ({ message }) => shorten(message),
  'run-end': ({ status }) =>
    ({ finished: 'Finished', failed: 'Failed', stopped: 'Stopped', limit: 'A limit was reached' })[status],
}

/** An event in a few words: "Gauge, mood has its result". */
export function eventInWords(event: RunEvent, card: CardName): string {
  return (words[event.type] as (event: RunEvent, card: CardName) => string)(event, card)
}

function shorten(text: string): string {
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text
}
