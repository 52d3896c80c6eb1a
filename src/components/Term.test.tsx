import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { Field } from './Field'
import { Term } from './Term'

const shown = new Set<Element>()

beforeEach(() => {
  shown.clear()
  // jsdom has no popovers, and knows no keyboard focus.
  const element = HTMLElement.prototype as { showPopover?(): void; hidePopover?(): void }
  element.showPopover = function (this: Element) {
    shown.add(this)
  }
  element.hidePopover = function (this: Element) {
    shown.delete(this)
  }
  const matches = Element.prototype.matches
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    if (selector === ':focus-visible') return true
    return selector === ':popover-open' ? shown.has(this) : matches.call(this, selector)
  })
  return () => void vi.restoreAllMocks()
})

const isExplained = () => [...shown].some(each => /piece of text/.test(each.textContent ?? ''))

it('explains a word by a press of a mouse or a finger, by the keyboard, and no longer after Escape or a press elsewhere', async () => {
  render(
    <>
      <Term id="token">3 tokens</Term>
      <button type="button">elsewhere</button>
    </>,
  )
  const word = screen.getByRole('button', { name: '3 tokens' })
  expect(screen.getByRole('button', { description: /piece of text/ })).toBe(word)
  await userEvent.tab()
  expect(isExplained()).toBe(true)
  fireEvent.keyDown(word, { key: 'Escape' })
  expect(isExplained()).toBe(false)
  await userEvent.click(word)
  expect(isExplained()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }))
  expect(isExplained()).toBe(false)
})

it('no longer explains a word under the pointer once a dialog takes the focus, nor a word below a dialog', () => {
  vi.useFakeTimers()
  render(
    <>
      <Term id="token">3 tokens</Term>
      <dialog>
        <button type="button">in the dialog</button>
      </dialog>
    </>,
  )
  const word = screen.getByRole('button', { name: '3 tokens' })
  const dialog = document.querySelector('dialog') as HTMLDialogElement
  const rest = () => {
    fireEvent.pointerEnter(word)
    vi.runAllTimers()
  }
  rest()
  expect(isExplained()).toBe(true)
  // jsdom has no modal dialogs.
  const all = document.querySelectorAll.bind(document)
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) =>
    all(selector === 'dialog:modal' ? 'dialog[open]' : selector),
  )
  dialog.open = true
  screen.getByRole('button', { name: 'in the dialog' }).focus()
  expect(isExplained()).toBe(false)
  rest()
  expect(isExplained()).toBe(false)
  dialog.open = false
  rest()
  expect(isExplained()).toBe(true)
  vi.useRealTimers()
})

it('explains the word that names a field, and still names the field', () => {
  render(
    <Field label="Tokens" term="token">
      {({ className: _, ...control }) => <input {...control} type="range" />}
    </Field>,
  )
  expect(screen.getByRole('slider', { name: 'Tokens' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tokens', description: /piece of text/ })).toBeTruthy()
})
