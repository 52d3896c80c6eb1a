import type { LangChainTool } from './export'

/** A tool that the module offers, and how the command reaches its pipeline. */
export interface ModuleTool {
  definition: LangChainTool
  /** The file of the document, relative to the module or absolute. */
  file: string
  pipelineId: string
}

/**
 * A module of tools for LangChain that works when it is imported. Its calls go to the command, to an MCP client, or to
 * the address of an MCP server.
 */
export function exportModule(tools: readonly ModuleTool[]): string {
  const entries = tools.map(({ definition, ...reach }) => ({ ...definition, ...reach }))
  return `// Made by “aili5 export --format langchain”. It needs @langchain/core, and for an address @modelcontextprotocol/client.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { tool } from '@langchain/core/tools'

/** Each tool as its callers see it, with the file and the pipeline behind it. */
export const definitions = ${JSON.stringify(entries, null, 2)}

/** Makes the tools, with a function that carries out a call and resolves to the response as text. */
export function toolsBy(call) {
  return definitions.map(({ name, description, schema, ...reach }) =>
    tool((input, config) => call({ name, input, signal: config?.signal, ...reach }), { name, description, schema }),
  )
}

/** Tools that start the command for each call. \`command\` is the program with its first arguments, \`options\` come last. */
export function toolsByCommand({ command = ['npx', 'aili5'], options = [], env = process.env } = {}) {
  const [program, ...before] = command
  return toolsBy(
    ({ file, pipelineId, input, signal }) =>
      new Promise((resolve, reject) => {
        const path = fileURLToPath(new URL(file, import.meta.url))
        const args = [...before, 'run', path, '--as-tool', pipelineId, '--input', '-', ...options]
        const child = spawn(program, args, { env, signal, shell: process.platform === 'win32' })
        let [out, error] = ['', '']
        child.stdout.on('data', piece => (out += piece))
        child.stderr.on('data', piece => (error += piece))
        child.on('error', reject)
        // A failure has a response too, which says what to do about it.
        child.on('close', () => (out ? resolve(out) : reject(new Error(error || 'The command gave no answer.'))))
        child.stdin.on('error', () => {})
        child.stdin.end(JSON.stringify(input))
      }),
  )
}

/** Tools that go through a client of MCP that is connected to “aili5 mcp”. */
export function toolsByMcp(client) {
  return toolsBy(async ({ name, input, signal }) => {
    const { content } = await client.callTool({ name, arguments: input }, { signal })
    return content.map(part => part.text ?? '').join('')
  })
}

/** Tools that go to the address of “aili5 mcp --http”. */
export async function toolsByAddress(url, token) {
  const { Client, StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client')
  const client = new Client({ name: 'aili5-tools', version: '1.0.0' })
  const requestInit = { headers: { authorization: \`Bearer \${token}\` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit }))
  return { tools: toolsByMcp(client), close: () => client.close() }
}

/** Tools that start the command. */
export const tools = toolsByCommand()
`
}
