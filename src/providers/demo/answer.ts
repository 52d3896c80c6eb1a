import { msg } from '../../language/message'
import type { JsonObject } from '../../model/json'
import type { Tool } from '../../model/language-model'
import type { Asked } from './asked'
import { formAnswer } from './data'
import { asSchema } from './form'
import { reply } from './reply'
import { routeOf } from './route'
import { calmAnswer } from './safety'
import { argumentsFor, hasCalmValue, toolsToCall } from './tools'

/** What the demo has decided to answer, before it is streamed. */
export interface DemoAnswer {
  text: string
  calls: { name: string; arguments: JsonObject }[]
  /** Why a router's target was chosen: the answer itself is its id alone. */
  note?: string
}

/** Decides on the answer to a request: a route, calls of tools, a filled form, or words. */
export function answer(asked: Asked): DemoAnswer {
  const { messages, request, concern, helpLine } = asked
  const route = routeOf(asked)
  if (route && 'id' in route) return { text: route.id, calls: [], note: messages.localize(route.why) }
  if (route) return { text: say(asked, [...calmAnswer(concern ?? 'doubt', helpLine), route.refusal]), calls: [] }
  const calls = callsFor(asked)
  if (calls.length > 0) return { text: '', calls }
  if (request.responseFormat) {
    const value = formAnswer(asked)
    return {
      text:
        value === undefined
          ? messages.localize(msg('I cannot fill in this form: its schema asks for what is on none of my lists.'))
          : JSON.stringify(value, null, 2),
      calls: [],
    }
  }
  if (concern) return { text: say(asked, calmAnswer(concern, helpLine)), calls: [] }
  return { text: reply(asked), calls: [] }
}

const say = ({ messages }: Asked, parts: readonly ReturnType<typeof msg>[]) =>
  parts.map(part => messages.localize(part)).join(' ')

/** The calls of this round. Two colors of one round are different ones. */
function callsFor(asked: Asked): DemoAnswer['calls'] {
  const calls: DemoAnswer['calls'] = []
  for (const tool of asked.concern
    ? asked.request.tools.filter(
        each => hasCalmValue(each) && asked.results.every(({ toolName }) => toolName !== each.name),
      )
    : toolsToCall(asked)) {
    const planned = calls.flatMap(({ arguments: { hex } }) => (typeof hex === 'string' ? [hex] : []))
    const args = argumentsFor({ ...asked, planned }, tool)
    if (args) calls.push({ name: tool.name, arguments: withNewReason(args, calls, tool) })
  }
  return calls
}

/** The arguments without an explanation that a call before it has given: three cards side by side say it once. */
function withNewReason(args: JsonObject, calls: DemoAnswer['calls'], tool: Tool): JsonObject {
  const { explanation, ...others } = args
  const { required } = asSchema(tool.inputSchema)
  const isSaid = calls.some(({ arguments: given }) => isPartOf(explanation, given.explanation))
  return isSaid && !(Array.isArray(required) && required.includes('explanation')) ? others : args
}

/** Whether a sentence is the whole or the beginning of another. */
const isPartOf = (sentence: unknown, other: unknown): boolean =>
  typeof sentence === 'string' && typeof other === 'string' && other.startsWith(sentence.replace(/[.。؟!]$/, ''))
