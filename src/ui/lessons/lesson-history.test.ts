import { expect, test } from 'vitest'
import { lessons } from '../../../tests/support/english-content'
import type { Lesson } from '../../content/lessons'
import { noHistory, redone, undone, withChange } from './lesson-history'

const first = lessons[0] as Lesson
const titled = (title: string): Lesson => ({ ...first, title })

test('typing into one field is one change; another field or a removed step is another one', () => {
  const versions = [first, titled('A'), titled('An'), titled('An angry'), { ...titled('An angry'), teaches: 'Anger' }]
  versions.push({ ...(versions.at(-1) as Lesson), steps: first.steps.slice(1) })
  let history = noHistory
  for (const [index, version] of versions.slice(1).entries()) {
    history = withChange(history, versions[index] as Lesson, version)
  }
  const now = versions.at(-1) as Lesson
  const one = undone(history, now)
  expect(one?.lesson.steps).toHaveLength(first.steps.length)
  const two = undone(one?.history ?? noHistory, one?.lesson ?? now)
  expect(two?.lesson).toEqual(titled('An angry'))
  const three = undone(two?.history ?? noHistory, two?.lesson ?? now)
  expect(three?.lesson).toEqual(first)
  expect(undone(three?.history ?? noHistory, first)).toBeUndefined()

  const again = redone(three?.history ?? noHistory, first)
  expect(again?.lesson).toEqual(titled('An angry'))
  // A new change forgets what was undone.
  const other = withChange(again?.history ?? noHistory, titled('An angry'), titled('Calm'))
  expect(redone(other, titled('Calm'))).toBeUndefined()
  expect(undone(other, titled('Calm'))?.lesson).toEqual(titled('An angry'))
})
