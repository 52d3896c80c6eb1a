import { act, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { flowStarters } from '../../../../tests/support/english-content'
import { demoHost } from '../../../../tests/support/every-document'
import { openApp, renderSettled, runToEnd } from '../../../../tests/support/page-app'
import * as files from '../../app/download'
import { TrafficTab } from './TrafficTab'

it('counts over the kept runs and the one on the screen, sorts, filters, and is exported as CSV', async () => {
  const starter = flowStarters.find(({ id }) => id === 'hotel-call-centre')!
  const app = await openApp(demoHost(), starter.document, { inputs: starter.inputs })
  await app.library.keep()
  for (let run = 0; run < 2; run++) await act(async () => void (await runToEnd(app)))
  await vi.waitFor(async () => {
    await app.recordings.refresh()
    expect(app.recordings.getState().entries).toHaveLength(2)
  })
  await renderSettled(app, <TrafficTab />)
  const user = userEvent.setup()
  await page.findByText('Over 2 runs.')
  const rows = () =>
    page
      .getAllByRole('row')
      .slice(1)
      .map(row =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      )
  expect(
    rows().find(([kind, from, to]) => kind === 'Can call' && from === 'Reception' && to === 'Reservations'),
  ).toEqual(expect.arrayContaining(['2', '0']))

  await user.selectOptions(page.getByRole('combobox', { name: 'Kind' }), 'Integration')
  expect(rows().map(([, from]) => from?.split(', ').at(-1))).toEqual(['Room list', 'Kitchen plan'])
  await user.click(page.getByRole('button', { name: 'From' }))
  expect(page.getByRole('columnheader', { name: 'From' }).getAttribute('aria-sort')).toBe('ascending')
  await user.type(page.getByRole('searchbox', { name: 'Name' }), 'kitchen')
  expect(rows()).toHaveLength(1)

  const saved: { name: string; data: Blob }[] = []
  const save = vi.spyOn(files, 'saveAs').mockImplementation((name, data) => void saved.push({ name, data }))
  await user.click(page.getByRole('button', { name: 'Save as CSV' }))
  save.mockRestore()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]!.name).toMatch(/traffic\.csv$/)
  expect((await saved[0]!.data.text()).split('\r\n')).toHaveLength(3)
})
