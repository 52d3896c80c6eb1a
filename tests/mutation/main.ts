import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import setTemporaryFolder from '../temporary-files-setup'
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

/**
 * Random lines of a folder's code, as ranges for Stryker: `file:line-line`. Comments, types and notes for translators, which
 * the build removes, are none.
 */
function sampleLines(room: string, count: number, random: () => number): string[] {
  const lines = mutableFiles(room).flatMap(file =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        /^\s*(\/\/|\*|\/\*|import\b|export (type|interface)\b|note: '.*',$|[)}\]]*[,;]?$)/.test(text)
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

interface Options {
  sample: number
  seed: number
  rooms: readonly string[]
  all: boolean
  files: readonly string[]
  help: boolean
}

/**
 * Reads the command line.
 * @throws Error with a sentence for an unknown option, room or number.
 */
function readOptions(): Options {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      room: { type: 'string' },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const { room, all, help } = values
  if (room !== undefined && !rooms.includes(room)) throw new Error(`--room takes one of ${rooms.join(', ')}.`)
  const [sample, seed] = [Number(values.sample), Number(values.seed)]
  if (!Number.isInteger(sample) || sample < 1) throw new Error('--sample takes a number of lines, from 1.')
  if (!Number.isInteger(seed)) throw new Error('--seed takes an integer.')
  return { sample, seed, rooms: room === undefined ? rooms : [room], all, files: positionals, help }
}

/** Files, or ranges of lines, for Stryker. */
function mutated({ files, all, rooms, seed, sample }: Options): readonly string[] {
  if (files.length > 0) return files
  if (all) return rooms.flatMap(mutableFiles)
  const random = seeded(seed)
  return rooms.flatMap(room => sampleLines(room, sample, random))
}

/** Runs a program of this folder's own packages, or npm, with visible output. */
function run(command: string, args: string[], cwd: string): number {
  return spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1
}

function main(): number {
  const options = readOptions()
  if (options.help) {
    console.log(usage)
    return 0
  }
  // Half as large as all other packages, so it is installed on demand, not by `npm ci`.
  if (run('npm', ['ci', '--no-audit', '--no-fund'], import.meta.dirname) !== 0) return 1
  const stryker = join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const config = 'tests/mutation/stryker.config.mjs'
  const reportFile = join(root, 'node_modules/.cache/mutation.json')
  rmSync(reportFile, { force: true })
  // `npm test` removes the temporary files of tests in its own setup, which is not part of this configuration.
  const removeTemporaryFiles = setTemporaryFolder()
  const code = run(process.execPath, [stryker, 'run', config, '--mutate', mutated(options).join(',')], root)
  removeTemporaryFiles()
  if (!existsSync(reportFile)) return code || 1
  const report: MutationReport = JSON.parse(readFileSync(reportFile, 'utf8'))
  console.log(`\n${scoreOf(report, rooms).join('\n')}`)
  return code
}

try {
  process.exitCode = main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
