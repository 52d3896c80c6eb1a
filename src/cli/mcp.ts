import { randomBytes } from 'node:crypto'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { t } from '../language/active'
import { errorText } from '../language/localized-error'
import { msg } from '../language/message'
import type { Host } from '../model/host'
import type { CommandLine } from '../terminal/command-line'
import { UsageError } from '../terminal/usage-error'
import { describeByModel } from '../toolkit/description-by-model'
import { AnsweringStdio, readListen, serveHttp, serverOf } from './mcp-server'
import { nodeHost, withoutKeys } from './node-host'
import { hostOptions } from './options'
import { type ExitCode, exit, type Terminal } from './terminal'
import { type FileTool, toolsOf, withDescription } from './tools'

/**
 * `mcp FILE…`: serves the pipelines of files as tools, over stdio until the client disconnects, or over HTTP until
 * stopped.
 */
export async function mcp(line: CommandLine, ownTerminal: Terminal): Promise<ExitCode> {
  const terminal = withoutKeys(ownTerminal)
  const say = (text: string) => terminal.stderr.write(`${text}\n`)
  const hostOf = ({ folder }: Pick<FileTool, 'folder'>): Host => ({
    ...nodeHost({ env: terminal.env, folder, ...hostOptions(line) }),
    print: say,
  })
  const tools = await describe(await toolsOf(line, terminal), line, hostOf({}), terminal)
  const factory = () => serverOf(tools, hostOf)
  // An invalid message is described by all schemas that it does not fit.
  const onerror = (error: Error) =>
    say('issues' in error ? t('A line that is no MCP message was ignored.') : error.message)
  const stopped = new Promise<void>(resolve => {
    if (terminal.signal.aborted) resolve()
    else terminal.signal.addEventListener('abort', () => resolve(), { once: true })
  })
  const names = tools.map(({ toolName }) => toolName).join(', ')
  const listen = line.text('http')
  if (listen !== undefined) {
    const given = line.text('token') ?? terminal.env.AILI5_MCP_TOKEN
    const token = given || randomBytes(24).toString('base64url')
    const served = await serveHttp(factory, { ...readListen(listen), token, onerror })
    say(t('Serving at {address}: {names}.', { address: served.url, names }))
    if (!given) say(`${t('Token:')} ${token}`)
    await stopped
    await served.close()
    return exit.done
  }
  const transport = new AnsweringStdio()
  const served = serveStdio(factory, { transport, onerror })
  say(t('Serving over stdio: {names}.', { names }))
  await Promise.race([transport.closed, stopped])
  await served.close()
  return exit.done
}

/** Generates missing descriptions of tools with a model, if requested. */
async function describe(
  tools: readonly FileTool[],
  line: CommandLine,
  host: Host,
  { stderr, signal }: Terminal,
): Promise<readonly FileTool[]> {
  const by = line.text('describe') ?? 'rule'
  if (by !== 'rule' && by !== 'model')
    throw new UsageError(msg('{option} takes {one} or {other}.', { option: '--describe', one: 'rule', other: 'model' }))
  if (by === 'rule') return tools
  const described: FileTool[] = []
  for (const tool of tools) {
    if (tool.face.description.trim() !== '') {
      described.push(tool)
      continue
    }
    try {
      const texts = await describeByModel(tool.document, tool.pipeline.id, line.text('model') ?? '', host, signal)
      described.push(withDescription(tool, texts.description))
    } catch (error) {
      if (signal.aborted) throw error
      const said = t('{tool} is described by rule. {problem}', { tool: tool.toolName, problem: errorText(error) })
      stderr.write(`${said}\n`)
      described.push(tool)
    }
  }
  return described
}
