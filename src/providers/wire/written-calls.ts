import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import type { Tool, ToolCall } from '../../model/language-model'
import { parseUntrustedJson } from '../../model/untrusted-json'
import { looseObjects, looseText } from './loose-json'
import { offeredName } from './tool-calls'

type WrittenCall = Omit<ToolCall, 'id'>
type Tools = readonly Pick<Tool, 'name'>[]

/** Where models write calls. Each place holds the JSON of one call or of a list of them. */
const JSON_PLACES = [
  /<tool_call>([\s\S]*?)(?:<\/tool_call>|$)/g,
  /<\|tool_call\|?>([\s\S]*?)(?:<\|?\/tool_call\|>|$)/g,
  /\[TOOL_CALLS\]\s*([\s\S]*)$/g,
  /<\|python_tag\|>([\s\S]*?)(?:<\|eom_id\|>|$)/g,
  /^\s*```(?:json|tool_call)?\s*\n([\s\S]*?)\n?```\s*$/g,
  /^([\s\S]*)$/g,
]

/** Places that hold the name of a tool, and the JSON of its arguments after it: of Llama, Mistral, gpt-oss, Kimi, DeepSeek, Gemma. */
const NAMED_PLACES = [
  /<function=([\w.-]+)>\s*(\{[\s\S]*?\})\s*(?:<\/function>|$)/g,
  /\[TOOL_CALLS\]\s*([\w.-]+)\s*(?:\[CALL_ID\][\w-]+)?\[ARGS\]\s*(\{[\s\S]*?\})\s*(?=\[TOOL_CALLS\]|$)/g,
  /(?:<\|channel\|>)?commentary to=([\w.-]+)[^{}]*(\{[\s\S]*?\})\s*(?:<\|call\|>|(?=<\|start\|>)|$)/g,
  /<(?:\|tool_call|start_function_call)>call:([\w.-]+)\s*(\{[\s\S]*?\})\s*(?:<tool_call\|>|<end_function_call>|$)/g,
  /<\|tool_call_begin\|>\s*([\w.:-]+)\s*<\|tool_call_argument_begin\|>\s*(\{[\s\S]*?\})\s*<\|tool_call_end\|>/g,
  /<｜tool▁call▁begin｜>(?:function<｜tool▁sep｜>)?([\w.-]+)(?:<｜tool▁sep｜>)?\s*(?:```json)?\s*(\{[\s\S]*?\})\s*(?:```)?\s*<｜tool▁call▁end｜>/g,
]

/** Places that hold the name of a tool, and its arguments one by one: of Qwen, GLM, and MiniMax or DeepSeek. */
const KEYED_PLACES = [
  {
    place: /(?:<tool_call>\s*)?<function=([\w.-]+)>([\s\S]*?)<\/function>(?:\s*<\/tool_call>)?/g,
    argument: /<parameter=([^<>]+)>([\s\S]*?)<\/parameter>/g,
  },
  {
    place: /<tool_call>\s*([\w.-]+)\s*((?:<arg_key>[\s\S]*?)?)<\/tool_call>/g,
    argument: /<arg_key>([\s\S]*?)<\/arg_key>\s*<arg_value>([\s\S]*?)<\/arg_value>/g,
  },
  {
    place: /<[^<>]*\binvoke name="([\w.-]+)"[^<>]*>([\s\S]*?)<\/[^<>]*\binvoke>/g,
    argument: /<(?:[^<>]*\bparameter name="([^"]+)"[^<>]*|(\w+))>([\s\S]*?)<\/[^<>]+>/g,
  },
]

/** The signature of a call in Python, as Llama writes them into a list. */
const PYTHON_CALL = /([\w.]+)\(((?:[^()"']|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')*)\)/g
const PYTHON_ARGUMENT = /(\w+)\s*=\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^,]+)/g

/** What is left of the marks around calls. */
const MARKS = /<[|｜][^<>]*[|｜]>|<\/?[\w:｜]*(?:function_calls|tool_calls?)>/g

/**
 * Calls that a model wrote into its answer in place of making them, as small ones do, and the rest of the answer. Only what
 * names an offered tool and has arguments counts, and only where it is all that stands in its place.
 */
export function readWrittenCalls(answer: string, tools: Tools): { calls: WrittenCall[]; rest: string } | undefined {
  if (tools.length === 0 || !/[{(<]/.test(answer)) return undefined
  // MiniMax's own mark of the end of a token.
  const text = answer.replaceAll(']<]minimax[>[', '')
  const written = (place: RegExp, read: (found: RegExpExecArray) => WrittenCall[] | undefined) => {
    const found = [...text.matchAll(place)].map(read)
    if (found.length === 0 || found.some(calls => calls === undefined)) return undefined
    return { calls: found.flatMap(calls => calls ?? []), rest: text.replace(place, '').replace(MARKS, '').trim() }
  }
  for (const place of NAMED_PLACES) {
    const calls = written(place, ([, name = '', json = '']) => one(callOf(name, looseArguments(json), tools)))
    if (calls) return calls
  }
  for (const { place, argument } of KEYED_PLACES) {
    const calls = written(place, ([, name = '', body = '']) => one(callOf(name, keyed(body, argument), tools)))
    if (calls) return calls
  }
  for (const place of JSON_PLACES) {
    const calls = written(place, ([, json = '']) => callsIn(json, tools))
    if (calls) return calls
  }
  const inFence = /^\s*```tool_code\s*(?:print\()?([\s\S]*?\))\)?\s*```\s*$/.exec(text)?.[1]
  const python = pythonCalls(inFence === undefined ? text.replace(MARKS, '').trim() : `[${inFence}]`, tools)
  return python && { calls: python, rest: '' }
}

/** JSON, or what Gemma writes: names without quotes, and texts in marks of its own. */
function looseArguments(text: string): JsonValue | undefined {
  const inQuotes = text.replace(/(<\|"\|>|<escape>)([\s\S]*?)\1/g, (_, _mark, inside) => JSON.stringify(inside))
  const named = inQuotes.replace(/"(?:[^"\\]|\\.)*"|([\w-]+)(?=\s*:)/g, (whole, name) => (name ? `"${name}"` : whole))
  return parseUntrustedJson(text) ?? parseUntrustedJson(named)
}

const one = (call: WrittenCall | undefined) => call && [call]

/** The arguments as texts, which the schema of the tool makes numbers and lists of. */
function keyed(body: string, argument: RegExp): JsonObject {
  return Object.fromEntries(
    [...body.matchAll(argument)].map(found => {
      const [name = '', value = ''] = found.slice(1).filter(part => part !== undefined)
      return [name.trim(), value.trim()]
    }),
  )
}

function callsIn(json: string, tools: Tools): WrittenCall[] | undefined {
  const written = parseUntrustedJson(json.trim())
  const values = looseObjects(Array.isArray(written) ? written : [written ?? null])
  const calls = values.flatMap(value => callIn(value, tools) ?? [])
  return calls.length > 0 && calls.length === [written].flat().length ? calls : undefined
}

function callIn(value: JsonObject, tools: Tools): WrittenCall | undefined {
  const inner = isJsonObject(value.function) ? value.function : value
  const given = inner.arguments ?? inner.parameters ?? inner.input
  const args = typeof given === 'string' ? parseUntrustedJson(given) : given
  return callOf(looseText(inner.name ?? inner.tool), args, tools)
}

function callOf(written: string, args: JsonValue | undefined, tools: Tools): WrittenCall | undefined {
  const name = offeredName(written, tools)
  return isJsonObject(args) && tools.some(tool => tool.name === name)
    ? { name, arguments: args, isText: true }
    : undefined
}

function pythonCalls(text: string, tools: Tools): WrittenCall[] | undefined {
  const found = [...text.matchAll(PYTHON_CALL)]
  if (found.length === 0 || !/^\[[\s,]*\]$/.test(text.replace(PYTHON_CALL, ''))) return undefined
  const calls = found.flatMap(([, name = '', body = '']) => {
    const args = [...body.matchAll(PYTHON_ARGUMENT)].map(([, key = '', value = '']) => [key, pythonValue(value.trim())])
    return callOf(name, Object.fromEntries(args), tools) ?? []
  })
  return calls.length === found.length ? calls : undefined
}

function pythonValue(text: string): JsonValue {
  const inQuotes = /^'([\s\S]*)'$/.exec(text)?.[1]
  if (inQuotes !== undefined) return inQuotes.replaceAll("\\'", "'")
  if (/^(True|False)$/.test(text)) return text === 'True'
  return text === 'None' ? null : (parseUntrustedJson(text) ?? text)
}
