import type { Problem, Severity } from '../engine/checks/problem'
import { severityOf, validateDocument } from '../engine/checks/problems'
import { msg } from '../language/message'
import { englishMessages } from '../language/messages'
import { nodeTypes } from '../nodes/registry'
import { retiredModels } from '../providers/catalog/retired-models'
import { unpricedModels } from '../providers/catalog/unpriced-models'
import type { CommandLine } from '../terminal/command-line'
import { type FileProblem, type Loaded, load, problemInEnglish, someFiles, UnreadableFile, writeProblems } from './load'
import { placesIn } from './places'
import { type ExitCode, exit, type Terminal, writeJson } from './terminal'
import { withoutPage } from './terminal-messages'

/** A problem with its severity and its position in the file and in the document. */
interface FoundProblem extends FileProblem {
  severity: Severity
  nodeId?: string
  pipelineId?: string
  edgeId?: string
  /** The label of the fix that the page offers. */
  mend?: string
}

/** All findings in one file. */
interface Checked {
  file: string
  ok: boolean
  problems: readonly FoundProblem[]
}

/** `validate FILE…`: prints problems with line and column. Only errors make it fail. */
export async function validate(line: CommandLine, terminal: Terminal): Promise<ExitCode> {
  const files: Checked[] = []
  for (const file of someFiles(line)) files.push(await check(file, terminal))
  const ok = files.every(each => each.ok)
  const exitCode = ok ? exit.done : exit.usage
  if (line.flag('json')) {
    const found = files.map(each => ({ ...each, problems: each.problems.map(problemInEnglish) }))
    writeJson(terminal, { ok, exitCode, files: found })
  } else {
    for (const { file, problems } of files) {
      writeProblems(file, onceEach(problems), terminal)
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
  const { document, inputs } = loaded
  const found = [
    ...validateDocument(document, inputs, nodeTypes),
    ...retiredModels(document),
    ...unpricedModels(document),
  ]
  const placeOf = placesOf(loaded)
  const problems = found.map(problem => described(problem, placeOf(problem)))
  const isError = ({ severity }: FoundProblem) => severity === 'error'
  return {
    file: loaded.file,
    ok: !problems.some(isError),
    problems: [
      ...problems.filter(isError),
      ...loaded.notes.map(note => ({ ...note, severity: 'hint' as const })),
      ...problems.filter(problem => !isError(problem)),
    ],
  }
}

function described(problem: Problem, place: Pick<FoundProblem, 'line' | 'column'> | undefined): FoundProblem {
  const { message, nodeId, edge, fix: mend } = problem
  const id = problem.nodeId === null ? { pipelineId: problem.pipelineId } : { nodeId: problem.nodeId }
  return {
    severity: severityOf(problem),
    message: withoutPage(message),
    ...id,
    edgeId: nodeId === null ? edge?.id : undefined,
    mend: mend && englishMessages.localize(mend.label),
    ...place,
  }
}

/** Where in its file a problem is: at its node, its edge, its tool face or its pipeline. */
function placesOf({
  form,
  text,
  document,
}: Loaded): (problem: Problem) => Pick<FoundProblem, 'line' | 'column'> | undefined {
  if (form === 'link') return () => undefined
  const places = placesIn(text)
  return problem => {
    if (problem.nodeId !== null) return places.ofNode(problem.nodeId)
    // A YAML form has one pipeline and no list of them.
    if (form === 'yaml') return places.at([])
    if (problem.edge) return places.at(['edges', document.edges.indexOf(problem.edge)])
    const index = document.pipelines.findIndex(({ id }) => id === problem.pipelineId)
    return places.at(['pipelines', index, problem.inFace ? 'tool' : 'id'])
  }
}

/** Each message once, where it comes first, with the number of places. */
function onceEach(problems: readonly FoundProblem[]): FoundProblem[] {
  const found = new Map<string, FoundProblem[]>()
  for (const problem of problems) {
    const said = englishMessages.localize(problem.message)
    const same = found.get(said)
    if (same) same.push(problem)
    else found.set(said, [problem])
  }
  return [...found.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? []
    const { message } = first
    return {
      ...first,
      message: msg('{message} (here and in {count, plural, one {# other place} other {# other places}})', {
        message,
        count: others.length,
      }),
    }
  })
}
