import { type MessageDescriptor, msg } from '../language/message'
import type { CommandLine, Option, Options } from '../terminal/command-line'
import type { NodeHostOptions } from './node-host'

const text = (value: string, says: MessageDescriptor, standard?: Option['standard']): Option => ({
  type: 'string',
  value,
  says,
  standard,
})
const texts = (value: string, says: MessageDescriptor): Option => ({ ...text(value, says), multiple: true })
const flag = (says: MessageDescriptor): Option => ({ type: 'boolean', says })

/** Permissions of a run beyond models. */
const permissions: Options = {
  model: text('ID', msg('use this model instead of the file’s; "demo" needs no key')),
  'allow-host': texts('HOST', msg('let the run send requests to this host')),
  'allow-write': flag(msg('let the run write files')),
  'allow-run': flag(msg('let scripts start programs on this computer')),
}
const language: Options = {
  lang: text('CODE', msg('language of the messages'), msg('that of the environment')),
}
const json: Options = { json: flag(msg('print one JSON object, with the result or the error')), ...language }

/** The definition of a command. */
export interface CommandForm {
  /** Its arguments. */
  takes: string
  /** A description in one line. */
  says: MessageDescriptor
  options: Options
  /** Examples, without the name of the program. */
  examples: readonly string[]
}

/** The formats of a document. */
export const documentForms = ['yaml', 'json', 'link'] as const

/** The formats of exported tools. */
export const exportForms = ['universal', 'langchain', 'mcp'] as const

/** All commands by name. Parsing and help derive from it. */
export const commandForms = {
  run: {
    takes: 'FILE',
    says: msg('run a pipeline and print its result'),
    options: {
      in: texts('NODE=TEXT', msg('input for a node; stdin fills the first node without one')),
      input: text('JSON|@FILE|-', msg('input of a pipeline that is a tool; - is stdin')),
      pipeline: text('NAME', msg('start at this pipeline'), msg('the entry pipelines')),
      'as-tool': text('NAME', msg('call this pipeline as a tool, and print its response')),
      set: texts('STEP.FIELD=VALUE', msg('override a setting or an input of a step; the value is JSON or text')),
      context: texts('NAME=ID|@FILE', msg('reference data: the ID replaces “#NAME” in the input of a tool')),
      events: flag(msg('print each event of the run as a line of JSON')),
      ...json,
      ...permissions,
    },
    examples: [
      'run example:color-of-words --in words="A quiet lake before the storm"',
      'run example:ticket-desk --input @ticket.json --json',
    ],
  },
  validate: {
    takes: 'FILE…',
    says: msg('check files, and list problems with line and column'),
    options: json,
    examples: ['validate chat.yaml desk.json', 'validate desk.json --json'],
  },
  convert: {
    takes: 'FILE',
    says: msg('convert a document to YAML, JSON or a share link'),
    options: {
      to: text(documentForms.join('|'), msg('format to write; required')),
      base: text('URL', msg('address of the page that a link opens')),
      ...json,
    },
    examples: [
      'convert chat.json --to yaml > chat.yaml',
      'convert chat.yaml --to link --base https://school.example/aili5/',
    ],
  },
  export: {
    takes: 'FILE…',
    says: msg('export pipelines as tools for other agents'),
    options: { format: text(exportForms.join('|'), msg('format of the tools; required')), ...json },
    examples: ['export desk.json --format universal', 'export desk.json --format langchain > desk-tools.mjs'],
  },
  mcp: {
    takes: 'FILE…',
    says: msg('serve pipelines as MCP tools, over stdio or HTTP'),
    options: {
      http: text('HOST:PORT', msg('serve over HTTP and print the address; port 0 takes a free port'), 'stdio'),
      token: text('TOKEN', msg('bearer token that HTTP clients must send'), msg('a random one, which is printed')),
      describe: text('rule|model', msg('who describes tools that have no description'), 'rule'),
      ...language,
      ...permissions,
    },
    examples: ['mcp desk.json --model demo', 'mcp desk.json --http 127.0.0.1:8400'],
  },
} as const satisfies Record<string, CommandForm>

export type CommandName = keyof typeof commandForms

/** The permissions of a command line. */
export function hostOptions(line: CommandLine): Omit<NodeHostOptions, 'env' | 'folder'> {
  return {
    // An unset variable in a shell is no model.
    model: line.text('model') || undefined,
    allowHosts: line.texts('allow-host'),
    allowWrite: line.flag('allow-write'),
    allowRun: line.flag('allow-run'),
  }
}
