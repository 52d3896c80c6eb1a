import type { Document, Node } from '../../model/document'
import { mapDocumentTemplates, withChangedName } from '../../model/document-templates'
import { nodesBySlug, slugsByNode } from '../../model/slugs'

/** The names of steps that an edit changes, before and after. */
function changedStepNames(before: Document, after: Document): ReadonlyMap<string, string> {
  const changed = new Map<string, string>()
  if (hasSameNames(before, after)) return changed
  const [was, is] = [slugsByNode(before), slugsByNode(after)]
  for (const [id, slug] of was) {
    const now = is.get(id)
    if (now !== undefined && now !== slug) changed.set(slug, now)
  }
  return changed
}

/** Whether all nodes have the names of before. Compares what slugs are made of, which is faster than the slugs. */
function hasSameNames(before: Document, after: Document): boolean {
  if (before.pipelines === after.pipelines) return true
  return (
    before.pipelines.length === after.pipelines.length &&
    before.pipelines.every(({ nodes }, at) => {
      const now = after.pipelines[at]?.nodes ?? []
      return nodes === now || (nodes.length === now.length && nodes.every((node, index) => isNamed(node, now[index])))
    })
  )
}

function isNamed(node: Node, other: Node | undefined): boolean {
  if (node === other) return true
  const { id, type, slug, config } = node
  return id === other?.id && type === other.type && slug === other.slug && config.name === other.config.name
}

/**
 * Updates templates after an edit: where the name of a step has changed (a card was renamed, or another of its name
 * came or went), `{{steps.name}}` gets the new one, and `{{vars.name}}` that of a variable. A step that was removed is not
 * replaced by one that takes its name: the template gets a name that no step has. New nodes keep their templates. Returns
 * the same draft when nothing changes.
 */
export function followTemplateNames<D extends { document: Document }>(before: D, after: D): D {
  const steps = stepNamesAfter(before.document, after.document)
  const variables = renamedVariables(before.document, after.document)
  if (steps.size === 0 && variables.size === 0) return after
  const were = slugsByNode(before.document)
  const document = mapDocumentTemplates(
    after.document,
    path => withChangedName(path, 'steps', steps) ?? withChangedName(path, 'vars', variables),
    ({ id }) => were.has(id),
  )
  return document === after.document ? after : { ...after, document }
}

/** The changed names of steps, with a free one for each removed step whose name another has now. */
function stepNamesAfter(before: Document, after: Document): ReadonlyMap<string, string> {
  const changed = changedStepNames(before, after)
  if (changed.size === 0) return changed
  const is = nodesBySlug(after)
  const left = new Set(is.values())
  const names = new Map(changed)
  for (const [id, slug] of slugsByNode(before)) {
    if (left.has(id) || !is.has(slug)) continue
    let free = `${slug}-removed`
    while (is.has(free)) free += '-removed'
    names.set(slug, free)
  }
  return names
}

/** The names of variables that were renamed, before and after: in their place, and none was added or removed. */
function renamedVariables(
  { variables: before = {} }: Document,
  { variables: after = {} }: Document,
): Map<string, string> {
  const [were, are] = [Object.keys(before), Object.keys(after)]
  if (before === after || were.length !== are.length) return new Map()
  const renamed = were.flatMap((name, index): [string, string][] => {
    const now = are[index] ?? name
    return Object.hasOwn(after, name) || Object.hasOwn(before, now) ? [] : [[name, now]]
  })
  return new Map(renamed)
}

/**
 * What copies of nodes call the steps that the originals read: the copy of one that was copied too; another by the name
 * that it has after the edit. `slugs` has the name of each original by the id of its copy.
 */
export function stepNamesForCopies(
  before: Document,
  after: Document,
  slugs: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const now = slugsByNode(after)
  const copied = [...slugs].map(([id, slug]): [string, string] => [slug, now.get(id) ?? slug])
  return new Map([...changedStepNames(before, after), ...copied])
}
