import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import config from './vitest.config'

const root = resolve(import.meta.dirname, '../..')

test('a test that builds a program is left out: the messages of a source with mutants cannot be compiled', () => {
  const builders = readdirSync(resolve(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map(path => `tests/${path.replaceAll('\\', '/')}`)
    .filter(path => /^tests\/(?!mutation\/|tooling\/|browser\/).*\.test\.ts$/.test(path))
    .filter(path => /support\/(built-program|gateway-process)'/.test(readFileSync(resolve(root, path), 'utf8')))
  expect(builders).not.toEqual([])
  expect(config.test?.exclude).toEqual(expect.arrayContaining(builders))
})
