import { checkGraph, GraphError } from '../engine/graph'
import { isReadable, parseNode } from '../engine/parsed-node'
import { findProblems } from '../engine/problems'
import { nodeTypes } from '../nodes/registry'
import { type CommandLine, someFiles } from './command-line'
import { type Loaded, load } from './load'
import { placeIn, placeOfId } from './places'
import { type ExitCode, exit, type FileProblem, sayProblem, type Terminal, UnreadableFile } from './terminal'

/** `validate FILE…`: says what is wrong, with line and column. What only looks odd is said too, and is no failure. */
export async function validate(line: CommandLine, terminal: Terminal): Promise<ExitCode> {
  const codes: ExitCode[] = []
  for (const file of someFiles(line)) codes.push(await validateOne(file, terminal))
  return codes.find(code => code !== exit.done) ?? exit.done
}

async function validateOne(file: string, terminal: Terminal): Promise<ExitCode> {
  let loaded: Loaded
  try {
    loaded = await load(file, terminal)
  } catch (error) {
    // One that cannot be read is no reason to leave the others out.
    if (!(error instanceof UnreadableFile)) throw error
    terminal.stderr.write(`${error.message}\n`)
    return exit.usage
  }
  const errors = errorsOf(loaded)
  const broken = new Set(errors.map(({ message }) => message))
  const hints = findProblems(loaded.document, loaded.inputs, nodeTypes)
    .filter(({ message }) => !broken.has(message))
    .map(problem => ({ message: problem.message, ...placeOfNode(loaded, problem.nodeId ?? problem.pipelineId) }))
  for (const problem of [...errors, ...loaded.notes, ...hints]) {
    terminal.stderr.write(`${sayProblem(loaded.file, problem)}\n`)
  }
  return errors.length > 0 ? exit.usage : exit.done
}

/** What a run could not go past. */
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
