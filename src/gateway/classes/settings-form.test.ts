import { expect, test } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { defaultClassSettings } from './class-record'
import { readSettings, SettingsProblem, type TypedSettings, typeSettings } from './settings-form'

const usual = { ...defaultClassSettings, name: 'Room 4', models: ['claude-haiku-5-5'] }

test('what is typed is read, and what is not typed stays', () => {
  expect(readSettings({}, usual)).toEqual(usual)
  const free = { 'class-dollars': 'None', 'student-dollars': ' ' }
  expect(
    readSettings(
      {
        ...free,
        name: '  Year 7 ',
        models: 'a, b\n a ,,c',
        prices: 'a=0.15/0.60, b=1/2',
        'help-line': ' Line, 116 111 ',
        seats: '0',
        'max-output': "1'024",
        'class-requests': '1 000',
        'class-tokens': '2,000',
        'student-requests': '3',
        'student-tokens': '4',
      },
      usual,
    ),
  ).toEqual({
    name: 'Year 7',
    models: ['a', 'b', 'c'],
    prices: { a: { inputPerMillion: 0.15, outputPerMillion: 0.6 }, b: { inputPerMillion: 1, outputPerMillion: 2 } },
    helpLine: 'Line, 116 111',
    seats: 0,
    maxOutput: 1_024,
    class: { requestsPerMinute: 1_000, tokensPerDay: 2_000, dollarsPerDay: null },
    student: { requestsPerMinute: 3, tokensPerDay: 4, dollarsPerDay: null },
  })
})

test('settings are typed as a person would', () => {
  const prices = { m: { inputPerMillion: 0.1, outputPerMillion: 2 }, n: { inputPerMillion: 1, outputPerMillion: 1 } }
  const settings = {
    ...{ ...usual, prices, models: ['m', 'n'], helpLine: 'Line' },
    class: { requestsPerMinute: 1, tokensPerDay: 2, dollarsPerDay: null },
    student: { requestsPerMinute: null, tokensPerDay: 4, dollarsPerDay: 0.5 },
  }
  expect(typeSettings(settings)).toEqual({
    name: 'Room 4',
    models: 'm, n',
    prices: 'm=0.1/2, n=1/1',
    'help-line': 'Line',
    seats: '40',
    'max-output': '2048',
    'class-requests': '1',
    'class-tokens': '2',
    'class-dollars': '',
    'student-requests': '',
    'student-tokens': '4',
    'student-dollars': '0.5',
  })
})

const tooDear =
  'x-search bills for more than tokens: for each search or picture too. A limit in dollars would not hold. Choose another model, or set both limits in dollars to none.'
const unknown =
  'The price of x is not known here, so a limit in dollars would not hold. Give its price for a million tokens read and written, like x=0.15/0.60, or set both limits in dollars to none.'
const badPrice = 'A price looks like model=0.15/0.60: dollars for a million tokens read and written.'

testRows([
  [{ name: ' ' }, 'Give the class a name.'],
  [{ models: '' }, 'Name at least one model that the class may use.'],
  [{ models: 'x-search' }, tooDear],
  [{ models: 'x' }, unknown],
  // One limit in dollars is enough.
  [{ models: 'x', 'class-dollars': '' }, unknown],
  [{ models: 'x', 'student-dollars': '' }, unknown],
  [{ prices: 'x=1' }, badPrice],
  [{ prices: '=1/2' }, badPrice],
  [{ prices: 'x=1/2.' }, badPrice],
  [{ prices: 'x=.5/2' }, badPrice],
  [{ seats: '1x' }, 'The number of seats must be a number.'],
  [{ 'max-output': 'x' }, 'The length of an answer must be a number.'],
  [{ 'class-requests': '1.' }, 'The requests of the class in a minute must be a number.'],
  [{ 'class-tokens': 'x' }, 'The tokens of the class on a day must be a number.'],
  [{ 'class-dollars': '$5' }, 'The dollars of the class on a day must be a number.'],
  [{ 'student-requests': 'x' }, 'The requests of a student in a minute must be a number.'],
  [{ 'student-tokens': 'x' }, 'The tokens of a student on a day must be a number.'],
  [{ 'student-dollars': 'x' }, 'The dollars of a student on a day must be a number.'],
  [{ seats: '1.5' }, 'The number of seats: it must be a whole number.'],
  [{ name: 'x'.repeat(81) }, 'The name: its length must be 80 or less.'],
  [{ 'help-line': 'x'.repeat(201) }, 'The help line: its length must be 200 or less.'],
] as [TypedSettings, string][])('a field that does not fit is refused with what to type', (typed, sentence) => {
  expect(() => readSettings(typed, usual)).toThrow(SettingsProblem)
  expect(() => readSettings(typed, usual)).toThrow(expect.objectContaining({ message: sentence }))
})
