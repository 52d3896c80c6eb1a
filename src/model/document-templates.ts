import type { Document, Node } from './document'
import { type JsonValue, withoutUndefined } from './json'
import { EXPRESSION, PATH_PART, parsePath } from './templates'

/** Another path for a template, or undefined to keep it. */
type PathChange = (path: string) => string | undefined

/**
 * Replaces paths in all templates of a value, where `change` returns another one. The same value where none changes.
 */
export function mapTemplates<T extends JsonValue>(value: T, change: PathChange): T {
  if (typeof value === 'string') {
    if (!value.includes('{{')) return value
    const replaced = value.replace(EXPRESSION, (whole, path: string) => {
      const changed = change(path.trim())
      return changed === undefined ? whole : `{{${changed}}}`
    })
    return replaced as T
  }
  if (typeof value !== 'object' || value === null) return value
  let isChanged = false
  const mapped = <V extends JsonValue>(item: V): V => {
    const next = mapTemplates(item, change)
    isChanged ||= next !== item
    return next
  }
  const copy: JsonValue = Array.isArray(value)
    ? value.map(mapped)
    : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapped(item)]))
  return isChanged ? (copy as T) : value
}

/** Replaces paths in the templates of a node; the same node where none changes. */
export function mapNodeTemplates(node: Node, change: PathChange): Node {
  const config = mapTemplates(node.config, change)
  const before = node.policy as unknown as JsonValue | undefined
  const policy = before === undefined ? before : mapTemplates(before, change)
  if (config === node.config && policy === before) return node
  return withoutUndefined({ ...node, config, policy: policy as unknown as Node['policy'] })
}

/**
 * Replaces paths in the templates of a document: of its tool faces and nodes, or of the nodes that `includes` accepts. The
 * same document where none changes.
 */
export function mapDocumentTemplates(
  document: Document,
  change: PathChange,
  includes: (node: Node) => boolean = () => true,
): Document {
  const pipelines = document.pipelines.map(pipeline => {
    const nodes = pipeline.nodes.map(node => (includes(node) ? mapNodeTemplates(node, change) : node))
    const tool = pipeline.tool && mapTemplates(pipeline.tool, change)
    const isSame = tool === pipeline.tool && nodes.every((node, index) => node === pipeline.nodes[index])
    return isSame ? pipeline : withoutUndefined({ ...pipeline, nodes, tool })
  })
  return pipelines.every((pipeline, index) => pipeline === document.pipelines[index])
    ? document
    : { ...document, pipelines }
}

/**
 * The path of the same value after the names below a root (`steps` or `vars`) have changed; undefined for a path that
 * reads none of them.
 */
export function withChangedName(path: string, root: string, names: ReadonlyMap<string, string>): string | undefined {
  const [first, second] = parsePath(path) ?? []
  const name = first === root && typeof second === 'string' ? names.get(second) : undefined
  if (name === undefined) return undefined
  const rest = path.slice(root.length).replace(/^\./, '')
  const [written = ''] = PATH_PART.exec(rest) ?? []
  return `${root}${/^[\p{L}\p{N}_$-]+$/u.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`}${rest.slice(written.length)}`
}
