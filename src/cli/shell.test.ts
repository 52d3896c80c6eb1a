import { describe, expect, it } from 'vitest'
import { runInMemory } from './shell'

const run = (command: string) => runInMemory({ command, stdin: '' }, new AbortController().signal)

describe('the shell in memory', () => {
  it.each([
    ["sqlite3 :memory: 'select 6 * 7'", '42\n'],
    ['echo hi > a; tar czf a.tar.gz a; tar tzf a.tar.gz', 'a\n'],
  ])('runs %s', async (command, stdout) => {
    expect(await run(command)).toEqual({ stdout, stderr: '', exitCode: 0 })
  })

  it.each([
    ['python3', 'python3'],
    ['ffmpeg', 'ffmpeg'],
  ])('says of %s what it does not have, and what to do', async (command, program) => {
    const { stderr, exitCode } = await run(command)
    expect(exitCode).not.toBe(0)
    expect(stderr).toContain(`“${program}” is not part of the shell in memory.`)
    expect(stderr).toContain('--allow-run')
    expect(stderr).not.toMatch(/npm|browser|@/)
  })

  it.each(['xz', 'zstd'])('packs with %s, or says that it does not have it where it is not installed', async packer => {
    const { stderr } = await run(`echo hi > a; tar --${packer} -cf a.tar a`)
    expect(stderr === '' || stderr.includes(`“${packer}” is not part of the shell in memory.`)).toBe(true)
  })
})
