import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import type { Host } from '../engine/host'
import { isJsonObject } from '../engine/json'
import { invoke } from '../toolkit/invoke'
import type { CommandLine } from './command-line'
import { withoutKeys } from './environment'
import { type ExitCode, exit, type Terminal } from './terminal'
import { terminalHost } from './terminal-host'
import { definitionOf, type FileTool, toolsOf } from './tools'

/** `mcp FILE…`: serves the pipelines of files as tools over stdio, until the other side hangs up. */
export async function mcp(line: CommandLine, ownTerminal: Terminal): Promise<ExitCode> {
  const terminal = withoutKeys(ownTerminal)
  const tools = await toolsOf(line, terminal)
  const host = terminalHost(line, terminal)
  const ended = new Promise<void>(resolve => {
    process.stdin.once('end', resolve)
    process.stdin.once('close', resolve)
    terminal.signal.addEventListener('abort', () => resolve(), { once: true })
  })
  const served = serveStdio(() => serverOf(tools, { ...host, print: text => terminal.stderr.write(`${text}\n`) }), {
    onerror: error => terminal.stderr.write(`${error.message}\n`),
  })
  terminal.stderr.write(`Serving over stdio: ${tools.map(({ toolName }) => toolName).join(', ')}.\n`)
  await ended
  await served.close()
  return exit.done
}

/** A server whose tools are pipelines. An answer is the whole response, as text and as data. */
export function serverOf(tools: readonly FileTool[], host: Host): Server {
  const server = new Server({ name: 'aili5', version: '1.0.0' }, { capabilities: { tools: {} } })
  server.setRequestHandler('tools/list', () => ({
    tools: tools.flatMap(tool => definitionOf(tool, 'mcp') as ListedTool[]),
  }))
  server.setRequestHandler('tools/call', async ({ params }, context) => {
    const tool = tools.find(({ toolName }) => toolName === params.name)
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool “${params.name}”.`)
    const { document, pipeline } = tool
    const args = isJsonObject(params.arguments) ? params.arguments : {}
    const { response } = await invoke(document, pipeline.id, args, { host, signal: context.mcpReq.signal })
    return {
      content: [{ type: 'text', text: JSON.stringify(response) }],
      structuredContent: { ...response },
      isError: !response.success,
    }
  })
  return server
}

/** The schema of a tool is that of an object, which its face made sure of. */
type ListedTool = ReturnType<typeof definitionOf<'mcp'>>[number] & { inputSchema: { type: 'object' } }
