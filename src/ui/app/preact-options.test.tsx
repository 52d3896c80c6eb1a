import { act, render, screen } from '@testing-library/preact'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense, useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { renderAll } from './preact-options'

it('a control whose change is not taken goes back to what it is to show', async () => {
  const user = userEvent.setup()
  function Stubborn() {
    const [text, setText] = useState('a')
    return (
      <>
        <input aria-label="Short" value={text} onChange={event => setText(event.target.value.slice(0, 2))} />
        <textarea value="kept" aria-label="Fixed" onChange={() => {}} />
        <input type="checkbox" checked={false} onChange={() => {}} />
        <select value="x" onChange={() => {}}>
          <option>x</option>
          <option>y</option>
        </select>
        <input type="radio" name="r" aria-label="one" checked onChange={() => {}} />
        <input type="radio" name="r" aria-label="two" checked={false} onChange={() => {}} />
      </>
    )
  }
  render(<Stubborn />)
  await user.type(screen.getByLabelText('Short'), 'bcd')
  expect(screen.getByLabelText<HTMLInputElement>('Short').value).toBe('ab')
  await user.type(screen.getByLabelText('Fixed'), 'more')
  expect(screen.getByLabelText<HTMLInputElement>('Fixed').value).toBe('kept')
  await user.click(screen.getByRole('checkbox'))
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  await user.selectOptions(screen.getByRole('combobox'), 'y')
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('x')
  await user.click(screen.getByLabelText('two'))
  expect(screen.getByLabelText<HTMLInputElement>('two').checked).toBe(false)
  expect(screen.getByLabelText<HTMLInputElement>('one').checked).toBe(true)
})

it('a number keeps the way in which it is written while it is typed', async () => {
  const user = userEvent.setup()
  function Amount() {
    const [amount, setAmount] = useState(1)
    return <input type="number" value={amount} onChange={event => setAmount(Number(event.target.value))} />
  }
  render(<Amount />)
  await user.type(screen.getByRole('spinbutton'), '.50')
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('1.50')
})

it('what an event changes is complete, with its effects, when its handlers are done', async () => {
  const seen: number[] = []
  function Counter() {
    const [count, setCount] = useState(0)
    useEffect(() => {
      seen.push(count)
    }, [count])
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        Add
      </button>
    )
  }
  render(<Counter />)
  screen.getByRole('button').click()
  await Promise.resolve()
  await Promise.resolve()
  expect(seen).toEqual([0, 1])
})

it('spelling is not checked where it is switched off', () => {
  render(<input aria-label="Name" spellCheck={false} />)
  expect(screen.getByLabelText('Name').getAttribute('spellcheck')).toBe('false')
})

it('an element of a drawing can be focused', () => {
  render(
    <svg role="img" aria-label="Map">
      <a tabIndex={0} href="#edge">
        <text>Edge</text>
      </a>
    </svg>,
  )
  screen.getByRole('link').focus()
  expect(document.activeElement).toBe(screen.getByRole('link'))
})

it('a choice that is taken stays, whatever the browser does between its two events', async () => {
  function Choices() {
    const [isOn, setOn] = useState(false)
    const [size, setSize] = useState('x')
    return (
      <>
        <input type="checkbox" checked={isOn} onChange={event => setOn(event.target.checked)} />
        <select value={size} onChange={event => setSize(event.target.value)}>
          <option>x</option>
          <option>y</option>
        </select>
      </>
    )
  }
  render(<Choices />)
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  const list = screen.getByRole<HTMLSelectElement>('combobox')
  for (const each of [box, list]) {
    if (each === box) box.checked = true
    else list.value = 'y'
    for (const type of ['input', 'change']) {
      each.dispatchEvent(new Event(type, { bubbles: true }))
      for (let turn = 0; turn < 3; turn++) await Promise.resolve()
    }
  }
  expect([box.checked, list.value]).toEqual([true, 'y'])
})

it('what is rendered again while a part beside it loads is in the page once, before and after that part arrives', async () => {
  let arrive = (_: { default: () => React.ReactNode }) => {}
  const Part = lazy(() => new Promise<{ default: () => React.ReactNode }>(resolve => (arrive = resolve)))
  let words = 'Run'
  const Beside = () => <h2>{words}</h2>
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Beside />
      <Part />
    </Suspense>,
  )
  screen.getByText('Loading')
  words = 'Start'
  await act(() => renderAll())
  expect(screen.queryAllByRole('heading')).toEqual([])
  await act(async () => arrive({ default: () => <p>Arrived</p> }))
  await screen.findByText('Arrived')
  await act(() => renderAll())
  expect(screen.getAllByRole('heading').map(each => each.textContent)).toEqual(['Start'])
})
