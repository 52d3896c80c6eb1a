import { type MessageDescriptor, msg } from '../language/message'
import { andList } from '../model/and-list'
import type { Document, Pipeline } from '../model/document'
import { isJsonObject, type JsonObject, type JsonSchema } from '../model/json'
import type { NodeTypes } from '../model/node-type'
import { type FacedPipeline, facedPipelines } from './face'

/** What agents read of a tool before they call it, and how its responses are worded. */
export interface ToolTexts {
  description: string
  successTemplate: string
  errorTemplate: string
}

/**
 * Describes a pipeline as one tool by rules, in the form that agents know: what it is for, what it takes, what is to be
 * minded, what comes back. What it is like inside is left out.
 */
export function describeByRules(document: Document, pipelineId: string, types: NodeTypes): string {
  const tool = facedPipelines(document, types).find(({ pipeline }) => pipeline.id === pipelineId)
  return tool ? description(tool) : ''
}

/** How agents know a description. It is in English in every language of the page. */
const BEGINNING = 'Use this tool to '

/**
 * What is wrong with a typed description, as sentences; empty when it is valid.
 * @param inner names of the steps inside, which callers have no use for.
 */
export function descriptionProblems(
  text: string,
  schema: JsonSchema,
  inner: readonly string[] = [],
): MessageDescriptor[] {
  const { required, optional } = inputsOf(schema)
  const missing = [
    ...(required.length > 0 ? ['# Required inputs'] : []),
    ...(optional.length > 0 ? ['# Optional inputs'] : []),
    '# What the tool is going to output',
  ].filter(heading => !text.includes(heading))
  const said = text.toLowerCase()
  const shown = inner.filter(name => said.includes(name.toLowerCase()))
  const unnamed = [...required, ...optional].filter(({ name }) => !text.includes(`- ${name}:`))
  return [
    ...(text.trimStart().startsWith(BEGINNING)
      ? []
      : [msg('It must begin with “{beginning}”.', { beginning: BEGINNING })]),
    ...missing.map(heading => msg('The heading “{heading}” is missing.', { heading })),
    ...unnamed.map(({ name }) => msg('The line “{line}” is missing.', { line: `- ${name}:` })),
    ...shown.map(name => msg('It names the step “{name}”, which is nothing to its callers.', { name })),
  ]
}

function description({ pipeline, face, inputSchema }: FacedPipeline): string {
  const { required, optional } = inputsOf(inputSchema)
  const rules = [...required, ...optional].flatMap(rulesOf)
  const fields = Object.entries(face.outputMapping?.fields ?? {})
  const given = fields.map(([name, { description: meaning }]) => meaning?.trim().replace(/\.$/, '') || name)
  const taken = required.map(({ name }) => name)
  const purpose = `${BEGINNING}get ${given.length > 0 ? andList(given) : 'the answer'} from “${pipeline.name}”`
  const sections = [
    `${purpose}${taken.length > 0 ? `, given ${andList(taken)}` : ''}.`,
    section('# Required inputs (always include these):', required.map(lineOf)),
    section('# Optional inputs (include when the task says something of them):', optional.map(lineOf)),
    section(
      `# CRITICAL ${pipeline.name} rules:`,
      rules.map((rule, index) => `${index + 1}. ${rule}`),
    ),
    section(
      '# What the tool is going to output:',
      fields.length > 0
        ? fields.map(([name, { description: meaning }]) => `- ${name}${meaning ? `: ${meaning}` : ''}`)
        : ['What the tool found or did, as text and data.'],
    ),
  ]
  return sections.filter(Boolean).join('\n\n')
}

/** The names that a maker gave to the steps of a pipeline, where they are more than a word that a description may need. */
export function innerNames({ nodes }: Pipeline): string[] {
  const names = nodes.flatMap(({ config }) => [config.name, config.label]).map(name => name?.trim() ?? '')
  return names.filter(name => /\s/.test(name))
}

interface Input {
  name: string
  schema: JsonObject
}

function inputsOf({ properties, required }: JsonSchema): { required: Input[]; optional: Input[] } {
  const all = Object.entries(isJsonObject(properties) ? properties : {}).map(([name, schema]) => ({
    name,
    schema: isJsonObject(schema) ? schema : {},
  }))
  const isRequired = ({ name }: Input) => Array.isArray(required) && required.includes(name)
  return { required: all.filter(isRequired), optional: all.filter(input => !isRequired(input)) }
}

/** One line on an input: what it means, its type, what it may be, and what it is without a word. */
function lineOf({ name, schema }: Input): string {
  const { type, enum: choices, default: usual, description: meaning, examples } = schema
  const facts = [
    Array.isArray(choices)
      ? `one of ${choices.map(choice => JSON.stringify(choice)).join(', ')}`
      : type && String(type),
    usual !== undefined && `${JSON.stringify(usual)} when left out`,
  ].filter(Boolean)
  const said = typeof meaning === 'string' && meaning.trim() ? `${meaning.trim().replace(/\.$/, '')} ` : ''
  const example = Array.isArray(examples) && examples.length > 0 ? ` Example: ${JSON.stringify(examples[0])}.` : ''
  const line = `${said}${facts.length > 0 ? `(${facts.join('; ')})` : ''}`.trim()
  return `- ${name}: ${line}.${example}`
}

/** Constraints that a model would not guess. */
function rulesOf({ name, schema }: Input): string[] {
  const { minLength, maxLength, minimum, maximum, pattern, format, minItems, maxItems } = schema
  return [
    ...(minimum !== undefined ? [`${name} must be ${minimum} or more.`] : []),
    ...(maximum !== undefined ? [`${name} must be ${maximum} or less.`] : []),
    ...(minLength !== undefined ? [`${name} must have ${minLength} characters or more.`] : []),
    ...(maxLength !== undefined ? [`${name} must have ${maxLength} characters or fewer.`] : []),
    ...(minItems !== undefined ? [`${name} must have ${minItems} entries or more.`] : []),
    ...(maxItems !== undefined ? [`${name} must have ${maxItems} entries or fewer.`] : []),
    ...(pattern !== undefined ? [`${name} must match the pattern ${pattern}`] : []),
    ...(format !== undefined ? [`${name} must be written as ${format}.`] : []),
  ]
}

function section(heading: string, lines: readonly string[]): string {
  return lines.length > 0 ? [heading, ...lines].join('\n') : ''
}
