import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { expect, it } from 'vitest'

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
