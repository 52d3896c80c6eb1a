import { type LocalizedText, type MessageDescriptor, msg } from '../language/message'
import { EngineError } from './engine-error'
import type { JsonObject, JsonValue } from './json'
import { MAX_SHOWN_CHARACTERS, shownToModel } from './outgoing'

/** The roots of templates by name, or why one cannot be read. */
export interface TemplateScope {
  /** The value of a root such as `input`; undefined for an unknown root. */
  root(name: string): JsonValue | undefined
  /**
   * Called for `steps.<slug>` before it is read. `part` is what is read of it first.
   * @throws EngineError when that step has not run.
   */
  step?(slug: string, part?: string | number): JsonValue
  /** Receives missing fields. */
  warn?(message: MessageDescriptor): void
  /** Receives values that were truncated for a model. */
  shortened?(message: MessageDescriptor): void
}

/** A scope with additional names. */
export function withRoots(scope: TemplateScope, roots: JsonObject): TemplateScope {
  return { ...scope, root: name => (Object.hasOwn(roots, name) ? roots[name] : scope.root(name)) }
}

/** The error of a template that cannot be resolved. `message` names what is missing. */
export function templateError(words: LocalizedText): EngineError {
  return new EngineError('bad_template', words)
}

/** A template: its path is the first group. */
export const EXPRESSION = /\{\{([^{}]*)\}\}/g
const LONE_EXPRESSION = /^\s*\{\{([^{}]*)\}\}\s*$/
/** The first part of the rest of a path. */
export const PATH_PART = /^(?:([\p{L}\p{N}_$-]+)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*"|'[^']*')\])/u

/** Whether a value contains a template. */
export function hasTemplate(value: JsonValue | undefined): boolean {
  if (typeof value === 'string') return value.includes('{{')
  if (Array.isArray(value)) return value.some(hasTemplate)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasTemplate)
}

/**
 * Resolves every template in a value, once: results are not resolved again. A lone template keeps the type of its
 * value; inside text, null prints as nothing and an object as JSON. A missing field is null, with a warning.
 * @throws EngineError when a step that is named has not run.
 */
export function resolveTemplates<T extends JsonValue>(value: T, scope: TemplateScope): JsonValue {
  if (typeof value === 'string') return resolveText(value, scope)
  if (Array.isArray(value)) return value.map(item => resolveTemplates(item, scope))
  if (typeof value !== 'object' || value === null) return value
  const resolved: JsonObject = {}
  for (const [key, item] of Object.entries(value)) define(resolved, key, resolveTemplates(item, scope))
  return resolved
}

/** Resolves templates in a text; the result is always text. */
export function resolveToText(text: string, scope: TemplateScope): string {
  return text.includes('{{') ? text.replace(EXPRESSION, (whole, path: string) => print(read(path, scope, whole))) : text
}

/** The same for a text that a model reads: values of steps are truncated like any other answer, with a note. */
export function resolveForModel(text: string, scope: TemplateScope): string {
  return text.includes('{{')
    ? text.replace(EXPRESSION, (whole, path: string) => printForModel(read(path, scope, whole), path, scope))
    : text
}

/** The same before a run is complete: a template of a step that has not run becomes “…”. */
export function resolveKnown(text: string, scope: TemplateScope): string {
  return text.replace(EXPRESSION, (whole, path: string) => {
    try {
      return printForModel(read(path, scope, whole), path, scope)
    } catch (error) {
      if (error instanceof EngineError) return '…'
      throw error
    }
  })
}

/** Resolves templates in a URL. Values are percent-encoded, except for one at the beginning. */
export function resolveToUrl(url: string, scope: TemplateScope): string {
  return url.trim().replace(EXPRESSION, (whole, path: string, at: number) => {
    const text = print(read(path, scope, whole))
    return at === 0 ? text : encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
  })
}

/**
 * Resolves templates in the text of a JSON document: `"{{input.count}}"` inserts a number where it is one, and quotes
 * in a value are escaped. Text that is not JSON is resolved as text.
 */
export function resolveInJson(text: string, scope: TemplateScope): string {
  let json: JsonValue
  try {
    json = JSON.parse(text) as JsonValue
  } catch {
    return resolveToText(text, scope)
  }
  return JSON.stringify(resolveTemplates(json, scope))
}

/** The paths of a value's templates, as written. */
export function templatePaths(value: JsonValue | undefined): string[] {
  if (typeof value === 'string') return [...value.matchAll(EXPRESSION)].map(([, path]) => (path ?? '').trim())
  if (Array.isArray(value)) return value.flatMap(templatePaths)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(templatePaths) : []
}

/** Parses a path: `steps.a[0]["b c"]` is `['steps', 'a', 0, 'b c']`. Null when invalid. */
export function parsePath(path: string): (string | number)[] | null {
  const parts: (string | number)[] = []
  let rest = path.trim()
  while (rest !== '') {
    if (parts.length > 0 && rest.startsWith('.')) rest = rest.slice(1)
    else if (parts.length > 0 && !rest.startsWith('[')) return null
    const match = PATH_PART.exec(rest)
    if (!match) return null
    const [whole, name, index, quoted] = match
    // A path begins with a name.
    if (name === undefined && parts.length === 0) return null
    if (name !== undefined) parts.push(name)
    else if (index !== undefined) parts.push(Number(index))
    else if (quoted !== undefined) parts.push(unquote(quoted))
    rest = rest.slice(whole.length)
  }
  return parts.length > 0 ? parts : null
}

function resolveText(text: string, scope: TemplateScope): JsonValue {
  const lone = LONE_EXPRESSION.exec(text)
  return lone ? read(lone[1] as string, scope, text) : resolveToText(text, scope)
}

function read(path: string, scope: TemplateScope, whole: string): JsonValue {
  const parts = parsePath(path)
  const [root, ...rest] = parts ?? []
  const [slug, ...inStep] = rest
  if (root === 'steps' && scope.step && typeof slug === 'string') {
    return walk(scope.step(slug, inStep[0]), inStep, path, scope)
  }
  const value = typeof root === 'string' ? scope.root(root) : undefined
  if (value === undefined) {
    // Other text in braces (a lesson about templates, for example) is left unchanged.
    scope.warn?.(
      msg('{template} does not begin with a name that can be read here, and was left as it is.', {
        template: whole.trim(),
      }),
    )
    return whole
  }
  return walk(value, rest, path, scope)
}

function walk(from: JsonValue, parts: readonly (string | number)[], path: string, scope: TemplateScope): JsonValue {
  let value = from
  for (const part of parts) {
    const next = own(value, part)
    if (next === undefined) {
      scope.warn?.(
        msg('{template} has no “{part}”, so it is null.', { template: `{{${path.trim()}}}`, part: String(part) }),
      )
      return null
    }
    value = next
  }
  return value
}

function own(value: JsonValue, part: string | number): JsonValue | undefined {
  if (typeof value === 'string') return part === 'length' ? value.length : undefined
  if (typeof value !== 'object' || value === null) return undefined
  return Object.hasOwn(value, part) ? (value as JsonObject)[part] : undefined
}

function print(value: JsonValue): string {
  if (value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const STEP_ROOTS: readonly unknown[] = ['steps', 'step_output']

function printForModel(value: JsonValue, path: string, scope: TemplateScope): string {
  const text = print(value)
  if (text.length <= MAX_SHOWN_CHARACTERS || !STEP_ROOTS.includes(parsePath(path)?.[0])) return text
  scope.shortened?.(
    msg('{template} has {all, number} characters. The model is shown the first {shown, number}.', {
      template: `{{${path.trim()}}}`,
      all: text.length,
      shown: MAX_SHOWN_CHARACTERS,
    }),
  )
  return shownToModel(text)
}

function unquote(quoted: string): string {
  return quoted.startsWith("'") ? quoted.slice(1, -1) : quoted.slice(1, -1).replace(/\\(.)/g, '$1')
}

function define(target: JsonObject, key: string, value: JsonValue): void {
  // A plain assignment to "__proto__" would set the prototype.
  Object.defineProperty(target, key, { value, enumerable: true, writable: true, configurable: true })
}
