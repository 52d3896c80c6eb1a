import { render, screen, waitFor } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { queryError } from '../support/query-errors'

const failure = (work: () => unknown): Error => {
  try {
    work()
  } catch (error) {
    return error as Error
  }
  throw new Error('It has not failed.')
}

test('a failed query names what was looked for, and prints the document', () => {
  render(<p>What is there</p>)
  const { name, message } = failure(() => screen.getByText('What is not there'))
  expect(name).toBe('TestingLibraryElementError')
  expect(message).toContain('Unable to find an element with the text: What is not there')
  expect(message).toContain('What is there')
})

test('a wait that ends without its element prints the document too', async () => {
  render(<p>What is there</p>)
  const ended = await waitFor(() => screen.getByText('What is not there'), { timeout: 1 }).catch(String)
  expect(ended).toContain('What is not there')
  expect(ended).toContain('What is there')
})

test('the document is printed when the message is read', () => {
  const { container } = render(<p>Before</p>)
  const error = queryError('Missing', container)
  container.innerHTML = '<p>After</p>'
  expect(error.message).toContain('After')
  container.innerHTML = ''
  expect(error.message).toContain('After')
})
