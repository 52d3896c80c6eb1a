import { expect, it } from 'vitest'
import { runInPage } from './page-shell'
import { describedResult } from './shell'

const stdin = 'b\na\n'

it('runs commands over what it is given', async () => {
  expect(await runInPage({ command: 'sort | tr a-z A-Z', stdin })).toEqual({
    stdout: 'A\nB\n',
    stderr: '',
    exitCode: 0,
  })
})

it.each(['gzip', 'tar', 'sqlite3', 'html-to-markdown', 'python3'])(
  'does not offer %s, which needs Node',
  async name => {
    expect(describedResult(await runInPage({ command: name, stdin }))).toEqual({
      stdout: '',
      stderr: `“${name}” is not part of this small shell.\n`,
      exitCode: 127,
    })
    expect((await runInPage({ command: 'ls /bin', stdin })).stdout.split('\n')).not.toContain(name)
  },
)
