import { formatTokens, shorten } from '../../../components/text'
import { hostOf } from '../../../engine/net/hosts'
import { localize, t } from '../../../language/active'
import { describeEnding, isWhole } from '../../../model/answer-ending'
import type { RunEvent } from '../../../model/events'
import { localizedModelLabel } from '../../../model/model-labels'
import { describeOutgoing } from '../../../model/outgoing'

/** Names on the page: a card's name by node id. */
type CardName = (nodeId: string) => string

/** Characters of a text that are shown. */
const most = 40

type Words = { [T in RunEvent['type']]: (event: Extract<RunEvent, { type: T }>, card: CardName) => string }

const words: Words = {
  'run-start': () => t('The run begins'),
  'pipeline-start': ({ name }) => (name ? t('“{name}” begins', { name }) : t('The pipeline begins')),
  'node-start': ({ nodeId }, card) => t('{card} begins', { card: card(nodeId) }),
  request: ({ nodeId, provider, modelLabel }, card) =>
    t('{card} asks {model}', { card: card(nodeId), model: localizedModelLabel(provider, modelLabel) }),
  'text-delta': ({ text }) => t('The model says “{words}”', { words: shorten(text.trim(), most) }),
  'reasoning-delta': ({ text }) => t('The model notes “{words}”', { words: shorten(text.trim(), most) }),
  'tool-call': ({ call, round }) =>
    round === 0
      ? t('{tool} is called by the step, not by a model', { tool: call.name })
      : t('The model calls {tool}', { tool: call.name }),
  'tool-result': ({ toolNodeId, toolName, isError }, card) => {
    const tool = toolNodeId ? card(toolNodeId) : toolName
    return isError ? t('{tool} sends back an error', { tool }) : t('{tool} has its result', { tool })
  },
  usage: ({ usage }) => formatTokens(usage),
  response: event => {
    const { toolCalls, ending } = event
    if (!isWhole(ending)) return localize(describeEnding({ ...event, called: toolCalls.map(({ name }) => name) }) ?? '')
    return toolCalls.length > 0
      ? t('The answer is complete, with {count, plural, one {# call} other {# calls}}', { count: toolCalls.length })
      : t('The answer is complete')
  },
  route: ({ selectedPath }) => t('The run goes on to {pipeline}', { pipeline: selectedPath.blockTitle }),
  'await-user': ({ askNodeId }, card) => t('{card} waits for you', { card: card(askNodeId) }),
  'user-answer': ({ askNodeId }, card) => t('{card} has its answer', { card: card(askNodeId) }),
  outgoing: ({ askNodeId, request, ...outgoing }, card) =>
    t('{card}, {method} {host}: {outcome}', {
      card: card(askNodeId),
      method: request.method,
      host: hostOf(request.url),
      outcome: describeOutgoing(outgoing),
    }),
  'host-answer': ({ nodeId, service, failed }, card) =>
    failed || service === 'reply'
      ? t('{card} gets no answer', { card: card(nodeId) })
      : t('{card} has its answer', { card: card(nodeId) }),
  log: event => shorten(localize(event.message), most),
  'node-retry': ({ nodeId, attempt }, card) =>
    t('{card} tries again, attempt {attempt, number}', { card: card(nodeId), attempt }),
  'node-skip': ({ nodeId }, card) => t('{card} is left out', { card: card(nodeId) }),
  'node-error': (event, card) =>
    t('{card} fails: {why}', { card: card(event.nodeId), why: shorten(localize(event.message), most) }),
  'node-end': ({ nodeId }, card) => t('{card} is done', { card: card(nodeId) }),
  'pipeline-end': () => t('The pipeline ends'),
  'pipeline-skip': () => t('A pipeline is left out'),
  'limit-reached': event => shorten(localize(event.message), most),
  'run-end': ({ status }) =>
    ({ finished: t('Finished'), failed: t('Failed'), stopped: t('Stopped'), limit: t('A limit was reached') })[status],
}

/** An event in a few words: "Gauge, mood has its result". */
export function describeEvent(event: RunEvent, card: CardName): string {
  return (words[event.type] as (event: RunEvent, card: CardName) => string)(event, card)
}
