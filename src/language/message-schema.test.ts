import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { testRows } from '../../tests/support/test-rows'
import { type MessageDescriptor, msg } from './message'
import { LocalizedTextSchema, MessageDescriptorSchema } from './message-schema'

const isMessage = (value: unknown) => v.is(MessageDescriptorSchema, value)

describe('a descriptor from outside', () => {
  testRows<MessageDescriptor>([
    msg('Run'),
    msg({ message: 'Open', context: 'verb' }),
    msg('Delete {name}?', { name: 'Mood' }),
    msg('{n, plural, offset:1 =0 {none} one {# of {all, number}} other {# by {day, date, short}}}', {
      n: 1,
      all: 2,
      day: 3,
    }),
    msg('{card} failed', { card: msg('Color') }),
  ])('is taken as msg made it', message => {
    expect(isMessage(JSON.parse(JSON.stringify(message)))).toBe(true)
    expect(v.is(LocalizedTextSchema, message)).toBe(true)
    expect(v.is(LocalizedTextSchema, 'words')).toBe(true)
  })

  testRows<unknown>([
    { message: 7 },
    { message: ['a', ['n', 'eval', 'x']] },
    { message: [['n', 'number', 'currency']] },
    { message: [['n', 'plural', { one: ['#'] }]] },
    { message: 'a', values: { toString: 'b' } },
    { message: 'a', values: { list: ['b'] } },
    { message: 'a', values: { n: Number.NaN } },
    { message: 'a', html: '<b>' },
    { message: 'a'.repeat(30_000) },
    { message: Array.from({ length: 200 }, () => 'a') },
    null,
  ])('is refused where it is something else', value => {
    expect(isMessage(value)).toBe(false)
  })

  it('loses names of the machinery of objects', () => {
    const hostile = JSON.parse(
      '{"message":[["n","select",{"constructor":["a"],"other":["b"]}]],"values":{"__proto__":"b","n":"c"}}',
    )
    expect(v.parse(MessageDescriptorSchema, hostile)).toEqual({
      message: [['n', 'select', { other: ['b'] }]],
      values: { n: 'c' },
    })
  })
})
