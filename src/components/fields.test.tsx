import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { CheckField } from './CheckField'
import { NumberField } from './NumberField'
import { SelectField } from './SelectField'
import { TextAreaField } from './TextAreaField'
import { TextField } from './TextField'

/** A number field with state, and an "Undo" that resets it. */
function Form({
  start,
  onChange,
  ...rule
}: {
  start?: number
  onChange(value: number | undefined): void
  min?: number
  max?: number
  whole?: boolean
}) {
  const [value, setValue] = useState(start)
  return (
    <>
      <NumberField
        label="Rounds"
        help="How often."
        value={value}
        onChange={next => {
          onChange(next)
          setValue(next)
        }}
        {...rule}
      />
      <button type="button" onClick={() => setValue(start)}>
        Undo
      </button>
    </>
  )
}

const rounds = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Rounds' })

it('passes numbers on, and nothing when emptied', async () => {
  const onChange = vi.fn()
  render(<Form start={5} onChange={onChange} />)
  await userEvent.clear(rounds())
  expect(onChange).toHaveBeenLastCalledWith(undefined)
  await userEvent.type(rounds(), '-2.5')
  expect(onChange).toHaveBeenLastCalledWith(-2.5)
  expect(rounds().value).toBe('-2.5')
})

it('keeps a number that does not fit to itself, and says why', async () => {
  const onChange = vi.fn()
  render(<Form start={5} onChange={onChange} min={1} max={16} whole />)
  await userEvent.type(rounds(), '0')
  expect(rounds().value).toBe('50')
  expect(rounds()).toHaveProperty('ariaInvalid', 'true')
  expect(screen.getByText('Please choose a number from 1 to 16.')).toBeTruthy()
  expect(screen.queryByText('How often.')).toBeNull()
  expect(onChange).not.toHaveBeenCalled()

  await userEvent.type(rounds(), '{Backspace}.5')
  expect(screen.getByText('Please type a whole number.')).toBeTruthy()
  expect(onChange).not.toHaveBeenCalled()
})

it('forgets what was typed when the value changes from outside', async () => {
  render(<Form start={5} onChange={() => {}} max={16} />)
  await userEvent.clear(rounds())
  await userEvent.type(rounds(), '7')
  await userEvent.type(rounds(), '7')
  expect(screen.getByText('Please choose 16 or less.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(rounds().value).toBe('5')
  expect(screen.queryByText('Please choose 16 or less.')).toBeNull()
})

it('gives text, and nothing when emptied', async () => {
  const onChange = vi.fn()
  render(<TextField label="Name" value="m" onChange={onChange} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'o')
  expect(onChange).toHaveBeenLastCalledWith('mo')
  await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }))
  expect(onChange).toHaveBeenLastCalledWith(undefined)
})

it('lays out a copy of a long text, so that its box grows with it', () => {
  render(<TextAreaField label="Prompt" value={'one\ntwo'} onChange={() => {}} />)
  expect(screen.getByRole('textbox', { name: 'Prompt' }).closest('[data-text]')?.getAttribute('data-text')).toBe(
    'one\ntwo',
  )
})

it('gives the value of a choice, not its words', async () => {
  const onChange = vi.fn()
  const options = [
    { value: 'sm', label: 'Small' },
    { value: 'lg', label: 'Large' },
  ] as const
  render(<SelectField label="Size" value="sm" options={options} onChange={onChange} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Large')
  expect(onChange).toHaveBeenCalledWith('lg')
})

it('says yes and no', async () => {
  const onChange = vi.fn()
  render(<CheckField label="Show the hex code" checked onChange={onChange} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show the hex code' }))
  expect(onChange).toHaveBeenCalledWith(false)
})

it('says that a field is locked, to everyone', () => {
  render(<TextField label="Name" value="m" onChange={() => {}} locked />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  expect(field.disabled).toBe(true)
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('Locked in this document.')
})
