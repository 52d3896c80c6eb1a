import type { Document } from '../engine/document'
import { isJsonObject, type JsonObject, type JsonSchema } from '../engine/json'
import type { NodeTypes } from '../engine/node-type'
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

/** What is wrong with a typed description, as sentences; empty when it is valid. */
export function descriptionProblems(text: string, schema: JsonSchema): string[] {
  const { required, optional } = inputsOf(schema)
  const missing = [
    ...(required.length > 0 ? ['# Required inputs'] : []),
    ...(optional.length > 0 ? ['# Optional inputs'] : []),
    '# What the tool is going to output',
  ].filter(heading => !text.includes(heading))
  const unnamed = [...required, ...optional].filter(({ name }) => !text.includes(`- ${name}:`))
  return [
    ...(text.trimStart().startsWith('Use this tool to ') ? [] : ['It must begin with “Use this tool to ”.']),
    ...missing.map(heading => `The heading “${heading}” is missing.`),
    ...unnamed.map(({ name }) => `The line “- ${name}:” is missing.`),
  ]
}

function description({ pipeline, face, inputSchema }: FacedPipeline): string {
  const { required, optional } = inputsOf(inputSchema)
  const rules = [...required, ...optional].flatMap(rulesOf)
  const fields = Object.entries(face.outputMapping?.fields ?? {})
  const named = pipeline.nodes.flatMap(({ config }) => (config.name?.trim() ? [config.name.trim().toLowerCase()] : []))
  const purpose = named.length > 0 ? `${sentenceOf(named)}, all in one call` : `get what “${pipeline.name}” gives`
  const sections = [
    `Use this tool to ${purpose}.`,
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

function sentenceOf(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
