import { type MessageDescriptor, msg } from '../language/message'
import type { CommandLine, Option, Options } from '../terminal/command-line'
import { languageCodes } from '../terminal/language-choice'
import type { NodeHostOptions } from './node-host'

const text = (value: string, says: MessageDescriptor): Option => ({ type: 'string', value, says })
const texts = (value: string, says: MessageDescriptor): Option => ({ type: 'string', multiple: true, value, says })
const flag = (says: MessageDescriptor): Option => ({ type: 'boolean', says })
const choice = (choices: readonly string[], says: MessageDescriptor): Option => ({
  type: 'string',
  value: choices.join('|'),
  choices,
  says,
})

/** Permissions of a run beyond models. */
const permissions: Options = {
  model: text('ID', msg('who answers, whatever the file says; "demo" needs no key')),
  'allow-host': texts('HOST', msg('a host that the run may call')),
  'allow-write': flag(msg('the run may write files')),
  'allow-run': flag(msg('scripts may start real programs')),
}
const language = {
  lang: { type: 'string', value: 'CODE', choices: languageCodes, says: msg('the language of what it says') },
} satisfies Options
const json = { json: flag(msg('the result as one JSON object, errors too')), ...language }

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
const documentForms = ['yaml', 'json', 'link'] as const

/** The formats of exported tools. */
export const exportForms = ['universal', 'langchain', 'mcp'] as const

/** The shells with completions. */
export const shells = ['bash', 'zsh', 'fish'] as const

/** All commands by name. Parsing, help and completions derive from it. */
export const commandForms = {
  run: {
    takes: 'FILE',
    says: msg('run a pipeline; the result goes to stdout'),
    options: {
      in: texts('NODE=TEXT', msg('what is said to a node; stdin goes to the first that is left')),
      input: text('JSON|@FILE|-', msg('the input of a pipeline that is a tool; - is stdin')),
      pipeline: text('NAME', msg('the pipeline where the run begins, instead of the entry')),
      'as-tool': text('NAME', msg('call this pipeline as a tool')),
      set: texts('STEP.FIELD=VALUE', msg('another setting or input value for a step (JSON, or text)')),
      context: texts('NAME=ID|@FILE', msg('an entry that inputs may name; its id takes its place')),
      events: flag(msg('every event of the run, one a line, and nothing else')),
      ...json,
      ...permissions,
    },
    examples: [
      "run letter.yaml --in question='We shall commence.'",
      'run desk.json --input @ticket.json --json | jq .response.data',
    ],
  },
  validate: {
    takes: 'FILE…',
    says: msg('say what is wrong or odd in a file, with line and column'),
    options: { ...json },
    examples: ['validate *.yaml', "validate desk.json --json | jq '.files[].problems'"],
  },
  convert: {
    takes: 'FILE',
    says: msg('write the same document in another form'),
    options: {
      to: choice(documentForms, msg('the form to write')),
      base: text('URL', msg('the address of the page that a link opens')),
      ...json,
    },
    examples: [
      'convert chat.json --to yaml > chat.yaml',
      'convert chat.yaml --to link --base https://school.example/aili5/',
    ],
  },
  export: {
    takes: 'FILE…',
    says: msg('write pipelines as tools for other agents'),
    options: { format: choice(exportForms, msg('the form of the tools')), ...json },
    examples: ['export desk.json --format universal', 'export desk.json --format langchain > desk-tools.mjs'],
  },
  mcp: {
    takes: 'FILE…',
    says: msg('serve pipelines as tools over MCP: stdio, or HTTP'),
    options: {
      http: text('HOST:PORT', msg('serve over HTTP; port 0 takes a free one, and the address is printed')),
      token: text('TOKEN', msg('what HTTP clients must send as Bearer; made up and printed when absent')),
      describe: choice(['rule', 'model'], msg('who describes tools that have no description')),
      ...language,
      ...permissions,
    },
    examples: ['mcp desk.json --model demo', 'mcp desk.json --http 127.0.0.1:8400 --token "$TOKEN"'],
  },
  completion: {
    takes: 'SHELL',
    says: msg('print completions for bash, zsh or fish'),
    options: { ...language },
    examples: ['completion bash >> ~/.bashrc', 'completion fish > ~/.config/fish/completions/aili5.fish'],
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
