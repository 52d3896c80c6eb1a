import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { msg } from '../language/message'
import type { CommandLine } from '../terminal/command-line'
import { UsageError } from '../terminal/usage-error'
import { exportModule, type ModuleTool } from '../toolkit/export-module'
import { exportForms } from './options'
import { type ExitCode, exit, type Terminal, writeJson } from './terminal'
import { definitionOf, type FileTool, toolsOf } from './tools'

/** `export FILE…`: exports pipelines as tools for other agents: definitions, or a module. */
export async function exportCommand(line: CommandLine, terminal: Terminal): Promise<ExitCode> {
  const format = exportForms.find(each => each === line.text('format'))
  if (!format)
    throw new UsageError(msg('Say in which form: {option}.', { option: `--format ${exportForms.join('|')}` }))
  const tools = await toolsOf(line, terminal)
  const definitions = tools.flatMap(tool => definitionOf(tool, format))
  if (line.flag('json')) writeJson(terminal, { ok: true, exitCode: exit.done, format, tools: definitions })
  else if (format === 'langchain') terminal.stdout.write(exportModule(tools.flatMap(moduleTools)))
  else terminal.stdout.write(`${JSON.stringify(definitions, null, 2)}\n`)
  return exit.done
}

/** The module may be moved, so it contains the absolute path. */
function moduleTools(tool: FileTool): ModuleTool[] {
  const file = pathToFileURL(resolve(tool.file)).href
  return definitionOf(tool, 'langchain').map(definition => ({ definition, file, pipelineId: tool.pipeline.id }))
}
