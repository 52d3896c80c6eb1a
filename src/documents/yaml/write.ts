import { stringify } from 'yaml'
import { type MessageDescriptor, msg } from '../../language/message'
import type { Document, Node } from '../../model/document'
import type { JsonObject, JsonValue } from '../../model/json'
import { nodesBySlug } from '../../model/slugs'
import { commonFields, type NodeForm, nodeForms, OTHER_PREFIX, TERMINATION, TERMINATIONS } from './forms'
import { fieldsOfAll, fieldsOfForm } from './nodes'
import { isNodeId } from './paths'
import { usualIds } from './read'
import { toYaml } from './templates'

interface Names {
  /** Slugs by node id, which are the ids in YAML. */
  slugs: ReadonlyMap<string, string>
  /** Types by slug. */
  types: ReadonlyMap<string, string>
}

/** Writes a document in the YAML form. A document of several pipelines has none: returns a message. */
export function writeYaml(document: Document): { text: string } | { problem: MessageDescriptor } {
  const [pipeline] = document.pipelines
  if (!pipeline || document.pipelines.length > 1 || document.edges.length > 0) {
    return { problem: msg('The YAML form holds one pipeline, and this document has several. Keep it as JSON.') }
  }
  if (pipeline.nodes.length === 0) return { problem: msg('There is no node yet.') }
  const nodesById = new Map(pipeline.nodes.map(node => [node.id, node]))
  const bySlug = [...nodesBySlug(document)]
  const strange = bySlug.find(([slug]) => !isNodeId(slug))
  if (strange)
    return {
      problem: msg('The node “{name}” needs another name: no “::”, no braces, no space around it.', {
        name: strange[0],
      }),
    }
  const names: Names = {
    slugs: new Map(bySlug.map(([slug, id]) => [id, slug])),
    types: new Map(bySlug.map(([slug, id]) => [slug, nodesById.get(id)?.type ?? ''])),
  }
  // In full where a card has the name of the end.
  const end = names.types.has(TERMINATION) ? '::scenario::termination' : TERMINATION
  const nodes = pipeline.nodes.map((node, index) => {
    const after = pipeline.nodes[index + 1]
    const id = names.slugs.get(node.id) ?? node.id
    return {
      id,
      ...(id !== node.id && { node_id: node.id }),
      ...written(node, names, index > 0),
      next: after ? nextPath(names.slugs.get(after.id) ?? after.id) : end,
    }
  })
  const { name, variables, settings, language } = document
  const pipelineFields = {
    ...(pipeline.id !== usualIds.pipeline && { id: pipeline.id }),
    ...(pipeline.name !== name && { name: pipeline.name }),
  }
  const content = {
    name,
    ...(document.id !== usualIds.document && { id: document.id }),
    ...(Object.keys(pipelineFields).length > 0 && { pipeline: pipelineFields }),
    ...(variables && { variables }),
    ...(language !== undefined && { language }),
    ...(settings && { settings }),
    ...(pipeline.tool && { tool: pipeline.tool }),
    nodes,
  }
  return { text: stringify(content, { lineWidth: 0, aliasDuplicateObjects: false }) }
}

/** A node named like a scenario needs an absolute path. */
function nextPath(id: string): string {
  return TERMINATIONS.includes(id) || id === 'scenario.entry' ? `::nodes::${id}` : id
}

function written(node: Node, names: Names, hasAbove: boolean): JsonObject {
  const form = nodeForms.find(each => fits(each, node))
  const { name, label, ...config } = node.config
  const captions = { ...(name !== undefined && { name }), ...(label !== undefined && { label }) }
  const policies = Object.fromEntries(
    commonFields.node.flatMap(field =>
      node[field] === undefined ? [] : [[field, node[field] as unknown as JsonValue]],
    ),
  )
  const own = form ? formFields(form, config, names, hasAbove) : { type: OTHER_PREFIX + node.type, config }
  return { ...own, ...captions, ...policies }
}

/** Whether a form represents a node completely, and nothing in its config would be misread. */
function fits(form: NodeForm, { type, config }: Node): boolean {
  if (form.type !== type) return false
  const texts = [...Object.values(form.texts), form.reference?.field, form.model].filter(field => field !== undefined)
  const isFixed = Object.entries(form.fixed).every(([field, value]) => config[field] === value)
  const isText = texts.every(field => config[field] === undefined || typeof config[field] === 'string')
  const ours = new Set([...texts, ...form.same, ...Object.keys(form.fixed), ...commonFields.config])
  const strangers = Object.keys(config).filter(field => !ours.has(field))
  return isFixed && isText && !strangers.some(field => fieldsOfAll.has(field) || fieldsOfForm(form).has(field))
}

function formFields(form: NodeForm, config: Node['config'], { slugs, types }: Names, hasAbove: boolean): JsonObject {
  const fields: JsonObject = { type: form.written }
  const rest: JsonObject = { ...config }
  const take = (field: string): string => {
    const value = rest[field]
    delete rest[field]
    return String(value)
  }
  for (const field of Object.keys(form.fixed)) delete rest[field]
  if (form.model && rest[form.model] !== undefined) Object.assign(fields, modelFields(take(form.model)))
  for (const [name, field] of Object.entries(form.texts)) {
    if (rest[field] === undefined) continue
    const text = take(field)
    fields[name] = form.templates.includes(name) ? toYaml(text, types) : text
  }
  if (form.reference && rest[form.reference.field] !== undefined) {
    const id = take(form.reference.field)
    fields[form.reference.written] = slugs.get(id) ?? id
  }
  // Without the field, an agent is asked the output of the node above.
  const { user_message: says } = form.texts
  if (says && hasAbove && fields.user_message === undefined && fields.agent_reuse === undefined)
    fields.user_message = ''
  return { ...fields, ...rest }
}

function modelFields(model: string): JsonObject {
  if (model === '') return {}
  if (model === 'demo') return { provider: 'demo', model: 'demo' }
  const slash = model.indexOf('/')
  return slash < 1 ? { model } : { provider: model.slice(0, slash), model: model.slice(slash + 1) }
}
