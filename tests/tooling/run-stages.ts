import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { readReport, reporting, type TestResult, type TestRunner } from './test-report'

/** One part of `npm test`: a Node program that exits with 0 on success. */
export interface Stage {
  name: string
  /** Arguments to Node. */
  args: string[]
  /** A test runner uses all cores, so it runs alone, with its output streamed; its tests are counted one by one. */
  runner?: TestRunner
  /** Names of stages that this one depends on. */
  needs?: readonly string[]
  /** What to do when it fails. */
  advice: string
}

interface Tally {
  passed: number
  failed: number
  /** Every reported test with its duration. */
  tests: TestResult[]
}

/** The output; tests provide their own. */
export interface Output {
  print(line: string): void
  /** Whether a test runner writes to this process's own output. */
  runners: 'inherit' | 'ignore'
}

const processOutput: Output = { print: line => console.log(line), runners: 'inherit' }

/** Runs a Node program in a folder; its output is returned if collected, else streamed. */
function runNode(
  args: string[],
  { folder, output, env = {} }: { folder: string; output: 'collect' | Output['runners']; env?: Record<string, string> },
): Promise<{ code: number; text: string }> {
  return new Promise((resolve, reject) => {
    const stdio = output === 'collect' ? 'pipe' : output
    const child = spawn(process.execPath, args, {
      cwd: folder,
      stdio: ['ignore', stdio, stdio],
      env: { ...process.env, ...env },
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', data => (text += data))
    child.on('error', reject)
    child.on('close', code => resolve({ code: code ?? 1, text }))
  })
}

async function runTests(stage: Stage & { runner: TestRunner }, folder: string, output: Output): Promise<Tally> {
  const scratch = await mkdtemp(join(tmpdir(), 'aili5-tests-'))
  const file = join(scratch, 'report.json')
  try {
    const { args, env } = reporting(stage.runner, file)
    const { code } = await runNode([...stage.args, ...args], { folder, output: output.runners, env })
    const text = await readFile(file, 'utf8').catch(() => undefined)
    const report = text === undefined ? undefined : readReport(stage.runner, text)
    const { passed = 0, failed = 0, leftOut = 0, tests = [] } = report ?? {}
    if (leftOut > 0)
      output.print(`${leftOut} left out: a test that is skipped or still to be written counts as failed.`)
    if (passed === 0) output.print('No test has passed.')
    // A file that fails to load has no tests to count, and is a failure.
    const broken = code !== 0 || passed === 0
    return { passed, failed: broken ? Math.max(failed, 1) : failed, tests }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/**
 * Runs stages in a folder: single-process stages in parallel, one per core, with output at their end; then the test
 * runners, one after another. A failed stage only stops those that depend on it; the end names what failed.
 */
export async function runStages(stages: readonly Stage[], folder: string, output = processOutput): Promise<Tally> {
  const total: Tally = { passed: 0, failed: 0, tests: [] }
  const failures: string[] = []
  const failed = new Set<string>()
  const number = (stage: Stage) => `${stages.indexOf(stage) + 1}/${stages.length}`

  const runOne = async (stage: Stage): Promise<void> => {
    const missing = stage.needs?.find(name => failed.has(name))
    const start = performance.now()
    let tally: Tally
    let text = ''
    if (missing) {
      tally = { passed: 0, failed: 1, tests: [] }
      text = `Not run: it needs “${missing}”.`
    } else if (stage.runner) {
      output.print(`\n── ${number(stage)} ${stage.name} ${'─'.repeat(Math.max(0, 60 - stage.name.length))}`)
      tally = await runTests({ ...stage, runner: stage.runner }, folder, output)
    } else {
      const ended = await runNode(stage.args, { folder, output: 'collect' })
      text = ended.text.trim()
      tally = { passed: ended.code === 0 ? 1 : 0, failed: ended.code === 0 ? 0 : 1, tests: [] }
    }
    total.passed += tally.passed
    total.failed += tally.failed
    total.tests.push(...tally.tests)
    if (tally.failed > 0) {
      failed.add(stage.name)
      failures.push(`  ✗ ${number(stage)} ${stage.name}`)
      const names = tally.tests.filter(({ outcome }) => outcome !== 'passed').map(({ name }) => name)
      failures.push(...names.map(name => `      ${name.replace(`${folder}/`, '')}`))
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    output.print(`${tally.failed > 0 ? '✗' : '✓'} ${number(stage)} ${stage.name}: ${seconds} s`)
    if (text) output.print(text.replace(/^/gm, '    '))
    if (tally.failed > 0 && !missing) output.print(stage.advice)
  }

  const limit = pLimit(availableParallelism())
  const started = new Map<Stage, Promise<void>>()
  for (const stage of stages.filter(({ runner }) => !runner)) {
    const before = [...started].filter(([{ name }]) => stage.needs?.includes(name)).map(([, done]) => done)
    started.set(
      stage,
      Promise.all(before).then(() => limit(() => runOne(stage))),
    )
  }
  await Promise.all(started.values())
  for (const stage of stages.filter(({ runner }) => runner)) await runOne(stage)
  // The output of the runners is between here and what failed.
  if (failures.length > 0) output.print(`\nFailed:\n${failures.join('\n')}`)
  return total
}
