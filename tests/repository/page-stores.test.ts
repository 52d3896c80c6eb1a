import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { pageStores } from '../page-stores-setup'

const root = resolve(import.meta.dirname, '../..')

it('every store that a module creates is reset after each test', () => {
  const files = execFileSync('git', ['ls-files', '-z', 'src'], { cwd: root, encoding: 'utf8' }).split('\0')
  const created = files
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap(file => [...readFileSync(join(root, file), 'utf8').matchAll(/^(?:export )?const (\w+) = createStore\b/gm)])
    .map(([, name]) => name)
  expect(created.sort(), 'stores of tests/page-stores-setup.ts').toEqual(Object.keys(pageStores).sort())
})

it('a store has its first state in each test: a change', () => {
  pageStores.helpChoice.setState({ type: 'note' })
})

it('a store has its first state in each test: the next test', () => {
  expect(pageStores.helpChoice.getState()).toEqual({ type: null })
})
