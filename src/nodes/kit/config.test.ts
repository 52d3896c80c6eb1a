import * as v from 'valibot'
import { expect, it } from 'vitest'
import { configSchema, showableConfig } from './config'

const schema = configSchema({ size: v.optional(v.picklist(['sm', 'lg']), 'lg'), min: v.optional(v.number()) })

it('fills in what is missing and keeps what it does not know', () => {
  expect(v.parse(schema, { name: 'mood', later: [1] })).toEqual({ name: 'mood', size: 'lg', later: [1] })
})

it('shows a config without the fields that do not fit', () => {
  const config = { size: 'huge', min: '7', label: 'Kept', later: { also: 'kept' } }
  expect(v.safeParse(schema, config).success).toBe(false)
  expect(showableConfig(schema, config)).toEqual({ size: 'lg', label: 'Kept', later: { also: 'kept' } })
})

it('leaves a config that fits as it was read', () => {
  expect(showableConfig(schema, { size: 'sm', min: 7 })).toEqual({ size: 'sm', min: 7 })
})
