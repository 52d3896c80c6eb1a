import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The engine has no access to time, randomness, network and people except through its host.

const root = resolve(import.meta.dirname, '../..')
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aili5-headless-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the headless part compiles without DOM types, so that using the DOM is an error there', () => {
  writeFileSync(join(folder, 'fine.ts'), 'export const answer: number = [42].findLast(Boolean) ?? 0')
  writeFileSync(join(folder, 'dom.ts'), 'export const all = [document.title, window.innerWidth, localStorage.length]')
  const config = {
    extends: join(root, 'tsconfig.headless.json'),
    compilerOptions: { typeRoots: [join(root, 'node_modules/@types')] },
    include: [],
    files: ['fine.ts', 'dom.ts'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' })
  const errors = [...stdout.matchAll(/(\w+\.ts)\(.*Cannot find name '(\w+)'/g)].map(
    ([, file, name]) => `${file} ${name}`,
  )
  expect(errors).toEqual(['dom.ts document', 'dom.ts window', 'dom.ts localStorage'])
  expect(stdout).not.toContain('fine.ts')
})

const uses = {
  fetch: 'fetch("/")',
  Date: 'new Date()',
  setTimeout: 'setTimeout(() => {}, 1)',
  performance: 'performance.now()',
  crypto: 'crypto.randomUUID()',
  localStorage: 'localStorage.length',
  process: 'process.env.HOME',
}

test('the linter refuses clocks, timers, network, storage and chance in the engine, and only there', () => {
  for (const room of ['engine', 'store']) {
    mkdirSync(join(folder, 'src', room), { recursive: true })
    for (const [name, use] of Object.entries(uses)) {
      writeFileSync(join(folder, 'src', room, `${name}.ts`), `export const it = ${use}\n`)
    }
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  copyFileSync(join(root, '.biome.json'), join(folder, '.biome.json'))
  const options = ['--vcs-enabled=false', '--only=style/noRestrictedGlobals', '--max-diagnostics=none']
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', ...options, 'src'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const refused = [...(stdout + stderr).matchAll(/(\S+\.ts):\d+:\d+ lint\/style\/noRestrictedGlobals/g)].map(
    ([, file]) => file,
  )
  expect(refused.sort()).toEqual(
    Object.keys(uses)
      .map(name => `src/engine/${name}.ts`)
      .sort(),
  )
})

test('the engine takes no chance of its own', () => {
  const files = readdirSync(join(root, 'src/engine'), { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) {
    expect(readFileSync(join(root, 'src/engine', file), 'utf8'), file).not.toMatch(/\bMath\s*\.\s*random\b/)
  }
})
