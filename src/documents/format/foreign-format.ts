import { joinTexts } from '../../language/localized-error'
import { type MessageDescriptor, msg } from '../../language/message'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'

/** The problem of something that is no document, with what it probably is. */
export function foreignFormat(value: JsonValue): MessageDescriptor {
  const looks =
    typeof value === 'string' ? textLooks(value) : isJsonObject(value) ? fieldLooks(value) : plainLooks(value)
  return msg(
    {
      message: 'This is no aili5 pipeline. It looks like {looks}.',
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
  [({ flow, metadata }) => Array.isArray(flow) && isJsonObject(metadata), flowOf('Make')],
  [file => isFlow(file) && dataOf(file.nodes).some(has('inputAnchors')), flowOf('Flowise')],
  [file => isFlow(file) && dataOf(file.nodes).some(has('node')), flowOf('Langflow')],
  [({ blocks, state }) => isJsonObject(blocks) || (isJsonObject(state) && isJsonObject(state.blocks)), flowOf('Sim')],
  [({ data }) => isJsonObject(data) && has('graphs', 'metadata')(data), flowOf('Rivet')],
  [file => has('inputs', 'outputs')(file) && some(file.nodes, 'source'), flowOf('Prompt flow')],
  [has('last_node_id', 'links'), flowOf('ComfyUI')],
]

/** The program that a file is of, where one field tells. */
export function foreignProgram(file: JsonObject): MessageDescriptor | undefined {
  return programs.find(([fits]) => fits(file))?.[1]
}

/** What else a file may be. */
const signs: readonly (readonly [names: readonly string[], looks: MessageDescriptor])[] = [
  [['openapi'], msg('the description of a web service')],
  [['messages'], msg('a chat with a model')],
  [['choices'], msg('the answer of a model')],
  [['nodes', 'connections'], msg('a workflow of another program')],
  [['nodes', 'edges'], msg('a flow of another program')],
  [['dependencies'], msg('a package file')],
  [['$schema'], msg('a schema or a settings file')],
  [['inputSchema'], msg({ message: 'a tool', context: 'what a file looks like' })],
  [['type', 'properties'], msg({ message: 'a schema', context: 'what a file looks like' })],
]

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
  const looks = foreignProgram(fields) ?? signs.find(([names]) => has(...names)(fields))?.[1]
  if (looks) return looks
  const names = Object.keys(fields)
  if (names.length === 0) return msg('an empty object')
  const shown = names.slice(0, 3).map(name => `"${name.length > 20 ? `${name.slice(0, 20)}…` : name}"`)
  const list = joinTexts(shown, ', ')
  return names.length > 3
    ? msg('an object with {names} and more', { names: list })
    : msg({ message: 'an object with {names}', note: 'Names of fields: "a", "b".' }, { names: list })
}

function plainLooks(value: JsonValue): MessageDescriptor {
  if (some(value, 'wires')) return flowOf('Node-RED')
  if (Array.isArray(value))
    return value.length === 0
      ? msg('an empty list')
      : msg({ message: 'a list of {count, number}', note: 'A list of so many entries.' }, { count: value.length })
  if (value === null) return msg('nothing (null)')
  return typeof value === 'number' ? msg('a single number') : msg('a single boolean')
}
