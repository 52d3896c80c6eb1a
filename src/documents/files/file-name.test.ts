import { expect, test } from 'vitest'
import { nameOfFile } from './file-name'

test.each([
  ['Mood ring.json', 'Mood ring'],
  ['Mood ring.YAML', 'Mood ring'],
  ['Mood ring.yml', 'Mood ring'],
  ['my.json.txt', 'my.json.txt'],
  ['json', 'json'],
])('%s is called %s', (file, name) => {
  expect(nameOfFile(file)).toBe(name)
})
