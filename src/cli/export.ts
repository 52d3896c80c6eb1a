import { documentFile } from '../documents/files/file'
import { msg } from '../language/message'
import type { Document } from '../model/document'
import type { CommandLine } from '../terminal/command-line'
import { CommandLineError } from '../terminal/usage-error'
import { exportModule } from '../toolkit/export-module'
import { exportForms } from './options'
import { type ExitCode, exit, type Terminal, writeJson } from './terminal'
import { definitionOf, type FileTool, toolsOf } from './tools'

/** `export FILE…`: exports pipelines as tools for other agents: definitions, or a module. */
export async function exportCommand(line: CommandLine, terminal: Terminal): Promise<ExitCode> {
  const format = exportForms.find(each => each === line.text('format'))
  if (!format)
    throw new CommandLineError(msg('Name a format: {option}.', { option: `--format ${exportForms.join('|')}` }))
  const tools = await toolsOf(line, terminal)
  const definitions = tools.flatMap(tool => definitionOf(tool, format))
  if (line.flag('json')) writeJson(terminal, { ok: true, exitCode: exit.done, format, tools: definitions })
  else if (format === 'langchain') terminal.stdout.write(moduleOf(tools))
  else terminal.stdout.write(`${JSON.stringify(definitions, null, 2)}\n`)
  return exit.done
}

/** The tools as a module for LangChain, with their documents inside, so that it may be moved. */
function moduleOf(tools: readonly FileTool[]): string {
  const documents = [...new Set(tools.map(({ document }) => document))]
  const nameOf = (document: Document) => `document-${documents.indexOf(document) + 1}`
  const texts = documents.map(document => [nameOf(document), documentFile({ draft: { document, inputs: {} } }).text])
  const entries = tools.flatMap(tool =>
    definitionOf(tool, 'langchain').map(definition => ({
      definition,
      document: nameOf(tool.document),
      pipelineId: tool.pipeline.id,
    })),
  )
  return exportModule(entries, Object.fromEntries(texts))
}
