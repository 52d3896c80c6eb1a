import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { endGroup } from '../../src/cli/shell'
import { cli, file } from '../support/cli'
import { stack } from '../support/engine'

describe('no server', () => {
  it('a survey gets an error result', async () => {
    const document = stack(
      ['survey', {}],
      ['inference', { userMessage: 'Ask me: tea, coffee or juice?', temperature: 0 }],
    )
    const { code, out } = await cli(['run', file('s.json', document), '--events'])
    const result = out.split('\n').find(line => line.includes('"type":"tool-result"'))
    expect(JSON.parse(result ?? '{}')).toMatchObject({
      isError: true,
      content: expect.stringContaining('Nobody is there'),
    })
    expect(code).toBe(0)
  })

  it('hosts need --allow-host', async () => {
    const server = createServer({ keepAliveTimeout: 0 }, (_, response) => response.end('{"rooms": 3}'))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    const document = stack(['integration', { kind: 'rest', url: `http://${host}/rooms` }], ['console_output'])
    const path = file('h.json', document)
    const refused = await cli(['run', path])
    expect([refused.code, refused.out]).toEqual([1, ''])
    for (const allowed of [host, `http://${host}/anything`]) {
      const { code, out } = await cli(['run', path, '--allow-host', allowed])
      expect(code).toBe(0)
      expect(JSON.parse(out)).toMatchObject({ success: true, data: { rooms: 3 } })
    }
    expect((await cli(['run', path, '--allow-host', 'other.example'])).code).toBe(1)
  })

  it('files need --allow-write', async () => {
    const target = join(dirname(file('x', '')), 'out.txt')
    const path = file('w.json', stack(['user_input', {}, 'said'], ['file_output', { path: target }]))
    const refused = await cli(['run', path, '--in', 'said=Dear diary'])
    expect(refused.code).toBe(1)
    expect(refused.err).toContain('--allow-write')
    expect(existsSync(target)).toBe(false)
    expect((await cli(['run', path, '--in', 'said=Dear diary', '--allow-write'])).code).toBe(0)
    expect(readFileSync(target, 'utf8')).toBe('Dear diary')
  })

  it('programs need --allow-run; without it a script sees none of this machine', async () => {
    const here = `test -f "${import.meta.filename}" && echo seen || echo unseen`
    const path = file('p.json', stack(['script', { cmd: here }], ['console_output']))
    expect((await cli(['run', path])).out).toBe('unseen\n')
    expect((await cli(['run', path, '--allow-run'])).out).toBe('seen\n')
  })

  it('keys do not reach programs', async () => {
    process.env.SOME_API_KEY = 'sk-secret'
    onTestFinished(() => void delete process.env.SOME_API_KEY)
    const path = file('p.json', stack(['script', { cmd: 'cat; echo "[$SOME_API_KEY]"' }], ['console_output']))
    expect((await cli(['run', path, '--allow-run'])).out).toBe('[]\n')
  })

  it('a program that fails fails the run, and one that reads nothing does not', async () => {
    const path = (cmd: string) =>
      file('p.json', stack(['user_input', {}, 'said'], ['script', { cmd }], ['console_output']))
    const long = `said=${'x'.repeat(500_000)}`
    const { code, err } = await cli(['run', path('echo no >&2; exit 4'), '--allow-run', '--in', long])
    expect([code, err]).toEqual([1, '✗ Script: The command ended with status 4: no\n'])
    expect((await cli(['run', path('echo fine'), '--allow-run', '--in', long])).out).toBe('fine\n')
  })
})

it('a process tree on Windows is ended by taskkill, and a process group elsewhere by a signal', () => {
  const [spawn, kill] = [vi.fn(() => ({ on: () => undefined })), vi.fn()]
  endGroup(42, 'SIGTERM', { platform: 'win32', spawn: spawn as never, kill })
  expect(spawn.mock.calls).toEqual([['taskkill', ['/pid', '42', '/t', '/f'], expect.anything()]])
  expect(kill).not.toHaveBeenCalled()
  endGroup(42, 'SIGTERM', { platform: 'linux', spawn: spawn as never, kill })
  expect(kill.mock.calls).toEqual([[-42, 'SIGTERM']])
  expect(spawn).toHaveBeenCalledOnce()
})
