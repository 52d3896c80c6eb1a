import type { Document, RunInputs } from '../engine/document'
import type { RunEventOf } from '../engine/events'
import type { Host } from '../engine/host'
import { runDocument } from '../engine/run'
import { type CommandLine, oneFile } from './command-line'
import { askFor, readAnswers, withSettings } from './inputs'
import { type Loaded, load } from './load'
import { Progress } from './progress'
import { type ExitCode, exit, sayProblem, type Terminal } from './terminal'
import { terminalHost } from './terminal-host'

/** `run FILE`: runs a document; its result goes to stdout, all else to stderr. */
export async function run(line: CommandLine, terminal: Terminal): Promise<ExitCode> {
  const loaded = await load(oneFile(line), terminal)
  for (const note of loaded.notes) terminal.stderr.write(`${sayProblem(loaded.file, note)}\n`)
  const host = terminalHost(line, terminal)
  const document = withSettings(loaded.document, line.texts('set'))
  const answered = { ...loaded.inputs, ...(await readAnswers(document, line.texts('in'), host.nodeTypes)) }
  const inputs = await askFor(document, answered, host.nodeTypes, terminal)
  return line.flag('events')
    ? runForEvents(document, inputs, host, terminal)
    : runForResult({ ...loaded, document, inputs }, host, terminal)
}

/** Every event, one a line, and nothing else. */
async function runForEvents(document: Document, inputs: RunInputs, host: Host, terminal: Terminal): Promise<ExitCode> {
  let code: ExitCode = exit.failed
  for await (const event of runDocument(document, inputs, host, terminal.signal)) {
    terminal.stdout.write(`${JSON.stringify(event)}\n`)
    if (event.type === 'run-end') code = exitCodeOf(event)
  }
  return code
}

/** What the run prints; of a document that prints nothing by itself, the last reply. */
async function runForResult({ document, inputs, form }: Loaded, host: Host, terminal: Terminal): Promise<ExitCode> {
  const progress = new Progress(document, host.nodeTypes, terminal.stderr)
  let printed = form === 'yaml'
  const print = (text: string) => {
    printed = true
    terminal.stdout.write(text.endsWith('\n') ? text : `${text}\n`)
  }
  let reply = ''
  let code: ExitCode = exit.failed
  for await (const event of runDocument(document, inputs, { ...host, print }, terminal.signal)) {
    progress.tell(event)
    if (event.type === 'response' && event.parentCallId === undefined) reply = event.text
    if (event.type === 'run-end') code = exitCodeOf(event)
  }
  if (code === exit.done && !printed) print(reply)
  return code
}

/** What a run that ended so says to whoever started the command. */
export function exitCodeOf({ status }: Pick<RunEventOf<'run-end'>, 'status'>): ExitCode {
  const codes: Record<RunEventOf<'run-end'>['status'], ExitCode> = {
    finished: exit.done,
    failed: exit.failed,
    limit: exit.limit,
    stopped: exit.interrupted,
  }
  return codes[status]
}
