import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Temperatures } from './Values'

function Page() {
  const [values, setValues] = useState<readonly number[]>([0, 0.5, 1])
  return <Temperatures values={values} onChange={setValues} />
}

it('what was typed into a row goes with it, and does not stray to the next one', () => {
  render(<Page />)
  const shown = (number: number) => screen.getByLabelText(`Temperature ${number}`) as HTMLInputElement
  fireEvent.change(shown(1), { target: { value: '' } })
  expect(shown(1).value).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Leave out temperature 1' }))
  expect([shown(1).value, shown(2).value]).toEqual(['0.5', '1'])
})
