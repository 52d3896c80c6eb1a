import { expect, test } from 'vitest'
import { englishMessages } from '../../language/messages'
import { defaultClassSettings } from '../classes/class-record'
import { typeSettings } from '../classes/settings-form'
import { settingsPage } from './class-pages'

test.each([
  [[], 'As their provider calls them, with commas between.'],
  [['one', 'two'], 'As their provider calls them, with commas between. Those with a price known here: one, two.'],
])('the form names the models whose price is known, where there are any: %j', async (known, hint) => {
  const typed = typeSettings({ ...defaultClassSettings, name: '', models: [] })
  const page = await settingsPage(englishMessages, { action: '/teacher/new', title: 'New class' }, typed, { known })
  expect(String(page)).toContain(`<small id="models-hint">${hint}</small>`)
})
