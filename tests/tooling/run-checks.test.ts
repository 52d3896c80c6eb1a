import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checks } from './checks'
import { type Check, runChecks, type Tally } from './run-checks'

const modules = resolve(import.meta.dirname, '../../node_modules')
const passes: Check = { name: 'good', args: ['-e', ''], advice: 'nothing' }
const fails: Check = { name: 'bad', args: ['-e', 'process.exit(3)'], advice: 'mend it' }

let folder: string
let lines: string[]
const run = (list: Check[]): Promise<Tally> =>
  runChecks(list, folder, { print: line => lines.push(line), programs: 'ignore' })
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aili5-checks-'))
  lines = []
})
afterEach(() => rmSync(folder, { recursive: true }))

test('checks that hold are counted and timed under their headings', async () => {
  expect(await run([passes, { ...passes, name: 'also good' }])).toEqual({ passed: 2, failed: 0 })
  expect(lines.join('\n')).toMatch(/1\/2 good[\s\S]*✓ good: \d+\.\d s[\s\S]*2\/2 also good[\s\S]*✓ also good/)
})

test('the first check that fails ends the run, says what to do, and names what was not run', async () => {
  expect(await run([passes, fails, { ...passes, name: 'later' }])).toEqual({ passed: 1, failed: 1 })
  expect(lines.join('\n')).toMatch(/✗ bad[\s\S]*mend it\nNot run: later\./)
})

describe('a run of tests', { timeout: 60_000 }, () => {
  const tests: Check = {
    name: 'tests',
    args: [join(modules, 'vitest/vitest.mjs'), 'run'],
    countsTests: true,
    advice: 'mend them',
  }

  /** Runs a project with one test file under this project's own Vitest. */
  async function tally(body: string): Promise<Tally> {
    symlinkSync(modules, join(folder, 'node_modules'), 'junction')
    mkdirSync(join(folder, 'src'))
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    writeFileSync(
      join(folder, 'vitest.config.mjs'),
      'export default { test: { allowOnly: false, passWithNoTests: false } }',
    )
    writeFileSync(join(folder, 'src/a.test.ts'), `import { test } from 'vitest'\n${body}`)
    return run([tests])
  }

  test('counts each test', async () => {
    expect(await tally(`test('a', () => {}); test('b', () => {})`)).toEqual({ passed: 2, failed: 0 })
  })

  test('counts failed and left-out tests as failed', async () => {
    const body = `test('a', () => {}); test('b', () => { throw 1 }); test.skip('c', () => {}); test.todo('d')`
    expect(await tally(body)).toEqual({ passed: 1, failed: 3 })
  })

  test('fails where tests are left out and all others pass', async () => {
    expect(await tally(`test('a', () => {}); test.skip('b', () => {})`)).toEqual({ passed: 1, failed: 1 })
  })

  test.each([
    ['a file cannot be loaded', `import './gone'`],
    ['a file has no test', ''],
    ['one test shuts out the others', `test.only('a', () => {})`],
  ])('fails where %s', async (_, body) => {
    expect(await tally(body)).toEqual({ passed: 0, failed: 1 })
  })
})

test('every check says what to do when it fails', () => {
  expect(checks.map(({ name }) => name)).toHaveLength(8)
  for (const { name, advice } of checks) expect(advice, name).not.toBe('')
})
