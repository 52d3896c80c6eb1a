import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

it('the command reads a pipe and a relative path, in a process of its own', () => {
  const command = `npm run -s --prefix "${root}" aili5 -- run ./examples/word-count.yaml`
  const { status, stdout, stderr } = spawnSync(command, {
    shell: true,
    cwd: resolve(root, 'public'),
    input: 'the sea, the dark sea, the storm',
    env: { ...process.env, AILI5_LANG: 'en' },
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/^ +3 the\n +2 sea\n/)
})
