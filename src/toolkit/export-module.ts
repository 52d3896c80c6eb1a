import type { LangChainTool } from './export'

/** A tool that the module offers, and where its pipeline is. */
export interface ModuleTool {
  definition: LangChainTool
  /** The name of its document in the module. */
  document: string
  pipelineId: string
}

/**
 * A module of tools for LangChain that works when it is imported, and without any other file. Its calls go to the
 * command, to an MCP client, or to the address of an MCP server.
 * @param documents the texts of the tools' documents by name
 */
export function exportModule(tools: readonly ModuleTool[], documents: Readonly<Record<string, string>>): string {
  const entries = tools.map(({ definition, ...place }) => ({ ...definition, ...place }))
  return `// Made by “aili5 export --format langchain”. It needs @langchain/core and aili5, and for an address
// @modelcontextprotocol/client.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tool } from '@langchain/core/tools'

/** Each tool as its callers see it, with the document and the pipeline behind it. */
export const definitions = ${JSON.stringify(entries, null, 2)}

/** The documents of the tools. */
const documents = ${JSON.stringify(documents, null, 2)}
const written = new Map()

/** The path of a document, which is written to a temporary folder first. */
function pathOf(name) {
  if (!written.has(name)) {
    const folder = mkdtempSync(join(tmpdir(), 'aili5-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    written.set(name, join(folder, 'document.json'))
    writeFileSync(written.get(name), documents[name])
  }
  return written.get(name)
}

/** Makes the tools, with a function that carries out a call and resolves to the response as text. */
function toolsBy(call) {
  return definitions.map(({ name, description, schema, ...place }) =>
    tool((input, config) => call({ name, input, signal: config?.signal, ...place }), { name, description, schema }),
  )
}

/**
 * Tools that start the command for each call. \`command\` is the program with its first arguments, by default the aili5
 * that is installed beside this file; \`options\` come last.
 */
export function toolsByCommand({ command = ['npx', '--no', 'aili5'], options = [], env = process.env } = {}) {
  const [program, ...before] = command
  return toolsBy(
    ({ document, pipelineId, input, signal }) =>
      new Promise((resolve, reject) => {
        const args = [...before, 'run', pathOf(document), '--as-tool', pipelineId, '--input', '-', ...options]
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
