import { expect, test } from 'vitest'
import { englishMessages } from '../../language/messages'
import { type ClassRecord, defaultClassSettings } from '../classes/class-record'
import { typeSettings } from '../classes/settings-form'
import { classPage, overviewPage, settingsPage } from './class-pages'

test.each([
  [[], 'As their provider calls them, with commas between.'],
  [['one', 'two'], 'As their provider calls them, with commas between. Those with a price known here: one, two.'],
])('the form names the models whose price is known, where there are any: %j', async (known, hint) => {
  const typed = typeSettings({ ...defaultClassSettings, name: '', models: [] })
  const page = await settingsPage(englishMessages, { action: '/teacher/new', title: 'New class' }, typed, { known })
  expect(String(page)).toContain(`<small id="models-hint">${hint}</small>`)
})

test('a field with a hint names it for a screen reader, one without has none', async () => {
  const typed = typeSettings({ ...defaultClassSettings, name: '', models: [] })
  const page = String(
    await settingsPage(englishMessages, { action: '/teacher/new', title: 'New class' }, typed, { known: [] }),
  )
  const described = [...page.matchAll(/<input id="([\w-]+)"[^>]*aria-describedby="([\w-]+)"/g)].map(found =>
    found.slice(1),
  )
  const hints = [...page.matchAll(/<small id="([\w-]+)"/g)].map(([, id]) => id)
  expect(described).toEqual(['models', 'help-line', 'prices'].map(name => [name, `${name}-hint`]))
  expect(hints).toEqual(described.map(([, hint]) => hint))
})

const record = (name: string, more: Partial<ClassRecord> = {}): ClassRecord => ({
  ...{ ...defaultClassSettings, name, models: ['one', 'two'] },
  ...{ id: 'bcdfghjkmnpr', code: 'bcdf-ghjk', created: '', paused: false, ended: null },
  ...more,
})
const heightOf = (page: unknown) => /<iframe [^>]*height="(\d+)"/.exec(String(page))?.[1]

test('classes that are open have a card each, and those that are over are listed with their last day there', async () => {
  const over = record('Old', { ended: '2026-01-01T02:00:00.000Z' })
  const paused = record('Two', { paused: true })
  const isIn = (timeZone: string) => ({ isStill: false, timeZone })
  const page = String(await overviewPage(englishMessages, [record('One'), over, paused], isIn('America/New_York')))
  expect([...page.matchAll(/<article [^>]*aria-label="(\w+)"/g)].map(([, name]) => name)).toEqual(['One', 'Two'])
  expect(page.match(/May use one, two\./g)).toHaveLength(2)
  expect(page).toContain('aria-label="Pause, One"')
  expect(page).toContain('aria-label="Resume, Two"')
  expect(page).toContain('Classes that are over (1)')
  expect(page).toContain('<li>Old, until Dec 31, 2025</li>')
  const vienna = String(await overviewPage(englishMessages, [over], isIn('Europe/Vienna')))
  expect(vienna).toContain('<li>Old, until Jan 1, 2026</li>')
})

test('the table of today is as high as its rows, up to a limit', async () => {
  const overview = (count: number) => {
    const records = Array.from({ length: count }, () => record('One'))
    return overviewPage(englishMessages, [...records, record('Old', { ended: '2026-01-01T02:00:00.000Z' })], {
      isStill: false,
      timeZone: 'UTC',
    })
  }
  const taken = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  const seats = (count: number) =>
    classPage(englishMessages, record('One'), { taken: taken(count), waiting: 0, works: 0 }, false)
  expect((await Promise.all([0, 1, 2, 8, 9].map(overview))).map(heightOf)).toEqual(['124', '124', '196', '628', '640'])
  // One row is that of the whole class.
  expect((await Promise.all([0, 1, 7, 8].map(seats))).map(heightOf)).toEqual(['124', '196', '628', '640'])
})
