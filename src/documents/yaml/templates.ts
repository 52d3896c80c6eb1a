import { parsePath } from '../../engine/templates'
import { outputPath } from './forms'
import { resolvePath } from './paths'

const EXPRESSION = /\{\{([^{}]*)\}\}/g
/** Names that the engine's own templates begin with. */
const ENGINE_ROOTS = new Set(['steps', 'vars', 'input'])

/** What templates of a YAML form can name. */
export interface TemplateNames {
  /** Every node by its id, with its type of the document. */
  types: ReadonlyMap<string, string>
  /** Whether a node has run when the template is read. */
  isBefore(id: string): boolean
}

/**
 * Templates of the YAML form, `{{question}}`, as the engine reads them. The engine's own (`{{vars.x}}`) stay as they are.
 * @param report is told of each that names nothing, with the template as written.
 */
export function toEngine(
  text: string,
  names: TemplateNames,
  report: (message: string, written: string) => void,
): string {
  return text.replace(EXPRESSION, (written: string, inside: string) => {
    const target = resolvePath(inside, 'output', names.types)
    if ('node' in target) {
      if (!names.isBefore(target.node)) {
        report(
          `${written} names “${target.node}”, which has not run by then. Only nodes before this one can be named.`,
          written,
        )
      }
      return `{{${stepPath(target.node, names.types.get(target.node) ?? '')}}}`
    }
    if (isEnginePath(inside)) return written
    report(`${written}: ${'problem' in target ? target.problem : 'this is no node.'}`, written)
    return written
  })
}

/** Templates of the engine as the YAML form has them, where they name what a node gave; others stay as they are. */
export function toYaml(text: string, types: ReadonlyMap<string, string>): string {
  return text.replace(EXPRESSION, (written: string, inside: string) => {
    const [root, slug, ...rest] = parsePath(inside) ?? []
    if (root !== 'steps' || typeof slug !== 'string') return written
    const type = types.get(slug)
    if (type === undefined) return written
    return rest.join('.') === outputPath(type).join('.') ? `{{${slug}}}` : written
  })
}

/** The engine's path to what a node gave: `steps.question.output`. */
export function stepPath(id: string, type: string): string {
  const step = /^[\p{L}\p{N}_$-]+$/u.test(id) ? `.${id}` : `[${JSON.stringify(id)}]`
  return `steps${step}.${outputPath(type).join('.')}`
}

function isEnginePath(inside: string): boolean {
  const parts = parsePath(inside)
  return parts !== null && parts.length > 1 && ENGINE_ROOTS.has(String(parts[0]))
}
