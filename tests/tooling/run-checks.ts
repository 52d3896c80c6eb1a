import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One thing that must hold: a Node program that ends with 0 when it does. */
export interface Check {
  name: string
  /** Arguments to Node. */
  args: string[]
  /** A run of Vitest: its tests are counted one by one. */
  countsTests?: boolean
  /** What to do when it fails. */
  advice: string
}

export interface Tally {
  passed: number
  failed: number
}

/** What Vitest's JSON reporter says of a run. */
export interface TestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

/** A left-out test counts as failed: it is a promise that nobody checks. */
export function tallyTests(report: TestReport): Tally & { leftOut: number } {
  const leftOut = report.numPendingTests + report.numTodoTests
  return { passed: report.numPassedTests, failed: report.numFailedTests + leftOut, leftOut }
}

/** Where a run speaks: its own lines, and whether those of its programs are shown. */
export interface Speech {
  print(line: string): void
  programs: 'inherit' | 'ignore'
}

const aloud: Speech = { print: line => console.log(line), programs: 'inherit' }

function runNode(args: string[], folder: string, { programs }: Speech): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', programs, programs] })
    child.on('error', reject)
    child.on('exit', code => resolve(code ?? 1))
  })
}

async function runTests(args: string[], folder: string, speech: Speech): Promise<Tally> {
  const scratch = await mkdtemp(join(tmpdir(), 'aili5-tests-'))
  const file = join(scratch, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  try {
    const code = await runNode([...args, ...reporters], folder, speech)
    const report = await readFile(file, 'utf8').catch(() => none)
    const { passed, failed, leftOut } = tallyTests(JSON.parse(report))
    if (leftOut > 0)
      speech.print(`${leftOut} left out: a test that is skipped or still to be written counts as failed.`)
    if (passed === 0) speech.print('No test has passed.')
    // A file that cannot even be loaded has no tests to count, and still is a failure.
    const broken = code !== 0 || passed === 0
    return { passed, failed: broken ? Math.max(failed, 1) : failed }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function runCheck(check: Check, folder: string, speech: Speech): Promise<Tally> {
  if (check.countsTests) return runTests(check.args, folder, speech)
  const holds = (await runNode(check.args, folder, speech)) === 0
  return { passed: holds ? 1 : 0, failed: holds ? 0 : 1 }
}

const none = JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 })

/** Runs checks in order in a folder, each under its heading with its time, up to the first that fails. */
export async function runChecks(checks: readonly Check[], folder: string, speech = aloud): Promise<Tally> {
  const { print } = speech
  const tally: Tally = { passed: 0, failed: 0 }
  for (const [index, check] of checks.entries()) {
    print(`\n── ${index + 1}/${checks.length} ${check.name} ${'─'.repeat(Math.max(0, 60 - check.name.length))}`)
    const start = performance.now()
    const { passed, failed } = await runCheck(check, folder, speech)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    tally.passed += passed
    tally.failed += failed
    print(`${failed > 0 ? '✗' : '✓'} ${check.name}: ${seconds} s`)
    if (failed === 0) continue
    print(check.advice)
    const left = checks.slice(index + 1).map(({ name }) => name)
    if (left.length > 0) print(`Not run: ${left.join(', ')}.`)
    break
  }
  return tally
}
