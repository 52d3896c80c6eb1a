import { act, fireEvent, screen as page, render } from '@testing-library/react'
import { memo, useMemo, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { stack, testHost, turns } from '../../../tests/support/engine'
import { openApp, renderSettled } from '../../../tests/support/page-app'
import { memoryStorage } from '../../../tests/support/storage'
import { useLanguage } from '../../components/use-language'
import { activateLanguage, t } from '../../language/active'
import { sourceLanguage } from '../../language/languages'
import { createKeyVault } from '../../providers/connections/keys'
import { createSettings } from '../../store/settings'
import LanguageDialog from '../settings/LanguageDialog'
import { chooseLanguage, startLanguage } from './page-language'

afterEach(() => {
  history.replaceState(null, '', '/')
  return activateLanguage(sourceLanguage)
})

const Said = memo(function Said() {
  useLanguage()
  return <p>{t('Language')}</p>
})

function Form() {
  const [typed, setTyped] = useState('')
  const said = useMemo(() => <Said />, [])
  return (
    <label>
      {said}
      <input value={typed} onChange={event => setTyped(event.currentTarget.value)} />
    </label>
  )
}

function Languages() {
  useLanguage()
  return <LanguageDialog />
}

function newSettings() {
  const storage = memoryStorage(new Map())
  return { storage, settings: createSettings({ storage, keys: createKeyVault({ session: storage, device: storage }) }) }
}

it.each([
  ['?lang=fr', 'fr'],
  ['?lang=fr-CA', 'fr'],
  ['?lang=EN-au', 'en-GB'],
  ['?lang=tlh', 'de'],
  ['', 'de'],
])('a page that is opened with “%s” after German was chosen is in %s', async (search, code) => {
  const { settings } = newSettings()
  settings.setLanguage('de')
  history.replaceState(null, '', `/${search}`)
  await startLanguage(settings)
  expect(document.documentElement.lang).toBe(code)
})

it('the dialog shows the language of a link as chosen, and lets go of the link by each other choice', async () => {
  const app = await openApp(testHost(turns().languageModel), stack(['note']))
  app.settings.setLanguage('de')
  history.replaceState(null, '', '/?lang=en-XA&x=1')
  await startLanguage(app.settings)
  // It is in no menu.
  await renderSettled(app, <Languages />)
  expect(page.queryByRole('radio', { checked: true })).toBeNull()
  const choose = async (name: string | RegExp, lang: string) => {
    fireEvent.click(await page.findByRole('radio', { name }))
    await vi.waitFor(() => expect(document.documentElement.lang).toBe(lang))
  }
  await choose('Deutsch', 'de')
  expect(location.search).toBe('?x=1')
  history.replaceState(null, '', '/?lang=fr')
  await choose('English (UK)', 'en-GB')
  history.replaceState(null, '', '/?lang=fr')
  await choose('Same as this browser', 'en')
  expect([location.search, app.settings.getState().language]).toEqual(['', ''])
  history.replaceState(null, '', '/?lang=fr')
  app.settings.setLanguage('de')
  await vi.waitFor(() => expect(page.getByRole<HTMLInputElement>('radio', { name: 'Français' }).checked).toBe(true))
})

it('a language that is chosen is shown at once, named in the document and kept; what was typed stays', async () => {
  const { storage, settings } = newSettings()
  await startLanguage(settings)
  expect(document.documentElement.lang).toBe('en')
  render(<Form />)
  const field = page.getByRole<HTMLInputElement>('textbox')
  await act(() => {
    field.value = 'half a sent'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => chooseLanguage(settings, 'en-XA'))
  await page.findByText(/^Ļáá/)
  expect(page.getByRole('textbox')).toBe(field)
  expect(field.value).toBe('half a sent')
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en-XA', 'ltr'])
  await act(async () => chooseLanguage(settings, 'en'))
  await page.findByText('Language')
  expect(createSettings({ storage, keys: settings.keys }).getState().language).toBe('en')
})
