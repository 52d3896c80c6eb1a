import { expect, it } from 'vitest'
import { firstShown, keyAction } from './projector-keys'

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
/** An element inside of the named one. */
const inside = (...names: string[]) => ({
  closest: (selector: string) => (names.some(name => selector.split(', ').includes(name)) ? ({} as Element) : null),
})

it('goes by arrows, by a remote, to both ends, and steps by the space bar', () => {
  const act = (key: string) => keyAction({ ...plain, key }, inside())
  expect(['ArrowRight', 'PageDown', 'ArrowLeft', 'PageUp', 'Home', 'End', ' ', 'x'].map(act)).toEqual([
    'next',
    'next',
    'back',
    'back',
    'first',
    'last',
    'step',
    undefined,
  ])
  expect(keyAction({ ...plain, shiftKey: true, key: ' ' }, inside())).toBe('step-back')
  expect(keyAction({ ...plain, ctrlKey: true, key: 'ArrowRight' }, inside())).toBeUndefined()
})

it('leaves a field its keys, and a button its space bar', () => {
  expect(keyAction({ ...plain, key: 'ArrowRight' }, inside('textarea'))).toBeUndefined()
  expect(keyAction({ ...plain, key: ' ' }, inside('button'))).toBeUndefined()
  expect(keyAction({ ...plain, key: 'ArrowRight' }, inside('button'))).toBe('next')
})

it('begins with the pipeline that is open', () => {
  const nodes = ['a', 'a', 'b'].map(id => ({ pipeline: { id, name: id, nodes: [] } }))
  expect([firstShown(nodes, 'b'), firstShown(nodes, null), firstShown(nodes, 'gone')]).toEqual([2, 0, 0])
})
