import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { languages } from '../../src/language/languages'

// Packs the package, installs it offline into an empty folder, and uses it there. `npm run test:package -- --types`
// also runs arethetypeswrong, which npx downloads.

const root = resolve(import.meta.dirname, '../..')
/** The words of a whole language take about 80 kB. */
const mostBytes = 2_500_000
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'aili5-package-')))
const home = join(folder, 'home')
mkdirSync(join(home, 'flows'), { recursive: true })

// Variables of the parent npm would redirect its paths to this repository.
const inherited = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$)/i.test(name))
const env = { ...Object.fromEntries(inherited), AILI5_LANG: 'en' }

/** Runs npm itself, whose entry file is the same on every system. */
function npm(args: string[], cwd: string, input = ''): string {
  const { npm_execpath: program } = process.env
  assert(program, 'Start this with npm run test:package.')
  return execFileSync(process.execPath, [program, ...args], { cwd, env, input, encoding: 'utf8' })
}

function step(name: string, work: () => void | Promise<void>): Promise<void> {
  return Promise.resolve(work()).then(() => console.log(`✓ ${name}`))
}

try {
  let tarball = ''
  await step('npm pack: what is needed and nothing else', () => {
    const [packed] = JSON.parse(npm(['pack', '--json', '--silent', '--pack-destination', folder], root)) as {
      filename: string
      size: number
      files: { path: string }[]
    }[]
    assert(packed)
    tarball = join(folder, packed.filename)
    const strays = packed.files.filter(
      ({ path }) => !/^(dist-cli\/|public\/examples\/|(package\.json|README\.md|LICENSE)$)/.test(path),
    )
    assert.deepEqual(strays, [])
    const { size } = statSync(tarball)
    assert(size <= mostBytes, `The package has ${size} bytes, and ${mostBytes} is the most.`)
    console.log(`  ${size} bytes, ${packed.files.length} files`)
  })

  await step('it installs into an empty folder, alone', () => {
    writeFileSync(join(home, 'package.json'), '{ "type": "module" }')
    npm(['install', '--offline', '--no-audit', '--no-fund', tarball], home)
    const installed = JSON.parse(npm(['ls', '--all', '--json'], home)) as { dependencies: object }
    assert.deepEqual(Object.keys(installed.dependencies), ['aili5'])
  })

  const aili5 = (args: string[], input?: string) => npm(['exec', '--offline', '--', 'aili5', ...args], home, input)

  await step('it runs an example by a relative path', () => {
    cpSync(join(root, 'public/examples/translate.yaml'), join(home, 'flows/translate.yaml'))
    assert.match(aili5(['run', 'flows/translate.yaml'], 'We shall commence.'), /^Answer: We shall commence\./)
    const examples = 'node_modules/aili5/public/examples'
    const desk = ['run', `${examples}/ticket-desk.json`, '--json']
    assert.equal(JSON.parse(aili5(desk, '{"customer":"Ada","message":"I am delighted!"}')).ok, true)
    // Its integration reads a file of the page, which is in the package.
    assert.match(
      aili5(['run', `${examples}/starters/planet-desk.json`, '--events']),
      /"outcome":"answered","status":200/,
    )
  })

  await step('it speaks the languages of the page, and its JSON none of them', () => {
    const say = (...more: string[]) => aili5(['help', ...more])
    assert.notEqual(say('--lang', 'en-XA'), say())
    for (const { code, load } of languages) {
      if (load) assert.match(say('--lang', code), /^\u2068?aili5 <command>/)
    }
    const refused = (code: string) => {
      try {
        return aili5(['validate', 'nowhere.json', '--json', '--lang', code])
      } catch (error) {
        return (error as { stdout: string }).stdout
      }
    }
    assert.match(refused('en'), /There is no such file/)
    assert.equal(refused('ar'), refused('en'))
  })

  await step('it answers calls over MCP, though its input has ended', () => {
    const clientInfo = { name: 'package test', version: '1' }
    const messages = [
      { id: 1, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo } },
      { method: 'notifications/initialized' },
      { id: 2, method: 'tools/call', params: { name: 'ticket_desk', arguments: { customer: 'Ada', message: 'Hi' } } },
    ]
    const lines = messages.map(message => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`).join('')
    const answers = aili5(['mcp', 'node_modules/aili5/public/examples/ticket-desk.json'], lines).trim().split('\n')
    const called = answers.map(line => JSON.parse(line)).find(({ id }) => id === 2)
    assert.equal(called.result.structuredContent.success, true)
  })

  await step('its exported file for LangChain runs as it is', () => {
    const exported = aili5(['export', 'node_modules/aili5/public/examples/ticket-desk.json', '--format', 'langchain'])
    writeFileSync(join(home, 'desk-tools.mjs'), exported)
    const program = `import { tools } from './desk-tools.mjs'
const response = JSON.parse(await tools[0].invoke({ customer: 'Ada', message: 'I am delighted!' }))
console.log(tools[0].name, response.success, response.data.customer)
`
    writeFileSync(join(home, 'use.mjs'), program)
    // What those who use it install themselves.
    symlinkSync(join(root, 'node_modules/@langchain'), join(home, 'node_modules/@langchain'), 'junction')
    const printed = execFileSync(process.execPath, ['use.mjs'], { cwd: home, env, encoding: 'utf8' })
    assert.equal(printed, 'ticket_desk true Ada\n')
  })

  await step('it is a library, with types, that runs code in its interpreter', () => {
    const program = `import { nodeHost, openDocument, runDocument, type RunEvent } from 'aili5'
import { readFileSync } from 'node:fs'
const { document } = await openDocument(readFileSync('flows/translate.yaml', 'utf8'))
const events: RunEvent[] = []
const host = nodeHost({ model: 'demo' })
const { signal } = new AbortController()
for await (const event of runDocument(document, { question: 'Hello' }, host, signal)) events.push(event)
const end = events.at(-1)
const context = { outputs: {}, names: {}, vars: {} }
const twice = await host.runCode?.({ code: 'return args.n * 2', args: { n: 21 }, context }, signal)
console.log(end?.type === 'run-end' && end.status, JSON.stringify(twice))
`
    writeFileSync(join(home, 'program.ts'), program)
    const tsc = join(root, 'node_modules/typescript-native/bin/tsc')
    const options = ['--strict', '--target', 'es2023', '--lib', 'es2023', '--module', 'nodenext', '--types', 'node']
    const types = ['--typeRoots', join(root, 'node_modules/@types')]
    execFileSync(process.execPath, [tsc, ...options, ...types, 'program.ts'], { cwd: home, stdio: 'inherit' })
    const printed = execFileSync(process.execPath, ['program.js'], { cwd: home, encoding: 'utf8' })
    assert.equal(printed, 'finished {"value":42}\n')
  })

  await step('publint finds nothing', async () => {
    const pkg = join(home, 'node_modules/aili5')
    const { messages, pkg: read } = await publint({ pkgDir: pkg, pack: false, strict: true })
    assert.deepEqual(
      messages.map(message => formatMessage(message, read, { color: false })),
      [],
    )
  })

  if (process.argv.includes('--types')) {
    await step('arethetypeswrong finds nothing', () => {
      npm(['exec', '--yes', '@arethetypeswrong/cli@0.18.5', '--', tarball, '--profile', 'esm-only'], folder)
    })
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
