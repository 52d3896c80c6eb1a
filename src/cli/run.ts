import { runDocument, runTool } from '../engine/run/run'
import { pipelineTool } from '../engine/tools/pipeline-tool'
import { msg } from '../language/message'
import { englishMessages } from '../language/messages'
import { addCosts } from '../model/cost'
import type { Document, Pipeline, RunInputs } from '../model/document'
import { eventInEnglish } from '../model/event-in-english'
import type { CallCost, RunEvent, RunEventOf } from '../model/events'
import type { Host } from '../model/host'
import { describeEncoding } from '../nodes/kit/text-file'
import { nodeTypes } from '../nodes/registry'
import type { CommandLine } from '../terminal/command-line'
import { UsageError } from '../terminal/usage-error'
import { facedPipelines } from '../toolkit/face'
import { responseFrom } from '../toolkit/invoke'
import { askFor, readAnswers, readContext, readToolInput, withSettings } from './inputs'
import { type Loaded, load, oneFile, problemInEnglish, writeProblems } from './load'
import { nodeHost, withoutKeys } from './node-host'
import { hostOptions } from './options'
import { ProgressLine } from './progress'
import { type ExitCode, exit, type Terminal, writeJson } from './terminal'
import { targetOf } from './tools'

/** A prepared run that takes a host. */
interface Play {
  document: Document
  form: Loaded['form']
  /** The pipeline that is called as a tool, if any. */
  tool?: Pipeline
  /** What was repaired on load. */
  notes: Loaded['notes']
  events(host: Host): AsyncIterable<RunEvent>
}

/** `run FILE`: runs a document; its result goes to stdout, everything else to stderr. */
export async function runFile(line: CommandLine, ownTerminal: Terminal): Promise<ExitCode> {
  const terminal = withoutKeys(ownTerminal)
  if (line.flag('json') && line.flag('events'))
    throw new UsageError(msg('Use {one} or {other}, not both.', { one: '--json', other: '--events' }))
  const loaded = await load(oneFile(line), terminal)
  const host = nodeHost({ env: terminal.env, folder: loaded.folder, ...hostOptions(line) })
  const play = await prepare(line, loaded, terminal)
  if (line.flag('json')) return writeSummary(play, host, terminal)
  writeProblems(loaded.file, play.notes, terminal)
  if (line.flag('events')) return writeEvents(play.events(host), terminal)
  return play.tool ? writeResponse(play, host, terminal) : writeResult(play, host, terminal)
}

async function prepare(line: CommandLine, loaded: Loaded, terminal: Terminal): Promise<Play> {
  const target = targetOf(loaded.document, line, nodeTypes)
  const { document, overrides } = withSettings(target.document, line.texts('set'), nodeTypes)
  const tool = target.tool && document.pipelines.find(({ id }) => id === target.tool?.id)
  const given = line.text('input')
  if (!tool) refuseToolOptions(line, document)
  const needsInput = tool !== undefined && [pipelineTool(tool, nodeTypes).inputSchema.required ?? []].flat().length > 0
  const input = await readToolInput(given, needsInput, terminal)
  const context = await readContext(line.texts('context'))
  const answered = { ...loaded.inputs, ...(await readAnswers(document, line.texts('in'), nodeTypes)) }
  const isStdinRead = loaded.file === 'stdin' || given === '-' || (given === undefined && needsInput)
  const inputs = await askFor(document, answered, nodeTypes, terminal, { called: tool, isStdinRead })
  const { signal } = terminal
  return {
    document,
    form: loaded.form,
    notes: [
      ...loaded.notes,
      ...(loaded.recording ? [{ message: runsAnew }] : []),
      ...readingNotes(inputs),
      ...(target.note ? [{ message: target.note }] : []),
    ],
    tool,
    events: host =>
      tool
        ? runTool(document, { pipelineId: tool.id, input, context, overrides, inputs }, host, signal)
        : runDocument(document, inputs, host, signal),
  }
}

const runsAnew = msg('A run came along with it. This is a new run: to see that one, open it in the page.')

/** What may be wrong with the texts of files that were given. */
function readingNotes(inputs: RunInputs): Loaded['notes'] {
  return Object.values(inputs).flatMap(input => {
    const file = typeof input === 'object' && 'file' in input ? input.file : undefined
    const message = file && describeEncoding(file.name, file.mediaType)
    return message ? [{ message }] : []
  })
}

/** Options of tool calls only. */
function refuseToolOptions(line: CommandLine, document: Document): void {
  const option = ['input', 'context'].find(name => line.texts(name).length > 0)
  if (!option) return
  const tools = facedPipelines(document, nodeTypes).map(({ toolName }) => `--as-tool ${toolName}`)
  throw new UsageError(
    tools.length > 0
      ? msg('{option} is for a pipeline that is called as a tool. Add {tools}.', {
          option: `--${option}`,
          tools: tools.join(' | '),
        })
      : msg('{option} is for a pipeline that is called as a tool, and this file has none. Try {input}.', {
          option: `--${option}`,
          input: '--in NODE=TEXT',
        }),
  )
}

/** Prints events as JSON Lines. */
async function writeEvents(events: AsyncIterable<RunEvent>, terminal: Terminal): Promise<ExitCode> {
  let code: ExitCode = exit.failed
  for await (const event of events) {
    terminal.stdout.write(`${JSON.stringify(eventInEnglish(event))}\n`)
    if (event.type === 'run-end') code = exitCodeOf(event)
  }
  return code
}

/** Prints the summary as one JSON object. */
async function writeSummary(play: Play, host: Host, terminal: Terminal): Promise<ExitCode> {
  const { document, tool, notes } = play
  const progress = new ProgressLine(document, host.nodeTypes, terminal)
  const fold = new RunSummaryFold()
  const events: RunEvent[] = []
  const printed: string[] = []
  let exitCode: ExitCode = exit.failed
  for await (const event of play.events({ ...host, print: text => void printed.push(text) })) {
    progress.tell(event)
    fold.add(event)
    if (tool) events.push(event)
    if (event.type === 'run-end') exitCode = exitCodeOf(event)
  }
  const response = tool && responseFrom(document, events, host.nodeTypes)
  if (exitCode === exit.done && response && !response.success) exitCode = exit.failed
  const result = {
    ok: exitCode === exit.done,
    exitCode,
    ...fold.summary(),
    printed,
    response,
    notes: notes.map(problemInEnglish),
  }
  writeJson(terminal, result)
  return exitCode
}

/** Prints the response of a document that is a tool. Other output goes to stderr. */
async function writeResponse({ document, events: play }: Play, host: Host, terminal: Terminal): Promise<ExitCode> {
  const progress = new ProgressLine(document, host.nodeTypes, terminal)
  const events: RunEvent[] = []
  let code: ExitCode = exit.failed
  const print = (text: string) => {
    progress.clear()
    terminal.stderr.write(asLine(text))
  }
  for await (const event of play({ ...host, print })) {
    progress.tell(event)
    events.push(event)
    if (event.type === 'run-end') code = exitCodeOf(event)
  }
  const response = responseFrom(document, events, host.nodeTypes)
  if (response) writeJson(terminal, response)
  return code === exit.done && !response?.success ? exit.failed : code
}

/** Prints the output of the run; the last reply of a document that prints nothing. */
async function writeResult({ document, form, events: play }: Play, host: Host, terminal: Terminal): Promise<ExitCode> {
  const progress = new ProgressLine(document, host.nodeTypes, terminal)
  const fold = new RunSummaryFold()
  let printed = form === 'yaml'
  const print = (text: string) => {
    printed = true
    progress.clear()
    terminal.stdout.write(asLine(text))
  }
  let code: ExitCode = exit.failed
  for await (const event of play({ ...host, print })) {
    progress.tell(event)
    fold.add(event)
    if (event.type === 'run-end') code = exitCodeOf(event)
  }
  if (code === exit.done && !printed) print(fold.summary().reply ?? '')
  return code
}

function asLine(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`
}

/** The exit code of a finished run. */
function exitCodeOf({ status }: RunEventOf<'run-end'>): ExitCode {
  const codes: Record<RunEventOf<'run-end'>['status'], ExitCode> = {
    finished: exit.done,
    failed: exit.failed,
    limit: exit.limit,
    stopped: exit.interrupted,
  }
  return codes[status]
}

/** The summary of a run, for --json. */
interface RunSummary {
  status: RunEventOf<'run-end'>['status']
  /** Why it did not finish. */
  message?: string
  /** Why it was refused before it started. */
  code?: string
  /** The last reply in the pipelines of the run. */
  reply: string | null
  durationMs: number
  tokens: { input: number; output: number }
  /** Dollars; null where a price is unknown. */
  costUsd: number | null
  /** Failed nodes, in order. */
  errors: { nodeId: string; code: string; message: string }[]
}

/** Folds the events of a run into its summary. */
export class RunSummaryFold {
  #cost: CallCost | null = { input: 0, output: 0, total: 0 }
  readonly #tokens = { input: 0, output: 0 }
  readonly #errors: RunSummary['errors'] = []
  #reply: string | null = null
  #end: RunEventOf<'run-end'> | undefined

  add(event: RunEvent): void {
    if (event.type === 'usage') {
      this.#cost = addCosts(this.#cost, event.cost)
      this.#tokens.input += event.usage.input
      this.#tokens.output += event.usage.output
    } else if (event.type === 'response' && event.parentCallId === undefined) this.#reply = event.text
    else if (event.type === 'node-error') {
      const { nodeId, code, message } = event
      this.#errors.push({ nodeId, code, message: englishMessages.localize(message) })
    } else if (event.type === 'run-end') this.#end = event
  }

  summary(): RunSummary {
    const { status = 'failed', message, code, durationMs = 0 } = this.#end ?? {}
    return {
      status,
      message: message === undefined ? undefined : englishMessages.localize(message),
      code,
      reply: this.#reply,
      durationMs,
      tokens: this.#tokens,
      costUsd: this.#cost?.total ?? null,
      errors: this.#errors,
    }
  }
}
