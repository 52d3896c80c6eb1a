import { describe, expect, it } from 'vitest'
import { localize } from '../language/active'
import { runCode, runInMemory } from './sandbox'

const going = () => new AbortController().signal
const run = (command: string) => runInMemory({ command, stdin: '' }, going())
const context = { outputs: {}, names: {}, vars: {} }

describe('custom code in a terminal', () => {
  it('runs, without the environment of the process', async () => {
    expect(await runCode({ code: 'return args.n * 2', args: { n: 21 }, context }, going())).toEqual({ value: 42 })
    expect(await runCode({ code: 'return typeof process', args: {}, context }, going())).toEqual({ value: 'undefined' })
  })

  it.each(['for (;;) String(2n ** 1000000n)', 'for (;;) { try { for (;;); } catch {} }'])(
    'ends at its limit: %s',
    async code => {
      const result = await runCode({ code, args: {}, context }, going())
      expect('problem' in result && localize(result.problem)).toMatch(/longer than 2 seconds/)
    },
  )
})

describe('the shell in memory', () => {
  it.each([
    ["sqlite3 :memory: 'select 6 * 7'", '42\n'],
    ['echo hi > a; tar czf a.tar.gz a; tar tzf a.tar.gz', 'a\n'],
  ])('runs %s', async (command, stdout) => {
    expect(await run(command)).toEqual({ stdout, stderr: '', exitCode: 0 })
  })

  it('ends with the run, whatever the command does', async () => {
    const stop = new AbortController()
    const running = runInMemory({ command: 'while true; do :; done', stdin: '' }, stop.signal)
    stop.abort(new Error('stopped'))
    await expect(running).rejects.toThrow('stopped')
  })

  it.each([
    ['python3', 'python3'],
    ['ffmpeg', 'ffmpeg'],
  ])('says of %s what it does not have, and what to do', async (command, program) => {
    const { stderr, exitCode } = await run(command)
    expect(exitCode).not.toBe(0)
    expect(stderr).toContain(`“${program}” is not part of this small shell.`)
    expect(stderr).toContain('--allow-run')
    expect(stderr).not.toMatch(/npm|browser|@/)
  })

  it.each(['xz', 'zstd'])('packs with %s, or says that it does not have it where it is not installed', async packer => {
    const { stderr } = await run(`echo hi > a; tar --${packer} -cf a.tar a`)
    expect(stderr === '' || stderr.includes(`“${packer}” is not part of this small shell.`)).toBe(true)
  })
})
