import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { editNode } from '../../../tests/support/edit-node'
import { show, shownResult } from '../../../tests/support/show-output'
import type { JsonObject } from '../../model/json'
import knowledge from './node'
import view from './view'

function edit(initial: JsonObject) {
  const { seen, container } = editNode(knowledge, view, initial)
  return { seen, container, user: userEvent.setup({ applyAccept: false }), box: screen.getByLabelText('Add files') }
}

const file = (name: string, text: string) => new File([text], name)

describe('the files', () => {
  it('are chosen, take the place of one with their name, and can be taken away', async () => {
    const { seen, user, box } = edit({ documents: [{ name: 'a.md', text: 'old' }] })
    await user.upload(box, [file('a.md', 'new'), file('b.csv', 'x,y')])
    await waitFor(() =>
      expect(seen.config).toEqual({
        documents: [
          { name: 'a.md', text: 'new' },
          { name: 'b.csv', text: 'x,y' },
        ],
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Remove a.md' }))
    expect(seen.config).toEqual({ documents: [{ name: 'b.csv', text: 'x,y' }] })
  })

  it('can be dropped', async () => {
    const { seen, box } = edit({})
    const place = box.closest('label')?.parentElement
    if (!place) throw new Error('There is no place to drop.')
    fireEvent.drop(place, { dataTransfer: { files: [file('a.txt', 'dropped')] } })
    await waitFor(() => expect(seen.config).toEqual({ documents: [{ name: 'a.txt', text: 'dropped' }] }))
  })

  it.each([
    ['of another kind', file('cat.png', 'x'), 'Choose a text, Markdown or CSV'],
    ['without text', file('a.txt', 'a\0b'), 'does not contain text'],
    ['that is too long', file('a.txt', 'x'.repeat(300_001)), '300,000 characters'],
  ])('%s stay out, with a sentence', async (_what, stranger, said) => {
    const { seen, user, box } = edit({})
    await user.upload(box, [stranger, file('fine.md', 'fine')])
    expect((await screen.findByRole('alert')).textContent).toContain(said)
    expect(seen.config).toEqual({ documents: [{ name: 'fine.md', text: 'fine' }] })
  })

  it('fit in together, or stay out', async () => {
    const long = Array.from({ length: 4 }, (_, at) => file(`${at}.txt`, 'x'.repeat(300_000)))
    const { seen, user, box } = edit({})
    await user.upload(box, long)
    expect((await screen.findByRole('alert')).textContent).toContain('“3.txt” does not fit')
    expect((seen.config.documents as object[]).length).toBe(3)
  })
})

it('shows what was asked, and the passages with the words that were found', async () => {
  const documents = [{ name: 'handbook.md', text: '# Refunds\nSend it back, and get <b>your</b> refund.' }]
  await show(knowledge, view, [{ query: 'hours' }, { query: 'the refund' }], { documents })
  const shown = within(shownResult())
  expect(shown.getByText('the refund')).toBeTruthy()
  const passage = shown.getAllByRole('listitem')[0]
  expect(passage?.textContent).toContain('handbook.md · Refunds · part 1')
  expect([...(passage?.querySelectorAll('mark') ?? [])].map(mark => mark.textContent)).toEqual(['Refunds', 'refund'])
  expect(passage?.textContent).toContain('<b>your</b>')
  expect(shown.getByText('Earlier in this run')).toBeTruthy()
})
