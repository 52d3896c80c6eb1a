/** The JSON report of a test runner: counts, and the duration of each test. */
interface TestReport {
  passed: number
  /** Including skipped tests, which count as failed. */
  failed: number
  leftOut: number
  tests: TestResult[]
}

export interface TestResult {
  /** File and title. */
  name: string
  ms: number
  outcome: 'passed' | 'failed' | 'left-out'
}

export type TestRunner = 'vitest' | 'playwright'

/**
 * Command-line arguments that make a runner print its progress and write its JSON report, and the variables for them.
 */
export function reporting(runner: TestRunner, file: string): { args: string[]; env: Record<string, string> } {
  return runner === 'vitest'
    ? { args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env: {} }
    : { args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }
}

/** Reads the report that `reporting` requested. @throws SyntaxError when it is no JSON. */
export function readReport(runner: TestRunner, text: string): TestReport {
  const tests = runner === 'vitest' ? vitestTests(JSON.parse(text)) : playwrightTests(JSON.parse(text))
  const count = (outcome: TestResult['outcome']) => tests.filter(test => test.outcome === outcome).length
  const leftOut = count('left-out')
  return { passed: count('passed'), failed: count('failed') + leftOut, leftOut, tests }
}

/** The used part of Vitest's JSON report. */
interface VitestReport {
  testResults: {
    name: string
    assertionResults: { fullName: string; status: string; duration?: number | null }[]
  }[]
}

function vitestTests({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      name: `${file} › ${fullName}`,
      ms: duration ?? 0,
      outcome: status === 'passed' || status === 'failed' ? status : 'left-out',
    })),
  )
}

/** The used part of Playwright's JSON report. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; tests: { status: string; results: { duration: number }[] }[] }[]
}

function playwrightTests({ suites = [], specs = [] }: PlaywrightSuite): TestResult[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(
      ({ status, results }): TestResult => ({
        name: `${file} › ${title}`,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        // A test that passed on a retry has failed once.
        outcome: status === 'expected' ? 'passed' : status === 'skipped' ? 'left-out' : 'failed',
      }),
    ),
  )
  return [...own, ...suites.flatMap(playwrightTests)]
}

/** Lines that name the slowest tests. */
export function slowestTests(tests: readonly TestResult[], count: number, root: string): string[] {
  return [...tests]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name.replace(`${root}/`, '')}`)
}
