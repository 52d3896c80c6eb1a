import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, test } from 'node:test'
import { publint } from 'publint'

// Packs the package, installs it into an empty folder, and uses it there as its documents say: `npm run test:package`.

const root = resolve(import.meta.dirname, '../..')
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'aili5-package-')))
/** The project of a person who installs the package. */
const home = join(folder, 'home')
const installed = join(home, 'node_modules/aili5')
let tarball = ''
const ticket = '{"customer":"Ada","message":"I am delighted!"}'

// Variables of the parent npm would redirect its paths to this repository.
const inherited = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$)/i.test(name))
const env = { ...Object.fromEntries(inherited), AILI5_LANG: 'en' }

function run(program: string, args: readonly string[], input = ''): string {
  return execFileSync(process.execPath, [program, ...args], { cwd: home, env, input, encoding: 'utf8' })
}

/** Runs npm by its entry file, which is the same on every system. */
function npm(...args: string[]): string {
  const { npm_execpath: program } = process.env
  assert(program, 'Start this with npm run test:package.')
  return run(program, args)
}

const aili5 = (args: readonly string[], input?: string) => run(join(installed, 'dist-cli/aili5.js'), args, input)

before(() => {
  mkdirSync(home)
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }')
})
after(() => rmSync(folder, { recursive: true, force: true }))

test('npm pack: what is needed and nothing else', () => {
  const [packed] = JSON.parse(npm('pack', root, '--json', '--silent', '--pack-destination', folder))
  const paths: string[] = packed.files.map(({ path }: { path: string }) => path)
  const own = /^(dist-cli\/|public\/examples\/|(package\.json|README\.md|LICENSE)$)/
  assert.deepEqual(
    paths.filter(path => !own.test(path)),
    [],
  )
  tarball = join(folder, packed.filename)
  console.log(`${packed.filename}: ${packed.size} bytes, ${packed.entryCount} files`)
})

test('it installs into an empty folder, without scripts of other packages', () => {
  const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']
  npm('install', ...options, tarball)
  console.log(`${npm('ls', '--all', '--parseable').trim().split('\n').length - 1} packages`)
})

test('the command runs an example by its name, and a file by a relative path', () => {
  assert.match(
    npm('exec', '--no', '--', 'aili5', 'run', 'example:color-of-words', '--in', 'words=the sea'),
    /sea.*blue/,
  )
  mkdirSync(join(home, 'flows'))
  writeFileSync(join(home, 'flows/count.yaml'), readFileSync(join(installed, 'public/examples/word-count.yaml')))
  assert.match(aili5(['run', 'flows/count.yaml'], 'the sea, the sea, the storm'), /^ +3 the\n +2 sea\n/)
  // Its integration reads a file of the page, which is in the package.
  assert.match(aili5(['run', 'example:planet-desk', '--events']), /"outcome":"answered","status":200/)
})

test('it speaks the languages of the page', () => {
  for (const code of ['ar', 'de', 'es', 'fr']) assert.notEqual(aili5(['help', '--lang', code]), aili5(['help']))
})

test('its module for LangChain holds no path, and runs by the command and over MCP', () => {
  const exported = aili5(['export', 'example:ticket-desk', '--format', 'langchain'])
  for (const path of [root, home, 'file://']) assert(!exported.includes(path), path)
  writeFileSync(join(home, 'desk-tools.mjs'), exported)
  const program = `import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { tools, toolsByMcp } from './desk-tools.mjs'
const client = new Client({ name: 'test', version: '1' })
await client.connect(new StdioClientTransport({ command: 'npx', args: ['--no', 'aili5', 'mcp', 'example:ticket-desk'] }))
for (const [desk] of [tools, toolsByMcp(client)]) {
  const response = JSON.parse(await desk.invoke(${ticket}))
  console.log(desk.name, response.success, response.data.customer)
}
await client.close()
`
  writeFileSync(join(home, 'use-tools.mjs'), program)
  // Whoever uses the module installs this one.
  symlinkSync(join(root, 'node_modules/@langchain'), join(home, 'node_modules/@langchain'), 'junction')
  assert.equal(run('use-tools.mjs', []), 'ticket_desk true Ada\n'.repeat(2))
})

test('it is a library with types, which runs a document and custom code', () => {
  const program = `import { nodeHost, openDocument, runDocument, type RunEvent } from 'aili5'
import { readFileSync } from 'node:fs'
const { document } = await openDocument(readFileSync('flows/count.yaml', 'utf8'))
const host = nodeHost({ model: 'demo' })
const { signal } = new AbortController()
const events: RunEvent[] = []
for await (const event of runDocument(document, { text: 'Hello' }, host, signal)) events.push(event)
const end = events.at(-1)
const context = { outputs: {}, names: {}, vars: {} }
const twice = await host.runCode?.({ code: 'return args.n * 2', args: { n: 21 }, context }, signal)
console.log(end?.type === 'run-end' && end.status, JSON.stringify(twice))
`
  writeFileSync(join(home, 'program.ts'), program)
  const types = { types: ['node'], typeRoots: [join(root, 'node_modules/@types')] }
  const compilerOptions = { strict: true, target: 'es2023', lib: ['es2023'], module: 'nodenext', ...types }
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }))
  run(join(root, 'node_modules/typescript/bin/tsc'), [])
  assert.equal(run('program.js', []), 'finished {"value":42}\n')
})

test('publint finds nothing', async () => {
  assert.deepEqual((await publint({ pkgDir: installed, pack: false, strict: true })).messages, [])
})
