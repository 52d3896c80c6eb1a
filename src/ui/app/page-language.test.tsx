import { act, screen as page, render } from '@testing-library/preact'
import { memo, useMemo, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { memoryStorage } from '../../../tests/support/storage'
import { activateLanguage, t } from '../../language/active'
import { sourceLanguage } from '../../language/languages'
import { createKeyVault } from '../../providers/connections/keys'
import { createSettings } from '../../store/settings'
import { startLanguage } from './page-language'

afterEach(() => activateLanguage(sourceLanguage))

const Said = memo(() => <p>{t('Language')}</p>)

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

it('a language that is chosen is shown at once, named in the document and kept; what was typed stays', async () => {
  const storage = memoryStorage(new Map())
  const settings = createSettings({ storage, keys: createKeyVault({ session: storage, device: storage }) })
  await startLanguage(settings, Promise.resolve())
  expect(document.documentElement.lang).toBe('en')
  render(<Form />)
  const field = page.getByRole<HTMLInputElement>('textbox')
  await act(() => {
    field.value = 'half a sent'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => settings.setLanguage('en-XA'))
  await page.findByText(/^Ļáá/)
  expect(page.getByRole('textbox')).toBe(field)
  expect(field.value).toBe('half a sent')
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en-XA', 'ltr'])
  await act(async () => settings.setLanguage('en'))
  await page.findByText('Language')
  expect(createSettings({ storage, keys: settings.keys }).getState().language).toBe('en')
})
