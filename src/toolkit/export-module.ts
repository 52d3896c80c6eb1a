import type { LangChainTool } from './export'

/** A tool that the module offers, and how the command reaches its pipeline. */
export interface ModuleTool {
  definition: LangChainTool
  /** The file of the document, relative to the module or absolute; or a name in the documents that the module carries. */
  file: string
  pipelineId: string
}

/**
 * A module of tools for LangChain that works when it is imported. Its calls go to the command, to an MCP client, or to
 * the address of an MCP server.
 * @param documents texts by name, which the module carries: it then works without any other file
 */
export function exportModule(tools: readonly ModuleTool[], documents: Readonly<Record<string, string>> = {}): string {
  const entries = tools.map(({ definition, ...reach }) => ({ ...definition, ...reach }))
  return `// Made by “aili5 export --format langchain”. It needs @langchain/core, and for an address @modelcontextprotocol/client.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tool } from '@langchain/core/tools'

/** Each tool as its callers see it, with the file and the pipeline behind it. */
export const definitions = ${JSON.stringify(entries, null, 2)}

/** The documents that this file carries. */
const documents = ${JSON.stringify(documents, null, 2)}
const written = new Map()

/** The path of a document; one that this file carries is written to a temporary folder first. */
function pathOf(file) {
  if (!Object.hasOwn(documents, file)) return fileURLToPath(new URL(file, import.meta.url))
  if (!written.has(file)) {
    const folder = mkdtempSync(join(tmpdir(), 'aili5-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    written.set(file, join(folder, 'document.json'))
    writeFileSync(written.get(file), documents[file])
  }
  return written.get(file)
}

/** Makes the tools, with a function that carries out a call and resolves to the response as text. */
function toolsBy(call) {
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
        const args = [...before, 'run', pathOf(file), '--as-tool', pipelineId, '--input', '-', ...options]
        // Commands of npm are scripts on Windows, which need a shell, and a shell needs quotes.
        const shell = process.platform === 'win32' && !program.endsWith('.exe')
        const child = spawn(program, shell ? args.map(each => \`"\${each}"\`) : args, { env, signal, shell })
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
function toolsByMcp(client) {
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
