import { msg } from '../../language/message'
import type { Node, NodeConfig } from '../../model/document'
import { isJsonObject, type JsonValue } from '../../model/json'
import type { FieldReader, YamlField } from './fields'
import { commonFields, type NodeForm } from './forms'
import { fieldsOfAll, fieldsOfForm, type WrittenNode } from './nodes'
import { atField, resolvePath } from './paths'
import type { Problems } from './problem'
import { stepPath, type TemplateNames, toEngine } from './templates'

/** Context of parsing one node. */
interface NodeReading extends TemplateNames {
  reader: FieldReader
  problems: Problems
  /** Ids in the document, by id in the text. */
  nodeIds: ReadonlyMap<string, string>
  /** The node before it, if any. */
  above: string | undefined
}

/** Converts a parsed YAML node to a node of the document. */
export function toNode(node: WrittenNode, reading: NodeReading): Node {
  const { id, nodeId, fields, kind } = node
  const { reader } = reading
  const isForm = typeof kind === 'object' && 'form' in kind
  const own = isForm ? formConfig(node, kind.form, reading) : otherConfig(fields.get('config'), reading)
  const captions = textsOf(fields, commonFields.config, reader)
  const extras = Object.fromEntries(
    commonFields.node.flatMap(name => {
      const field = fields.get(name)
      return field ? [[name, reader.valueOf(field)]] : []
    }),
  )
  const type = isForm ? kind.form.type : typeof kind === 'object' && 'other' in kind ? kind.other : ''
  return { id: nodeId, slug: id, type, config: { ...own, ...captions }, ...extras }
}

function formConfig({ id, fields }: WrittenNode, form: NodeForm, reading: NodeReading): NodeConfig {
  const { reader, problems } = reading
  const config: NodeConfig = { ...form.fixed }
  for (const [written, name] of Object.entries(form.texts)) {
    const field = fields.get(written)
    const text = reader.textOf(field)
    if (field === undefined || text === undefined) continue
    config[name] = form.templates.includes(written) ? template(text, field, reading) : text
  }
  if (form.model) Object.assign(config, modelOf(fields, form.model, reading))
  if (form.reference) Object.assign(config, referenceOf(fields, form.reference, form.type, reading))
  for (const name of form.same) {
    const field = fields.get(name)
    if (field) config[name] = reader.valueOf(field)
  }
  noteStrangers(id, fields, form, config, problems, reader)
  // Nodes pass a single text: an agent without a prompt passes it to its model.
  const says = form.texts.user_message
  if (says && config[says] === undefined && !fields.has('agent_reuse') && reading.above !== undefined) {
    config[says] = `{{${stepPath(reading.above, reading.types.get(reading.above) ?? '')}}}`
  }
  return config
}

/** Maximum problems per text. Beyond that, only the position is reported. */
const mostPlaced = 20

function template(text: string, field: YamlField, { reader, problems, ...names }: NodeReading): string {
  let mistakes = 0
  return toEngine(text, names, (message, written) => {
    const at = ++mistakes > mostPlaced ? field.at : reader.placeWithin(field, written)
    problems.error(at, message)
  })
}

function modelOf(fields: WrittenNode['fields'], name: string, { reader, problems }: NodeReading): NodeConfig {
  const [provider, model] = [reader.textOf(fields.get('provider')), reader.textOf(fields.get('model'))]
  if (!provider) return model ? { [name]: model } : {}
  if (provider === 'demo') return { [name]: 'demo' }
  if (model) return { [name]: `${provider}/${model}` }
  problems.error(fields.get('provider')?.at ?? 0, msg('Say which model of {provider} it is: “model: …”.', { provider }))
  return {}
}

function referenceOf(
  fields: WrittenNode['fields'],
  { written, field: name }: NonNullable<NodeForm['reference']>,
  type: string,
  { reader, problems, types, nodeIds, isBefore }: NodeReading,
): NodeConfig {
  const field = fields.get(written)
  const path = reader.textOf(field)
  if (field === undefined || path === undefined) return {}
  const target = resolvePath(path, 'nodes', types)
  if ('problem' in target) problems.error(field.at, atField(written, target.problem))
  else if (!('node' in target) || types.get(target.node) !== type) {
    problems.error(
      field.at,
      msg('{field}: “{path}” is no agent, so there is no conversation to go on with.', { field: written, path }),
    )
  } else if (!isBefore(target.node)) {
    problems.error(
      field.at,
      msg('{field}: “{node}” has not run by then. Only agents before this one can be named.', {
        field: written,
        node: target.node,
      }),
    )
  } else return { [name]: nodeIds.get(target.node) ?? target.node }
  return {}
}

function otherConfig(field: YamlField | undefined, { reader, problems }: NodeReading): NodeConfig {
  if (!field) return {}
  const config = reader.valueOf(field)
  if (isJsonObject(config)) return config as NodeConfig
  problems.error(field.at, msg('“config” should be a group of fields.'))
  return {}
}

/** Unknown fields are kept where they do no harm; likely typos are reported. */
function noteStrangers(
  id: string,
  fields: WrittenNode['fields'],
  form: NodeForm,
  config: NodeConfig,
  problems: Problems,
  reader: FieldReader,
): void {
  const known = fieldsOfForm(form)
  const taken = new Set([...Object.values(form.texts), ...Object.keys(form.fixed), form.reference?.field, form.model])
  for (const field of fields.values()) {
    const { name, nameAt } = field
    if (known.has(name) || fieldsOfAll.has(name)) continue
    if (taken.has(name))
      problems.error(nameAt, msg('“{name}” is no field of {type} (“{id}”).', { name, type: form.written, id }))
    else {
      problems.note(
        nameAt,
        msg('“{name}” is no field of {type} (“{id}”); it is kept, and does nothing.', { name, type: form.written, id }),
      )
      config[name] = reader.valueOf(field)
    }
  }
}

function textsOf(
  fields: WrittenNode['fields'],
  names: readonly string[],
  reader: FieldReader,
): Record<string, JsonValue> {
  return Object.fromEntries(
    names.flatMap(name => {
      const text = reader.textOf(fields.get(name))
      return text === undefined ? [] : [[name, text]]
    }),
  )
}
