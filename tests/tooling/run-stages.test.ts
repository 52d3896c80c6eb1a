import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runStages, type Stage } from './run-stages'
import { changeStages, stages } from './stages'

const modules = resolve(import.meta.dirname, '../../node_modules')
const passes: Stage = { name: 'good', args: ['-e', ''], advice: 'nothing' }
const fails: Stage = { name: 'bad', args: ['-e', 'console.error("oops"); process.exit(3)'], advice: 'mend it' }

let folder: string
let lines: string[]
async function run(list: Stage[]): Promise<{ passed: number; failed: number }> {
  const { passed, failed } = await runStages(list, folder, { print: line => lines.push(line), runners: 'ignore' })
  return { passed, failed }
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aili5-checks-'))
  lines = []
})
afterEach(() => rmSync(folder, { recursive: true }))

test('stages that hold are counted and timed, with what they printed', async () => {
  const speaks = { ...passes, name: 'speaks', args: ['-e', 'console.log("seen")'] }
  expect(await run([passes, speaks])).toEqual({ passed: 2, failed: 0 })
  const text = lines.join('\n')
  expect(text).toMatch(/✓ 1\/2 good: \d+\.\d s/)
  expect(text).toMatch(/✓ 2\/2 speaks: \d+\.\d s\n {4}seen/)
})

test('a stage that fails says what to do, and only those that need it are not run', async () => {
  const needs = { ...passes, name: 'needy', needs: ['bad'] }
  expect(await run([passes, fails, needs, { ...passes, name: 'free' }])).toEqual({ passed: 2, failed: 2 })
  const text = lines.join('\n')
  expect(text).toMatch(/✗ 2\/4 bad: .*\n {4}oops\nmend it/)
  expect(text).toMatch(/✗ 3\/4 needy: .*\n {4}Not run: it needs “bad”\./)
  expect(text).toContain('✓ 4/4 free')
  expect(lines.at(-1)).toBe('\nFailed:\n  ✗ 2/4 bad\n  ✗ 3/4 needy')
})

test('a stage begins after those that it needs', async () => {
  const file = join(folder, 'made')
  const makes = { ...passes, name: 'makes', args: ['-e', `require('fs').writeFileSync(${JSON.stringify(file)}, '')`] }
  const reads = { ...passes, name: 'reads', args: ['-e', `require('fs').readFileSync(${JSON.stringify(file)})`] }
  expect(await run([makes, { ...reads, needs: ['makes'] }])).toEqual({ passed: 2, failed: 0 })
})

describe('a run of tests', () => {
  const tests: Stage = {
    name: 'tests',
    args: [join(modules, 'vitest/vitest.mjs'), 'run'],
    runner: 'vitest',
    advice: 'mend them',
  }

  /** Runs a project with one test file under this project's own Vitest. */
  async function tally(body: string): ReturnType<typeof run> {
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

  test('counts failed and left-out tests as failed, and names them at the end', async () => {
    const body = `test('a', () => {}); test('b', () => { throw 1 }); test.skip('c', () => {}); test.todo('d')`
    expect(await tally(body)).toEqual({ passed: 1, failed: 3 })
    const names = ['b', 'c', 'd'].map(name => `\n      src/a.test.ts › ${name}`)
    expect(lines.at(-1)).toBe(`\nFailed:\n  ✗ 1/1 tests${names.join('')}`)
  })

  test.each([
    ['a file cannot be loaded', `import './gone'`],
    ['one test shuts out the others', `test.only('a', () => {})`],
  ])('fails where %s', async (_, body) => {
    expect(await tally(body)).toEqual({ passed: 0, failed: 1 })
  })
})

test('every stage says what to do when it fails, and needs only stages that come before it', () => {
  for (const list of [stages, changeStages('HEAD')]) {
    const names = list.map(({ name }) => name)
    for (const [index, { name, advice, needs = [] }] of list.entries()) {
      expect(advice, name).not.toBe('')
      for (const needed of needs) expect(names.slice(0, index), name).toContain(needed)
    }
  }
})
