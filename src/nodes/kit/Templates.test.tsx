import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TextAreaField } from '../../components/TextAreaField'
import { Templates } from './Templates'

function Field() {
  const [value, onChange] = useState('')
  return (
    <Templates names={() => [{ name: 'input', fields: [{ name: 'task', value: 'Find Acme' }, { name: 'size' }] }]}>
      <TextAreaField label="Task" value={value} onChange={onChange} />
    </Templates>
  )
}

test('by keyboard: two braces list the names with their last values, arrows choose, Enter takes, Escape closes', async () => {
  const user = userEvent.setup()
  render(<Field />)
  const field = screen.getByLabelText<HTMLTextAreaElement>('Task')
  await user.type(field, 'Do {{{{')
  const [task, size] = await screen.findAllByRole('option', { hidden: true })
  expect(task?.textContent).toBe('input.task“Find Acme”')
  expect(field.getAttribute('aria-activedescendant')).toBe(task?.id)
  await user.keyboard('{ArrowDown}')
  expect(size?.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{ArrowUp}{Enter}')
  expect(field.value).toBe('Do {{input.task}}')
  await user.type(field, ' {{{{si')
  expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(1)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option', { hidden: true })).toBeNull()
  expect(field.value).toBe('Do {{input.task}} {{si')
})
