import { checkGraph, GraphError } from '../engine/graph'
import { isReadable, parseNode } from '../engine/parsed-node'
import { findProblems } from '../engine/problems'
import { nodeTypes } from '../nodes/registry'
import { type CommandLine, someFiles } from './command-line'
import { type Loaded, load } from './load'
import { placeIn, placeOfId } from './places'
import { type ExitCode, exit, type FileProblem, sayProblem, type Terminal, UnreadableFile, writeJson } from './terminal'

/** A problem ("error") or an oddity ("hint"), with its position in the file and in the document. */
interface FoundProblem extends FileProblem {
  severity: 'error' | 'hint'
  nodeId?: string
  pipelineId?: string
}

/** All findings in one file. */
interface Checked {
  file: string
  ok: boolean
  problems: readonly FoundProblem[]
}

/** `validate FILE…`: prints problems with line and column. Hints are no failure. */
export async function validate(line: CommandLine, terminal: Terminal): Promise<ExitCode> {
  const files: Checked[] = []
  for (const file of someFiles(line)) files.push(await check(file, terminal))
  const ok = files.every(each => each.ok)
  const exitCode = ok ? exit.done : exit.usage
  if (line.flag('json')) writeJson(terminal, { ok, exitCode, files })
  else {
    for (const { file, problems } of files) {
      for (const problem of problems) terminal.stderr.write(`${sayProblem(file, problem)}\n`)
    }
  }
  return exitCode
}

async function check(file: string, terminal: Terminal): Promise<Checked> {
  let loaded: Loaded
  try {
    loaded = await load(file, terminal)
  } catch (error) {
    // An unreadable file does not stop the others.
    if (!(error instanceof UnreadableFile)) throw error
    return { file: error.file, ok: false, problems: error.problems.map(problem => ({ ...problem, severity: 'error' })) }
  }
  const errors = errorsOf(loaded)
  const broken = new Set(errors.map(({ message }) => message))
  const odd = findProblems(loaded.document, loaded.inputs, nodeTypes).filter(({ message }) => !broken.has(message))
  const hints = odd.map(({ message, nodeId, ...rest }) => {
    const pipelineId = 'pipelineId' in rest ? rest.pipelineId : undefined
    const id = nodeId === null ? { pipelineId } : { nodeId }
    return { message, ...id, ...placeOfNode(loaded, nodeId ?? pipelineId ?? '') }
  })
  return {
    file: loaded.file,
    ok: errors.length === 0,
    problems: [
      ...errors.map(problem => ({ ...problem, severity: 'error' as const })),
      ...[...loaded.notes, ...hints].map(problem => ({ ...problem, severity: 'hint' as const })),
    ],
  }
}

/** What a run would fail on. */
function errorsOf(loaded: Loaded): FileProblem[] {
  const nodes = loaded.document.pipelines.flatMap(pipeline => pipeline.nodes)
  const unreadable = nodes.flatMap(node => {
    const parsed = parseNode(node, nodeTypes)
    return isReadable(parsed) ? [] : [{ message: parsed.message, ...placeOfNode(loaded, node.id) }]
  })
  try {
    checkGraph(loaded.document)
    return unreadable
  } catch (error) {
    if (!(error instanceof GraphError)) throw error
    return [...unreadable, { message: error.message, ...placeIn(loaded.text, ['edges']) }]
  }
}

function placeOfNode({ form, text }: Loaded, nodeId: string) {
  return form === 'link' ? undefined : placeOfId(text, nodeId)
}
