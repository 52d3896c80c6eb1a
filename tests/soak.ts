import { spawnSync } from 'node:child_process'

// All tests with more cases, and those that only the soak has; the browser tests also when a unit test failed.
const env = { ...process.env, SOAK: '1' }
const failed = ['test:unit', 'test:browser'].filter(
  script => spawnSync('npm', ['run', script], { env, stdio: 'inherit', shell: true }).status !== 0,
)
process.exitCode = failed.length
