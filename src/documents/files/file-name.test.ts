import { expect } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { nameOfFile } from './file-name'

testRows([
  ['Mood ring.json', 'Mood ring'],
  ['Mood ring.YAML', 'Mood ring'],
  ['Mood ring.yml', 'Mood ring'],
  ['my.json.txt', 'my.json.txt'],
  ['json', 'json'],
])('a file is named for its content', (file, name) => {
  expect(nameOfFile(file)).toBe(name)
})
