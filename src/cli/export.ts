import type { ExportFormat } from '../toolkit/export'
import type { CommandLine } from './command-line'
import { type ExitCode, exit, type Terminal, UsageError } from './terminal'
import { definitionOf, toolsOf } from './tools'

const formats: readonly ExportFormat[] = ['universal', 'langchain', 'mcp']

/** `export FILE…`: the definitions of tools, for other agents. */
export async function exportTools(line: CommandLine, terminal: Terminal): Promise<ExitCode> {
  const format = formats.find(each => each === line.text('format'))
  if (!format) throw new UsageError(`Say in which form: --format ${formats.join('|')}.`)
  const tools = await toolsOf(line, terminal)
  const definitions = tools.flatMap(tool => definitionOf(tool, format))
  terminal.stdout.write(`${JSON.stringify(definitions, null, 2)}\n`)
  return exit.done
}
