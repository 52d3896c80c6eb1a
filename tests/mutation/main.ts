import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type MutationReport, scoreOf } from './score'

const root = resolve(import.meta.dirname, '../..')
const usage = `npm run mutation [-- OPTIONS]

  --sample N   mutants of N random lines in each room (60 when absent); --seed N for another sample
  --room ROOM  only one of engine, documents and gateway
  --all        every mutant: many hours
  FILE…        every mutant of these files`

/** The folders whose tests are measured, and excluded parts: content, and code that starts processes. */
const rooms = ['engine', 'documents', 'gateway']
const leftOut = /\.(test|worker)\.ts$|\/testing\/|^src\/gateway\/(main\.ts|deploy\/)|dictionary|words/

/** Our files with code to mutate. */
function mutableFiles(room: string): string[] {
  const listed = execFileSync('git', ['ls-files', `src/${room}`], { cwd: root, encoding: 'utf8' }).split('\n')
  return listed.filter(file => file.endsWith('.ts') && !leftOut.test(file))
}

/** Deterministic random numbers for a seed, 0 inclusive to 1 exclusive (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Random lines of a folder's code, as ranges for Stryker: `file:line-line`. */
function sample(room: string, count: number, random: () => number): string[] {
  const lines = mutableFiles(room).flatMap(file =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        /^\s*(\/\/|\*|\/\*|import\b|export (type|interface)\b|[)}\]]*[,;]?$)/.test(text)
          ? []
          : [`${file}:${index + 1}`],
      ),
  )
  const ranges = new Set<string>()
  while (ranges.size < Math.min(count, lines.length)) {
    const [file, line] = String(lines[Math.floor(random() * lines.length)]).split(':')
    ranges.add(`${file}:${line}-${line}`)
  }
  return [...ranges]
}

function numberAfter(name: string, otherwise: number): number {
  const at = process.argv.indexOf(name)
  return at < 0 ? otherwise : Number(process.argv[at + 1])
}

/** The rooms to measure: all, or the one that is named. */
function chosenRooms(): string[] {
  const at = process.argv.indexOf('--room')
  const chosen = rooms.filter(room => at < 0 || room === process.argv[at + 1])
  if (chosen.length === 0) throw new Error(`--room takes one of ${rooms.join(', ')}.`)
  return chosen
}

function mutated(): string[] {
  const files = process.argv.slice(2).filter(argument => argument.endsWith('.ts'))
  if (files.length > 0) return files
  if (process.argv.includes('--all')) return chosenRooms().flatMap(mutableFiles)
  const random = seeded(numberAfter('--seed', 1))
  return chosenRooms().flatMap(room => sample(room, numberAfter('--sample', 60), random))
}

/** Runs a program of this folder's own packages, or npm, with visible output. */
function run(command: string, args: string[], cwd: string): number {
  return spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1
}

function main(): number {
  if (process.argv.includes('--help')) {
    console.log(usage)
    return 0
  }
  // Half as large as all other packages, so it is installed on demand, not by `npm ci`.
  if (run('npm', ['ci', '--no-audit', '--no-fund'], import.meta.dirname) !== 0) return 1
  const stryker = join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const config = 'tests/mutation/stryker.config.mjs'
  const reportFile = join(root, 'node_modules/.cache/mutation.json')
  rmSync(reportFile, { force: true })
  const code = run(process.execPath, [stryker, 'run', config, '--mutate', mutated().join(',')], root)
  if (!existsSync(reportFile)) return code || 1
  const report: MutationReport = JSON.parse(readFileSync(reportFile, 'utf8'))
  console.log(`\n${scoreOf(report, rooms).join('\n')}`)
  return code
}

process.exitCode = main()
