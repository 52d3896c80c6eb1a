import { errorText, LocalizedError } from '../../language/localized-error'
import { msg } from '../../language/message'
import { isLimit } from '../../model/engine-error'
import { type McpServerSettings, mcpServerProblem, serverToolName } from '../../model/inference'
import { isJsonObject, type JsonValue } from '../../model/json'
import type { NodeTool, ToolContext, ToolOutcome } from '../../model/node-type'
import { retryCouldHelp } from '../../model/outgoing'
import type { McpServer } from '../../model/services'
import { BrokerError } from '../net/broker-error'
import { hostOf } from '../net/hosts'

/**
 * The tools of all servers, prefixed with the server's name. A server that fails or is refused is logged, and the model
 * goes without its tools.
 */
export async function mcpTools(servers: readonly McpServerSettings[], context: ToolContext): Promise<NodeTool[]> {
  const tools: NodeTool[] = []
  // Sequential, so that the person is asked about one at a time.
  for (const settings of servers) {
    if (mcpServerProblem(settings) !== null) continue
    try {
      if (!context.mcp) throw new LocalizedError(msg('Tool servers cannot be used here.'))
      tools.push(...toolsOf(await context.mcp(settings.url.trim()), settings))
    } catch (error) {
      context.signal.throwIfAborted()
      // A cap of the document ends the run, not only this server.
      if (isLimit(error)) throw error
      const said = msg('The tools of {server} could not be loaded: {why}', {
        server: nameOf(settings),
        why: errorText(error),
      })
      context.log('warning', said, undefined, 'on-card')
    }
  }
  return tools
}

/**
 * One tool of a server, by the server's name for it.
 * @throws Error with a sentence when the server cannot be used, or has no such tool.
 */
export async function mcpTool(settings: McpServerSettings, name: string, context: ToolContext): Promise<NodeTool> {
  const problem = mcpServerProblem(settings)
  if (problem !== null) throw new LocalizedError(problem)
  if (!context.mcp) throw new LocalizedError(msg('Tool servers cannot be used here.'))
  const server = await context.mcp(settings.url.trim())
  const [tool] = toolsOf(server, { ...settings, enabledTools: [name] })
  if (tool) return tool
  const there = server.tools.map(each => each.name).join(', ')
  const names = { server: nameOf(settings), name }
  throw new LocalizedError(
    there
      ? msg('{server} has no tool “{name}”. It has: {there}.', { ...names, there })
      : msg('{server} has no tool “{name}”.', names),
  )
}

function toolsOf(server: McpServer, settings: McpServerSettings): NodeTool[] {
  const { enabledTools } = settings
  return server.tools
    .filter(({ name }) => enabledTools === undefined || enabledTools.includes(name))
    .map(({ name, description, inputSchema }) => ({
      name: () => serverToolName(settings, name),
      description: description || `The tool ${name} of ${nameOf(settings)}.`,
      inputSchema,
      outputType: 'mcp',
      run: (args, context) => call(server, name, args, context),
    }))
}

async function call(server: McpServer, name: string, args: JsonValue, { signal }: ToolContext): Promise<ToolOutcome> {
  try {
    const { content, data, isError } = await server.call(name, isJsonObject(args) ? args : {})
    return { content, data, isError }
  } catch (error) {
    signal.throwIfAborted()
    if (isLimit(error)) throw error
    const retry = error instanceof BrokerError ? { retry: { mayRetry: retryCouldHelp(error.outgoing) } } : {}
    return { data: null, content: errorText(error), isError: true, ...retry }
  }
}

function nameOf({ label, url }: McpServerSettings): string {
  return label?.trim() || hostOf(url)
}
