import * as v from 'valibot'
import { expect, it } from 'vitest'
import { showsReply } from '../../model/known-types'
import textDisplay from './node'

it('shows the reply and offers no tool', () => {
  expect(showsReply(textDisplay)).toBe(true)
  expect(textDisplay.tool).toBeUndefined()
  expect(textDisplay.context).toBeUndefined()
})

it('takes a caption', () => {
  expect(v.parse(textDisplay.configSchema, { label: 'Story' })).toEqual({ label: 'Story' })
  expect(v.safeParse(textDisplay.configSchema, { label: 7 }).success).toBe(false)
})
