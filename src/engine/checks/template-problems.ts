import { type MessageDescriptor, msg } from '../../language/message'
import type { Document, Pipeline } from '../../model/document'
import { isJsonObject, type JsonValue } from '../../model/json'
import type { NodeTypes } from '../../model/node-type'
import { isReadable, type ParsedNode, parseNode } from '../../model/parsed-node'
import { parsePath, templatePaths } from '../../model/templates'
import { readFace } from '../../model/tool-face'
import { readOutputSchema, referenceOf, toolStepOf } from '../../model/tool-step'
import { prefilledOf } from '../tools/prefilled'
import { renamePath } from './fixes'
import { nearestName } from './nearest'
import { type Fix, listed, type Problem } from './problem'
import { type KnownNames, knownNames, type ReadableNames, readableNames } from './readable-names'

/** Templates that name what is not there. */
export function templateProblems(document: Document, types: NodeTypes): Problem[] {
  const names = readableNames(document, types)
  return document.pipelines.flatMap(pipeline => [
    ...pipeline.nodes.flatMap((node, index) => {
      const parsed = parseNode(node, types)
      if (!isReadable(parsed)) return []
      const { values, roots } = templatesOf(parsed)
      const isCalled = names.graph.calledNodes.has(node.id)
      const place = { pipeline, index, roots, isCalled }
      return problemsIn(values, path => pathProblem(path, place, names), node.id)
    }),
    ...faceProblems(pipeline, names),
  ])
}

/** Where a template is. */
interface TemplatePlace {
  pipeline: Pipeline
  /** Nodes below this one in the pipeline, which have not run yet; absent where all have run. */
  index?: number
  /** Names that can be read beside the usual ones. */
  roots: readonly string[]
  /** The node works when a step calls it, and reads what that step reads. */
  isCalled: boolean
}

/** What templates begin with in cards. */
const ROOTS = ['input', 'steps', 'vars']
/** What they begin with in the texts that a tool answers with. */
const ANSWER_ROOTS = ['data', 'meta', 'error']

/** What is wrong with one path. `instead` is the path that was probably meant. */
interface PathProblem {
  message: MessageDescriptor
  severity: 'error' | 'warning' | 'hint'
  instead?: string | undefined
  fix?: Fix
}

/** Every value of a node in which templates are resolved. */
function templatesOf({ node, type, config }: ParsedNode): { values: readonly JsonValue[]; roots: readonly string[] } {
  const { text = [], values = [], urls = [], json = [] } = type.templates ?? {}
  const fields = [...text, ...values, ...urls, ...json].map(field => config[field] as JsonValue | undefined)
  const inner = type.templates?.inner?.(config)
  const { expression, value = null } = node.policy?.condition ?? { expression: '' }
  const filledIn = type.tool ? prefilledOf(node.config) : {}
  return {
    values: [...fields.map(field => field ?? null), ...(inner?.values ?? []), filledIn, expression, value],
    roots: inner?.roots ?? [],
  }
}

function problemsIn(
  values: readonly JsonValue[],
  check: (path: string) => PathProblem | null,
  nodeId: string,
): Problem[] {
  return [...new Set(values.flatMap(templatePaths))].flatMap((path): Problem[] => {
    const problem = check(path)
    if (!problem) return []
    const { message, severity, instead } = problem
    const fix = problem.fix ?? (instead === undefined ? undefined : renamePath(path, instead, { nodeId }))
    return [{ nodeId, message, severity, fix }]
  })
}

function faceProblems(pipeline: Pipeline, names: ReadableNames): Problem[] {
  const face = readFace(pipeline)
  if (!face) return []
  const fields = face.outputMapping?.fields ?? {}
  const place: TemplatePlace = { pipeline, roots: [], isCalled: false }
  const own = Object.values(fields).map(({ source }) => source)
  const known = knownNames(Object.keys(fields))
  const data = (path: string): PathProblem | null => {
    const [root, field] = parsePath(path) ?? []
    if (!ANSWER_ROOTS.includes(String(root))) return unreadable(path, ANSWER_ROOTS)
    if (root !== 'data' || typeof field !== 'string' || known.names.length === 0 || known.has(field)) return null
    return unknownField(path, field, known, msg('the answer'), ['data'])
  }
  const paths = [
    ...own.flatMap(templatePaths).map(path => [path, pathProblem(path, place, names)] as const),
    ...[...templatePaths(face.successTemplate), ...templatePaths(face.errorTemplate)].map(
      path => [path, data(path)] as const,
    ),
  ]
  return paths.flatMap(([path, problem]): Problem[] => {
    if (!problem) return []
    const { message, severity, instead } = problem
    const fix =
      problem.fix ?? (instead === undefined ? undefined : renamePath(path, instead, { pipelineId: pipeline.id }))
    return [{ nodeId: null, pipelineId: pipeline.id, inFace: true, message, severity, fix }]
  })
}

function pathProblem(path: string, place: TemplatePlace, names: ReadableNames): PathProblem | null {
  const parts = parsePath(path)
  const [root, ...rest] = parts ?? []
  if (typeof root !== 'string') {
    return {
      message: msg('{template} cannot be read, and is left as it is.', { template: shown(path) }),
      severity: 'hint',
    }
  }
  if (place.roots.includes(root)) return null
  if (root === 'input') return inputProblem(path, rest[0], place, names)
  if (root === 'vars') return variableProblem(path, rest[0], names)
  if (root === 'steps') return stepProblem(path, rest, place, names)
  if (names.slugs.has(root)) {
    return { ...unreadable(path, ROOTS), instead: `steps.${root}.output${tail(path, root)}` }
  }
  const meant = nearestName(root, [...ROOTS, ...place.roots])
  return { ...unreadable(path, ROOTS), instead: meant && `${meant}${tail(path, root)}` }
}

/** A path that names nothing that can be read in its place: the text stays as it was written. */
function unreadable(path: string, roots: readonly string[]): PathProblem {
  const message = msg('{template} does not begin with {names} or {last}, and is left as it is.', {
    template: shown(path),
    names: roots.slice(0, -1).join(', '),
    last: roots.at(-1) ?? '',
  })
  return { message, severity: 'hint' }
}

function inputProblem(
  path: string,
  field: string | number | undefined,
  { pipeline, isCalled }: TemplatePlace,
  names: ReadableNames,
): PathProblem | null {
  if (isCalled || typeof field !== 'string') return null
  const { known, isOpen } = names.input(pipeline)
  if (isOpen || known.has(field)) return null
  const name = pipeline.name || pipeline.id
  if (known.names.length > 0) return unknownField(path, field, known, msg('the input of “{name}”', { name }), ['input'])
  return {
    message: msg('{template} is empty: no one calls “{name}”, so it gets no input.', { template: shown(path), name }),
    severity: 'warning',
  }
}

function variableProblem(
  path: string,
  field: string | number | undefined,
  { variables }: ReadableNames,
): PathProblem | null {
  const known = variables
  if (typeof field !== 'string' || known.has(field)) return null
  const problem = unknownField(path, field, known, msg('the list of variables'), ['vars'])
  if (problem.instead !== undefined) return problem
  const fix: Fix = {
    label: msg('Add the variable “{field}”', { field }),
    apply: before => ({ ...before, variables: { ...before.variables, [field]: '' } }),
  }
  return { ...problem, fix }
}

const PARTS = ['output', 'reasoning', 'status', 'error']

function stepProblem(
  path: string,
  [slug, part, field]: readonly (string | number)[],
  place: TemplatePlace,
  names: ReadableNames,
): PathProblem | null {
  if (typeof slug !== 'string') return null
  const step = names.places.get(names.slugs.get(slug) ?? '')
  if (!step) {
    const meant = names.slugMeant(slug)
    return {
      message: msg('{template} names the step “{slug}”, but there is no step with that name.', {
        template: shown(path),
        slug,
      }),
      severity: 'error',
      instead: meant && `steps.${meant}${tail(path, slug)}`,
    }
  }
  if (!place.isCalled && !names.graph.calledNodes.has(step.node.id)) {
    if (isLater(step, place, names)) {
      return {
        message: msg('{template} names the step “{slug}”, which has not run by that point.', {
          template: shown(path),
          slug,
        }),
        severity: 'error',
      }
    }
    if (isOutside(step.pipeline, place.pipeline, names)) {
      const [other = '', own = ''] = [step.pipeline, place.pipeline].map(({ id, name }) => name || id)
      const message = msg('{template} names a step of “{other}”, which “{own}” cannot see.', {
        template: shown(path),
        other,
        own,
      })
      return { message, severity: 'error' }
    }
  }
  const parsed = parseNode(step.node, names.types)
  if (!isReadable(parsed) || typeof field !== 'string') return null
  const known = part === 'reasoning' ? reasoningFields(parsed) : part === 'output' ? outputFields(parsed, names) : null
  if (!known || known.includes(field) || !PARTS.includes(String(part))) return null
  return unknownField(path, field, knownNames(known), msg('the {part} of “{slug}”', { part: String(part), slug }), [
    'steps',
    slug,
    String(part),
  ])
}

/** Whether a step is below a place in its pipeline, or in one that this pipeline leads on to. */
function isLater(
  step: { pipeline: Pipeline; index: number },
  { pipeline, index }: TemplatePlace,
  names: ReadableNames,
): boolean {
  if (step.pipeline.id === pipeline.id) return index !== undefined && step.index >= index
  return names.before(step.pipeline.id).has(pipeline.id) && !names.before(pipeline.id).has(step.pipeline.id)
}

/**
 * Whether a pipeline never sees the steps of another: pipelines that a run comes to by itself share what has run, and one
 * that is called sees its own steps alone.
 */
function isOutside(other: Pipeline, own: Pipeline, { main }: ReadableNames): boolean {
  return other.id !== own.id && !(main.has(other.id) && main.has(own.id))
}

/** The fields of what a model makes of a step; null where others may come. */
function reasoningFields(parsed: ParsedNode): readonly string[] | null {
  const { schema } = readOutputSchema(toolStepOf(parsed)?.reasoning.outputSchema)
  const properties = schema?.properties
  return isJsonObject(properties) ? Object.keys(properties) : null
}

/** The fields that a step's tool gives, where its face lists them. */
function outputFields(parsed: ParsedNode, { graph }: ReadableNames): readonly string[] | null {
  const step = toolStepOf(parsed)
  const tool = step && referenceOf(step)
  const called = tool?.kind === 'pipeline' ? graph.pipelines.get(tool.id) : undefined
  const fields = Object.keys((called && readFace(called)?.outputMapping?.fields) ?? {})
  return fields.length > 0 ? fields : null
}

/** A path as it is written in a template. */
const shown = (path: string) => `{{${path}}}`

function unknownField(
  path: string,
  field: string,
  { names, nearest }: KnownNames,
  owner: MessageDescriptor,
  above: readonly string[],
): PathProblem {
  const meant = nearest(field) ?? (names.length === 1 ? names[0] : undefined)
  const said = { template: shown(path), owner, field }
  return {
    message:
      names.length > 0
        ? msg('{template}: {owner} has no “{field}”. It has: {names}.', { ...said, names: listed(names) })
        : msg('{template}: {owner} has no “{field}”.', said),
    severity: 'warning',
    instead: meant && `${above.join('.')}.${meant}${tail(path, field)}`,
  }
}

/** What follows a name in a path as it is written. */
function tail(path: string, name: string): string {
  const at = path.indexOf(name)
  return at < 0 ? '' : path.slice(at + name.length).replace(/^["']?\]/, '')
}
