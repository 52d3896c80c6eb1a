import { expect, test } from 'vitest'
import { lessons } from '../../../tests/support/english-content'
import type { Lesson } from '../../content/lessons'
import { noHistory, redone, undone, withChange } from './lesson-history'

const first = lessons[0] as Lesson
const titled = (title: string): Lesson => ({ ...first, title })

test('typing into one field is one change; another field or a removed step is another one', () => {
  const [title, teaches] = [document.createElement('input'), document.createElement('textarea')]
  const angry = { ...titled('An angry'), teaches: 'Anger' }
  const shorter = { ...angry, steps: first.steps.slice(1) }
  const changes: [before: Lesson, typedIn: Element | null][] = [
    [first, title],
    [titled('A'), title],
    [titled('An'), title],
    [titled('An angry'), teaches],
    [angry, null],
  ]
  const history = changes.reduce((known, [before, typedIn]) => withChange(known, before, typedIn), noHistory)
  const one = undone(history, shorter)
  expect(one?.lesson).toEqual(angry)
  const two = undone(one?.history ?? noHistory, angry)
  expect(two?.lesson).toEqual(titled('An angry'))
  const three = undone(two?.history ?? noHistory, titled('An angry'))
  expect(three?.lesson).toEqual(first)
  expect(undone(three?.history ?? noHistory, first)).toBeUndefined()

  const again = redone(three?.history ?? noHistory, first)
  expect(again?.lesson).toEqual(titled('An angry'))
  // A new change forgets what was undone.
  const other = withChange(again?.history ?? noHistory, titled('An angry'), title)
  expect(redone(other, titled('Calm'))).toBeUndefined()
  expect(undone(other, titled('Calm'))?.lesson).toEqual(titled('An angry'))
})
