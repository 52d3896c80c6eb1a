import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { serveHttp, serverOf } from '../../src/cli/mcp-server'
import { nodeHost } from '../../src/cli/node-host'
import { runForReal } from '../../src/cli/shell'
import { cli, file } from '../support/cli'

const root = resolve(import.meta.dirname, '../..')

describe('the command as a process', () => {
  /** Without `stdin`, it stays open. */
  function start(args: string[], stdin?: string) {
    return new Promise<{ code: number | null; out: string; err: string }>(done => {
      const env = { ...process.env, ANTHROPIC_API_KEY: '', AILI5_LANG: 'en' }
      const shell = process.platform === 'win32'
      const child = spawn('npm', ['run', '-s', 'aili5', '--', ...args], { cwd: root, env, shell })
      let [out, err] = ['', '']
      child.stdout.on('data', piece => (out += piece))
      child.stderr.on('data', piece => (err += piece))
      child.on('close', code => done({ code, out, err }))
      if (stdin !== undefined) child.stdin.end(stdin)
    })
  }

  it('ends by itself though its stdin stays open, when it asks for nothing', async () => {
    expect((await start(['run', 'example:translate', '--in', 'question=Hello'])).code).toBe(0)
  })

  it('tells how it ended', async () => {
    expect((await start(['run', 'public/examples/nothing.yaml'], '')).code).toBe(2)
    const failed = await start(['run', 'example:simple-chat', '--model', 'claude-sonnet-4-5'], 'Hi')
    expect([failed.code, failed.out]).toEqual([1, ''])
    expect(failed.err).toContain('ANTHROPIC_API_KEY')
  })
})

it('the module for LangChain calls the address of a server', async () => {
  // Inside of the repository, where its packages are resolved.
  const folder = join(root, 'node_modules/.aili5-test')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'tools.mjs')
  const desk = 'public/examples/ticket-desk.json'
  writeFileSync(path, (await cli(['export', desk, '--format', 'langchain'])).out)
  const { toolsByAddress } = await import(/* @vite-ignore */ path)
  const { toolsOf } = await import('../../src/cli/tools')
  const list = await toolsOf({ files: [desk], text: () => undefined, texts: () => [], flag: () => false }, {} as never)
  const options = { hostname: '127.0.0.1', port: 0, token: 'secret', onerror: () => {} }
  const served = await serveHttp(() => serverOf(list, () => nodeHost({ env: {} })), options)
  onTestFinished(() => served.close())
  const { tools, close } = await toolsByAddress(served.url, 'secret')
  onTestFinished(close)
  const answer = await tools[0].invoke({ customer: 'Ada', message: 'I am delighted!' })
  expect(JSON.parse(answer)).toMatchObject({ success: true, data: { customer: 'Ada' } })
  await expect(tools[0].invoke({ customer: 7 })).rejects.toThrow(/schema/i)
})

describe.skipIf(process.platform === 'win32')('a program under --allow-run', () => {
  it('ends with all that it started', async () => {
    const stop = new AbortController()
    const held = join(dirname(file('unused', '')), 'held')
    execFileSync('mkfifo', [held])
    // Ends when the last process that writes to it has ended. A process id would be taken until its parent asks for it.
    const writers = createReadStream(held, 'utf8')
    const ended = once(writers, 'end')
    // The shell waits for a pipe whose first program is a grandchild process.
    const running = runForReal(
      { command: `sh -c 'echo begun; exec sleep 1000' > ${held} | cat`, stdin: '' },
      stop.signal,
    )
    expect(await once(writers, 'data')).toEqual(['begun\n'])
    stop.abort(new Error('Enough.'))
    await expect(running).rejects.toThrow('Enough.')
    await ended
  })
})
