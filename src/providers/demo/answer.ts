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
  /** What the answer itself has no place for: why a router's target was chosen, and what a form or a tool got without a reason. */
  note?: string | undefined
}

/** Decides on the answer to a request: a route, calls of tools, a filled form, or words. */
export function answer(asked: Asked): DemoAnswer {
  const { messages, request, concern, helpLine } = asked
  const route = routeOf(asked)
  if (route && 'id' in route) return { text: route.id, calls: [], note: messages.localize(route.why) }
  if (route) return { text: say(asked, [...calmAnswer(concern ?? 'doubt', helpLine), route.refusal]), calls: [] }
  const { calls, gaps } = callsFor(asked)
  if (calls.length > 0) return { text: '', calls, note: noteOf(gaps, asked) }
  if (request.responseFormat) {
    const { value, gaps } = formAnswer(asked, request.responseFormat.schema)
    return {
      text:
        value === undefined
          ? messages.localize(msg('I cannot fill in this form: its schema asks for what is on none of my lists.'))
          : JSON.stringify(value, null, 2),
      calls: [],
      note: noteOf(gaps, asked),
    }
  }
  if (concern) return { text: say(asked, calmAnswer(concern, helpLine)), calls: [] }
  return { text: reply(asked), calls: [] }
}

const say = ({ messages }: Asked, parts: readonly ReturnType<typeof msg>[]) =>
  parts.map(part => messages.localize(part)).join(' ')

/** A value that nothing speaks for is not passed off as one that was read. */
const noteOf = (gaps: readonly string[], { concern, messages }: Asked): string | undefined =>
  concern || gaps.length === 0
    ? undefined
    : messages.localize(
        msg('The text says nothing of this, so it has the simplest value that is allowed: {fields}.', {
          fields: messages.list(gaps.slice(0, 6).map(each => `“${each}”`)),
        }),
      )

/** The calls of this round. Two colors of one round are different ones. */
function callsFor(asked: Asked): { calls: DemoAnswer['calls']; gaps: string[] } {
  const calls: DemoAnswer['calls'] = []
  const gaps: string[] = []
  for (const tool of asked.concern
    ? asked.request.tools.filter(
        each => hasCalmValue(each) && asked.results.every(({ toolName }) => toolName !== each.name),
      )
    : toolsToCall(asked)) {
    const planned = calls.flatMap(({ arguments: { hex } }) => (typeof hex === 'string' ? [hex] : []))
    const filled = argumentsFor({ ...asked, planned }, tool)
    if (filled) {
      calls.push({ name: tool.name, arguments: withNewReason(filled.args, calls, tool) })
      gaps.push(...filled.gaps)
    }
  }
  return { calls, gaps }
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
