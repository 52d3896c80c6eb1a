import { documentFile } from '../documents/files/file'
import type { Shareable } from '../documents/files/shareable'
import { encodeLinkWithRun } from '../documents/links/link'
import { LocalizedError } from '../language/localized-error'
import { msg } from '../language/message'
import type { CommandLine } from '../terminal/command-line'
import { CommandLineError } from '../terminal/usage-error'
import {
  type FileProblem,
  type Loaded,
  linkPlayer,
  load,
  oneFile,
  problemInEnglish,
  UnreadableFile,
  writeProblems,
} from './load'
import { documentForms } from './options'
import { type ExitCode, exit, type Terminal, writeJson } from './terminal'

/** The formats of a document. */
const forms: Record<string, (loaded: Loaded, base: string) => Promise<string>> = {
  yaml: async ({ document, file }) => {
    const { writeYaml } = await import('../documents/yaml/write')
    const written = writeYaml(document)
    if ('problem' in written) throw new UnreadableFile(file, [{ message: written.problem }])
    return written.text
  },
  json: async loaded => documentFile(contentOf(loaded)).text,
  link: async (loaded, base) => {
    try {
      return `${base.replace(/#.*/s, '')}${await encodeLinkWithRun(contentOf(loaded), await linkPlayer())}\n`
    } catch (error) {
      if (!(error instanceof LocalizedError)) throw error
      throw new UnreadableFile(loaded.file, [{ message: error.words }])
    }
  },
}

const contentOf = ({ document, inputs, recording }: Loaded): Shareable => ({
  draft: { document, inputs },
  recording,
})

/** `convert FILE --to FORM`: converts a document to another format. */
export async function convert(line: CommandLine, terminal: Terminal): Promise<ExitCode> {
  const to = line.text('to')
  const form = to !== undefined && Object.hasOwn(forms, to) ? forms[to] : undefined
  if (!form) throw new CommandLineError(msg('Name a format: {option}.', { option: `--to ${documentForms.join('|')}` }))
  const loaded = await load(oneFile(line), terminal)
  const content = await form(loaded, line.text('base') ?? '')
  const notes = [...loaded.notes, ...(to === 'yaml' ? leftOutOfYaml(loaded) : [])]
  if (line.flag('json')) {
    writeJson(terminal, { ok: true, exitCode: exit.done, to, content, notes: notes.map(problemInEnglish) })
    return exit.done
  }
  writeProblems(loaded.file, notes, terminal)
  terminal.stdout.write(content)
  return exit.done
}

/** What a document has, and the YAML form has no place for. */
function leftOutOfYaml({ document, inputs, recording }: Loaded): FileProblem[] {
  const given = Object.keys(inputs).join(', ')
  const [pipeline] = document.pipelines
  const unknown = [
    ...unknownFields(document, ['version', 'id', 'name', 'language', 'variables', 'settings', 'pipelines', 'edges']),
    ...(pipeline ? unknownFields(pipeline, ['id', 'name', 'nodes', 'tool', 'position']) : []),
    ...(pipeline?.nodes ?? []).flatMap(node =>
      unknownFields(node, ['id', 'type', 'config', 'slug', 'policy', 'locked']).map(field => `${node.id}.${field}`),
    ),
  ].join(', ')
  const left = [
    given && msg('The YAML form holds no inputs: what was given to {nodes} is left out.', { nodes: given }),
    recording && msg('The YAML form holds no run: it is left out.'),
    pipeline?.position && msg('The YAML form holds no positions in the graph: they are left out.'),
    unknown && msg('The YAML form holds no unknown fields: {fields} are left out.', { fields: unknown }),
  ]
  return left.flatMap(message => (message ? [{ message }] : []))
}

function unknownFields(part: object, known: readonly string[]): string[] {
  return Object.keys(part).filter(field => !known.includes(field))
}
