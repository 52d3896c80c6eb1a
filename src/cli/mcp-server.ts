import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server'
import { t } from '../language/active'
import type { Host } from '../model/host'
import { isJsonObject } from '../model/json'
import { invoke } from '../toolkit/invoke'
import { definitionOf, type FileTool } from './tools'
import { version } from './version'

/** A server whose tools are pipelines. A result is the whole response, as text and as data. */
export function serverOf(tools: readonly FileTool[], hostOf: (tool: FileTool) => Host): Server {
  const server = new Server({ name: 'aili5', title: 'aili5', version }, { capabilities: { tools: {} } })
  server.setRequestHandler('tools/list', () => ({
    tools: tools.flatMap(tool => definitionOf(tool, 'mcp') as ListedTool[]),
  }))
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    const tool = tools.find(({ toolName }) => toolName === params.name)
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool “${params.name}”.`)
    const { document, pipeline } = tool
    const args = isJsonObject(params.arguments) ? params.arguments : {}
    const progressToken = params._meta?.progressToken ?? mcpReq._meta?.progressToken
    let progress = 0
    const { response } = await invoke(document, pipeline.id, args, {
      host: hostOf(tool),
      signal: mcpReq.signal,
      onEvent(event, { totalSteps }) {
        const isStep = 'nodeId' in event && event.pipelineId === pipeline.id && event.parentCallId === undefined
        if (progressToken === undefined || !isStep || event.type !== 'node-end') return
        progress += 1
        const message = t('{status, select, done {{name} is done} failed {{name} failed} other {{name} was stopped}}', {
          status: event.status,
          name: nameOf(tool, event.nodeId),
        })
        const params = { progressToken, progress, total: Math.max(totalSteps, progress), message }
        // A disconnected client needs no progress.
        mcpReq.notify({ method: 'notifications/progress', params }).catch(() => {})
      },
    })
    return {
      content: [{ type: 'text', text: JSON.stringify(response) }],
      structuredContent: { ...response },
      isError: !response.success,
    }
  })
  return server
}

function nameOf({ pipeline }: FileTool, nodeId: string): string {
  const node = pipeline.nodes.find(({ id }) => id === nodeId)
  return node?.config.name || node?.type || nodeId
}

/** The input schema of a tool is an object schema, which its face ensures. */
type ListedTool = ReturnType<typeof definitionOf<'mcp'>>[number] & {
  inputSchema: { type: 'object' }
  outputSchema: { type: 'object' }
}
