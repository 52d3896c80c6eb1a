import { joinTexts } from '../../language/localized-error'
import { type MessageDescriptor, msg } from '../../language/message'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'

/** The problem of something that is no document, with what it probably is. */
export function foreignFormat(value: JsonValue): MessageDescriptor {
  const looks =
    typeof value === 'string' ? textLooks(value) : isJsonObject(value) ? fieldLooks(value) : plainLooks(value)
  return msg(
    {
      message: 'This is not an aili5 pipeline. It looks like {looks}.',
      note: 'What it looks like: a chat with a model, plain text, an empty list.',
    },
    { looks },
  )
}

function textLooks(text: string): MessageDescriptor {
  if (/^<(!doctype|html|\?xml|svg|[a-z]+[\s>])/i.test(text)) return msg('a web page or a drawing')
  if (/^https?:\/\/\S+$/.test(text)) return msg('a web address')
  if (/^(%PDF|PK|\ufffd?PNG)/.test(text) || text.includes('\0')) return msg('a file that is not text')
  if (/^[\w.-]+:(\s|$)/m.test(text)) return msg({ message: 'YAML', note: 'The name of a format of text.' })
  return msg('plain text')
}

const flowOf = (program: string) =>
  msg({ message: 'a flow of {program}', note: 'The name of another program, such as n8n.' }, { program })

/** Other programs whose flows are known by fields that they alone have. */
const programs: readonly (readonly [has: (file: JsonObject) => boolean, looks: MessageDescriptor])[] = [
  [({ nodes, connections }) => isJsonObject(connections) && some(nodes, 'typeVersion'), flowOf('n8n')],
  [({ kind, app }) => kind === 'app' && isJsonObject(app), flowOf('Dify')],
  [({ data }) => isFlow(data), flowOf('Langflow')],
  [({ flow }) => isFlow(flow), flowOf('ChainForge')],
  [file => isFlow(file) && dataOf(file.nodes).some(has('inputAnchors')), flowOf('Flowise')],
  [file => isFlow(file) && dataOf(file.nodes).some(has('node')), flowOf('Langflow')],
  [({ data }) => isJsonObject(data) && has('graphs', 'metadata')(data), flowOf('Rivet')],
  [file => has('inputs', 'outputs')(file) && some(file.nodes, 'source'), flowOf('Prompt flow')],
]

/** The program that a file is of, where one field tells. */
export function foreignProgram(file: JsonObject): MessageDescriptor | undefined {
  return programs.find(([fits]) => fits(file))?.[1]
}

const isFlow = (value: JsonValue | undefined) =>
  isJsonObject(value) && Array.isArray(value.nodes) && Array.isArray(value.edges)

function has(...names: string[]): (file: JsonObject) => boolean {
  return file => names.every(name => Object.hasOwn(file, name))
}

/** Whether one of a list of groups has a field. */
function some(list: JsonValue | undefined, name: string): boolean {
  return Array.isArray(list) && list.some(item => isJsonObject(item) && Object.hasOwn(item, name))
}

/** The `data` of each node of a drawn flow. */
function dataOf(nodes: JsonValue | undefined): JsonObject[] {
  if (!Array.isArray(nodes)) return []
  return nodes.flatMap(node => (isJsonObject(node) && isJsonObject(node.data) ? [node.data] : []))
}

function fieldLooks(fields: JsonObject): MessageDescriptor {
  const program = foreignProgram(fields)
  if (program) return program
  if (has('messages')(fields)) return msg('a chat with a model')
  if (Array.isArray(fields.nodes)) return msg('a flow of another program')
  const names = Object.keys(fields)
  if (names.length === 0) return msg('an empty object')
  const shown = names.slice(0, 3).map(name => `"${name.slice(0, 20)}"`)
  return msg(
    { message: 'an object with {names}', note: 'Names of fields: "a", "b".' },
    { names: joinTexts(shown, ', ') },
  )
}

function plainLooks(value: JsonValue): MessageDescriptor {
  return Array.isArray(value)
    ? msg({ message: 'a list of {count, number}', note: 'A list of so many entries.' }, { count: value.length })
    : msg('a single value')
}
