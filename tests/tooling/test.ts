import { runStages } from './run-stages'
import { root, stages } from './stages'
import { slowestTests } from './test-report'

const start = performance.now()
const { passed, failed, tests } = await runStages(stages, root)
console.log(`\nThe slowest ten of ${tests.length} tests:\n${slowestTests(tests, 10, root).join('\n')}`)
console.log(`\nAll of it took ${((performance.now() - start) / 1000).toFixed(0)} s.\n`)
// Continuous integration reads the counts from this line: nothing else may be on it.
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
