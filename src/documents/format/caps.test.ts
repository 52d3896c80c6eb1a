import { expect, test } from 'vitest'
import type { LocalizedText } from '../../language/message'
import { englishMessages } from '../../language/messages'
import { exceedsCounts, formatBytes, tooLarge } from './caps'

const english = (words: LocalizedText | null) => words && englishMessages.localize(words)

test('a size is said in the unit in which a person reads it', () => {
  const megabyte = 1024 * 1024
  expect(
    [0, 1023, 1024, 1536, 9.94 * 1024, 10.4 * 1024, megabyte - 1, megabyte, 1.25 * megabyte].map(formatBytes),
  ).toEqual(['0 bytes', '1,023 bytes', '1 kB', '1.5 kB', '9.9 kB', '10 kB', '1,024 kB', '1 MB', '1.3 MB'])
  expect(english(tooLarge(2 * megabyte, megabyte))).toBe('This is 2 MB. At most 1 MB can be opened.')
})

const many = (what: string, count: string) =>
  `This has more than ${count} ${what}. The page would stand still, so it stays closed. Make it smaller where it was made, and try again.`

test('as many pipelines, edges and nodes as their limits are opened, and one more is not', () => {
  const list = (length: number) => Array.from({ length }, () => ({}))
  expect(exceedsCounts({ pipelines: list(200), edges: list(2_000) })).toBeNull()
  expect(english(exceedsCounts({ pipelines: list(201) }))).toBe(many('pipelines', '200'))
  expect(english(exceedsCounts({ edges: list(2_001) }))).toBe(many('connections', '2,000'))
  const nodes = (...counts: number[]) => ({ pipelines: counts.map(count => ({ nodes: list(count) })) })
  expect(exceedsCounts(nodes(300, 300, 300, 100))).toBeNull()
  expect(english(exceedsCounts(nodes(301)))).toBe(many('cards in one stack', '300'))
  expect(english(exceedsCounts(nodes(300, 300, 300, 101)))).toBe(many('cards', '1,000'))
  expect(exceedsCounts({ pipelines: [null, 3, {}, { nodes: 'many' }], edges: 'many' })).toBeNull()
  expect(exceedsCounts({})).toBeNull()
})
