import { act, screen, within } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { show, shownResult } from '../../../tests/support/show-output'
import { activateLanguage } from '../../language/active'
import { languageByCode, sourceLanguage } from '../../language/languages'
import passFailDisplay, { type PassFailConfig } from './node'
import view from './view'

it('says the verdict in a word, with the reason', async () => {
  await show(passFailDisplay, view, [{ verdict: false, label: 'The joke', explanation: 'Nobody laughed' }])
  expect(within(shownResult()).getByText('Fail')).toBeTruthy()
  expect(within(shownResult()).getByText('The joke')).toBeTruthy()
  expect(within(shownResult()).getByText('Nobody laughed')).toBeTruthy()
})

it('draws yes and no differently, not only in color', async () => {
  await show(passFailDisplay, view, [
    { verdict: false, explanation: 'No' },
    { verdict: true, explanation: 'Yes' },
  ])
  const [newest, earlier] = [...shownResult().querySelectorAll('svg')].map(sign => sign.innerHTML)
  expect(newest).not.toBe(earlier)
  expect(shownResult().textContent).toMatch(/^Pass.*Fail$/)
})

it('takes the words of the person, and its own where they left none', async () => {
  await show(passFailDisplay, view, [{ verdict: true, explanation: 'Yes' }], { pass: 'Real', fail: ' ' })
  expect(within(shownResult()).getByText('Real')).toBeTruthy()
  await show(passFailDisplay, view, [{ verdict: false, explanation: 'No' }], { pass: 'Real', fail: ' ' })
  expect(document.body.textContent).toContain('Fail')
})

it('has a word of the language of now where the person left none', async () => {
  onTestFinished(() => act(() => activateLanguage(sourceLanguage)))
  await act(() => activateLanguage(languageByCode('en-XA') ?? sourceLanguage))
  await show(passFailDisplay, view, [{ verdict: false, explanation: 'No' }], { pass: '', fail: ' ' })
  expect(screen.getByText(/^Ḟ[^ ]+$/)).toBeTruthy()
  expect(view.summary?.({ pass: '', fail: ' ' } as PassFailConfig)).toMatch(/^Ṗ.* Ḟ/)
})
