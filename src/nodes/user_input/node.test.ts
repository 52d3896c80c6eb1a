import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import userInput from './node'

const added = (config: object, input?: string) => userInput.context?.(v.parse(userInput.configSchema, config), input)
const message = (text: string) => [{ user: [{ type: 'text', text }] }]

describe('user_input', () => {
  it('says what was typed', () => {
    expect(added({}, 'Hello')).toEqual(message('Hello'))
    expect(added({ defaultValue: 'Good day' }, 'Hello')).toEqual(message('Hello'))
  })

  it('says its default while nothing was typed', () => {
    expect(added({ defaultValue: 'Good day' })).toEqual(message('Good day'))
  })

  it('says nothing when the box is empty, also when it was emptied on purpose', () => {
    expect(added({})).toEqual([])
    expect(added({}, '  \n')).toEqual([])
    expect(added({ defaultValue: 'Good day' }, '')).toEqual([])
  })
})
