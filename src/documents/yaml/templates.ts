import { type MessageDescriptor, msg } from '../../language/message'
import { parsePath } from '../../model/templates'
import { outputPath } from './forms'
import { atField, resolvePath } from './paths'

const EXPRESSION = /\{\{([^{}]*)\}\}/g
/** Roots of the engine's templates. */
const ENGINE_ROOTS = new Set(['steps', 'vars', 'input'])

/** Names in templates of a YAML form. */
export interface TemplateNames {
  /** Every node by its id, with its document type. */
  types: ReadonlyMap<string, string>
  /** Whether a node has run when the template is resolved. */
  isBefore(id: string): boolean
}

/**
 * Converts templates of the YAML form, `{{question}}`, to the engine's. The engine's own (`{{vars.x}}`) are kept.
 * @param report receives each unknown name, with the template as written.
 */
export function toEngine(
  text: string,
  names: TemplateNames,
  report: (message: MessageDescriptor, written: string) => void,
): string {
  return text.replace(EXPRESSION, (written: string, inside: string) => {
    const target = resolvePath(inside, 'output', names.types)
    if ('node' in target) {
      if (!names.isBefore(target.node)) {
        report(
          msg('{template} names “{node}”, which has not run by then. Only nodes before this one can be named.', {
            template: written,
            node: target.node,
          }),
          written,
        )
      }
      return `{{${stepPath(target.node, names.types.get(target.node) ?? '')}}}`
    }
    if (isEnginePath(inside)) return written
    const problem = 'problem' in target ? target.problem : msg('this is no node.')
    report(atField(written, problem), written)
    return written
  })
}

/** Converts the engine's templates of nodes' outputs to the YAML form; others are kept. */
export function toYaml(text: string, types: ReadonlyMap<string, string>): string {
  return text.replace(EXPRESSION, (written: string, inside: string) => {
    const [root, slug, ...rest] = parsePath(inside) ?? []
    if (root !== 'steps' || typeof slug !== 'string') return written
    const type = types.get(slug)
    if (type === undefined) return written
    return rest.join('.') === outputPath(type).join('.') ? `{{${slug}}}` : written
  })
}

/** The engine's path of a node's output: `steps.question.output`. */
export function stepPath(id: string, type: string): string {
  const step = /^[\p{L}\p{N}_$-]+$/u.test(id) ? `.${id}` : `[${JSON.stringify(id)}]`
  return `steps${step}.${outputPath(type).join('.')}`
}

function isEnginePath(inside: string): boolean {
  const parts = parsePath(inside)
  return parts !== null && parts.length > 1 && ENGINE_ROOTS.has(String(parts[0]))
}
