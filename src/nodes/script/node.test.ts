import { expect, it } from 'vitest'
import { ofType, run, stack, testHost, turns } from '../../../tests/support/engine'
import type { ShellCommand, ShellResult } from '../../model/services'

function withShell(result: Partial<ShellResult>) {
  const commands: ShellCommand[] = []
  const host = testHost(turns().languageModel, {
    runCommand: async command => {
      commands.push(command)
      return { stdout: '', stderr: '', exitCode: 0, ...result }
    },
  })
  return { host, commands }
}

const document = stack(['user_input', {}, 'said'], ['script', { cmd: 'tr a-z A-Z' }, 'loud'])

it('gives its command the text from above, and passes on what it printed', async () => {
  const { host, commands } = withShell({ stdout: 'HELLO\n' })
  const events = await run(document, host, { inputs: { said: 'hello' } })
  expect(commands).toEqual([{ command: 'tr a-z A-Z', stdin: 'hello' }])
  expect(ofType(events, 'node-end').at(-1)).toMatchObject({ status: 'done', output: 'HELLO\n' })
})

it('fails with what the command complained about, and keeps what it had printed', async () => {
  const { host } = withShell({ stdout: 'half', stderr: 'tr: no such range\n', exitCode: 2 })
  const events = await run(document, host, { inputs: { said: 'hello' } })
  expect(ofType(events, 'node-error')[0]?.message).toBe('The command ended with status 2: tr: no such range')
  expect(ofType(events, 'node-end').at(-1)).toMatchObject({ status: 'failed', output: 'half' })
  expect(events.at(-1)).toMatchObject({ type: 'run-end', status: 'failed' })
})

it('logs what a command that worked has to say beside', async () => {
  const { host } = withShell({ stderr: 'careful\n' })
  const events = await run(document, host)
  expect(ofType(events, 'log')).toEqual([expect.objectContaining({ level: 'warning', message: 'careful' })])
})

it('hands the text on while there is no command', async () => {
  const events = await run(stack(['user_input', {}, 'said'], ['script']), withShell({}).host, { inputs: { said: 'a' } })
  expect(ofType(events, 'node-end').at(-1)?.output).toBe('a')
})

it('takes no templates: a text that looks like a command stays a text', async () => {
  const { host, commands } = withShell({})
  await run(stack(['user_input', {}, 'said'], ['script', { cmd: 'echo {{steps.user-input.output}}' }]), host, {
    inputs: { said: '; rm -r /' },
  })
  expect(commands[0]?.command).toBe('echo {{steps.user-input.output}}')
})

it('says so where there is no shell', async () => {
  const events = await run(document, testHost(turns().languageModel))
  expect(ofType(events, 'node-error')[0]?.message).toContain('no shell')
})
