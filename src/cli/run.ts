import type { RunEvent, RunEventOf } from '../engine/events'
import type { Host } from '../engine/host'
import { isJsonObject, type JsonObject } from '../engine/json'
import { parseJson } from '../engine/json-text'
import { runDocument, runTool } from '../engine/run'
import { responseFrom } from '../toolkit/invoke'
import { type CommandLine, oneFile } from './command-line'
import { withoutKeys } from './environment'
import { askFor, readAnswers, withSettings } from './inputs'
import { type Loaded, load } from './load'
import { Progress } from './progress'
import { type ExitCode, exit, sayProblem, type Terminal, UsageError } from './terminal'
import { terminalHost } from './terminal-host'
import { mainTool } from './tools'

/** `run FILE`: runs a document; its result goes to stdout, all else to stderr. */
export async function run(line: CommandLine, ownTerminal: Terminal): Promise<ExitCode> {
  const terminal = withoutKeys(ownTerminal)
  const loaded = await load(oneFile(line), terminal)
  for (const note of loaded.notes) terminal.stderr.write(`${sayProblem(loaded.file, note)}\n`)
  const host = terminalHost(line, terminal)
  const document = withSettings(loaded.document, line.texts('set'))
  const pipeline = mainTool(document)?.pipeline
  const input = readInput(line.text('input'), pipeline !== undefined)
  const answered = { ...loaded.inputs, ...(await readAnswers(document, line.texts('in'), host.nodeTypes)) }
  const inputs = await askFor(document, answered, host.nodeTypes, terminal, pipeline)
  const play = (full: Host) =>
    pipeline
      ? runTool(document, { pipelineId: pipeline.id, input, inputs }, full, terminal.signal)
      : runDocument(document, inputs, full, terminal.signal)

  if (line.flag('events')) return tellEvents(play(host), terminal)
  const ready = { ...loaded, document }
  return pipeline ? tellResponse(play, ready, host, terminal) : tellResult(play, ready, host, terminal)
}

type Play = (host: Host) => AsyncIterable<RunEvent>

/** Every event, one a line, and nothing else. */
async function tellEvents(events: AsyncIterable<RunEvent>, terminal: Terminal): Promise<ExitCode> {
  let code: ExitCode = exit.failed
  for await (const event of events) {
    terminal.stdout.write(`${JSON.stringify(event)}\n`)
    if (event.type === 'run-end') code = exitCodeOf(event)
  }
  return code
}

/** The response of a document that is a tool. What it prints on the way is for people. */
async function tellResponse(play: Play, { document }: Loaded, host: Host, terminal: Terminal): Promise<ExitCode> {
  const progress = new Progress(document, host.nodeTypes, terminal.stderr)
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
  terminal.stdout.write(`${JSON.stringify(response, null, 2)}\n`)
  return code === exit.done && !response?.success ? exit.failed : code
}

/** What the run prints; of a document that prints nothing by itself, the last reply. */
async function tellResult(play: Play, { document, form }: Loaded, host: Host, terminal: Terminal): Promise<ExitCode> {
  const progress = new Progress(document, host.nodeTypes, terminal.stderr)
  let printed = form === 'yaml'
  const print = (text: string) => {
    printed = true
    progress.clear()
    terminal.stdout.write(asLine(text))
  }
  let reply = ''
  let code: ExitCode = exit.failed
  for await (const event of play({ ...host, print })) {
    progress.tell(event)
    if (event.type === 'response' && event.parentCallId === undefined) reply = event.text
    if (event.type === 'run-end') code = exitCodeOf(event)
  }
  if (code === exit.done && !printed) print(reply)
  return code
}

function asLine(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`
}

function readInput(text: string | undefined, isTool: boolean): JsonObject {
  if (text === undefined) return {}
  if (!isTool)
    throw new UsageError('--input is for a pipeline that is a tool, and this one is none. Try --in node=value.')
  const read = parseJson(text)
  if ('problem' in read) {
    const { line, column, message } = read.problem
    throw new UsageError(`--input is not quite JSON: in line ${line}, column ${column}, ${message}.`)
  }
  if (!isJsonObject(read.value)) throw new UsageError('--input should be an object: {"name": "value"}.')
  return read.value
}

/** What a run that ended so says to whoever started the command. */
function exitCodeOf({ status }: RunEventOf<'run-end'>): ExitCode {
  const codes: Record<RunEventOf<'run-end'>['status'], ExitCode> = {
    finished: exit.done,
    failed: exit.failed,
    limit: exit.limit,
    stopped: exit.interrupted,
  }
  return codes[status]
}
