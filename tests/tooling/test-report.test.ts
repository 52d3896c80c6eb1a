import { expect, test } from 'vitest'
import { readReport, slowestTests } from './test-report'

test("Playwright's report counts each test; one that needed a second try has failed, one left out too", () => {
  const spec = (title: string, status: string, ...durations: number[]) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, results: durations.map(duration => ({ duration })) }],
  })
  const report = {
    suites: [
      {
        specs: [spec('holds', 'expected', 1200), spec('breaks', 'unexpected', 50)],
        suites: [{ specs: [spec('wavers', 'flaky', 10, 20), spec('waits', 'skipped')] }],
      },
    ],
  }
  const { tests, ...counts } = readReport('playwright', JSON.stringify(report))
  expect(counts).toEqual({ passed: 1, failed: 3, leftOut: 1 })
  expect(slowestTests(tests, 2, '/anywhere')).toEqual([
    '     1.2 s  a.spec.ts › holds',
    '     0.1 s  a.spec.ts › breaks',
  ])
})
