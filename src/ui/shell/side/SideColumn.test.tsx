import { act, screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { stack, testHost, turns } from '../../../../tests/support/engine'
import { openApp, renderSettled } from '../../../../tests/support/page-app'
import { cardActions } from '../../page/edits/card-actions'
import { createScreen, ScreenContext } from '../../page/screen'
import { PipelinePlace } from '../PipelinePlace'
import { SideColumn } from './SideColumn'

/** A stack with the column beside it. */
async function openPage() {
  const app = await openApp(testHost(turns().languageModel), stack(['system_prompt'], ['color_display'], ['inference']))
  const screen = createScreen()
  const actions = cardActions(app, screen)
  await renderSettled(
    app,
    <ScreenContext value={screen}>
      <PipelinePlace />
      <SideColumn />
    </ScreenContext>,
  )
  return { actions }
}

/** Presses the name of a card. */
const choose = (name: string) =>
  userEvent.click(
    within(page.getByRole('article', { name })).getAllByRole('button', { pressed: false })[0] as HTMLElement,
  )

const settings = () => within(page.getByRole('region', { name: 'Card' }))
const stackPlace = () => within(page.getByRole('region', { name: 'Pipeline' }))

it('shows the settings of a card beside the stack once it is chosen, and never in the stack', async () => {
  await openPage()
  expect(page.queryByRole('region', { name: 'Card' })).toBeNull()
  await choose('Color')
  expect(settings().getByRole('checkbox', { name: 'Show the hex code' })).toBeTruthy()
  expect(stackPlace().queryByRole('checkbox', { name: 'Show the hex code' })).toBeNull()
  await userEvent.click(page.getByLabelText('Settings, Model'))
  expect(await settings().findByRole('spinbutton', { name: 'Max tokens' })).toBeTruthy()
  await userEvent.click(page.getByRole('tab', { name: 'X-ray' }))
  expect(page.queryByRole('region', { name: 'Card' })).toBeNull()
})

it('has no settings for a card that has all on it', async () => {
  await openPage()
  expect(page.queryByLabelText('Settings, System prompt')).toBeNull()
  await choose('System prompt')
  expect(settings().getByText(/no settings/)).toBeTruthy()
  expect(settings().queryByText('If it fails…')).toBeNull()
})

it('keeps what was unfolded in the settings while another tab is looked at', async () => {
  await openPage()
  await userEvent.click(page.getByLabelText('Settings, Model'))
  const more = (await settings().findByText('More')).closest('details') as HTMLDetailsElement
  await userEvent.click(within(more).getByText('More'))
  expect(more.open).toBe(true)
  await userEvent.click(page.getByRole('tab', { name: 'X-ray' }))
  expect(page.queryByRole('region', { name: 'Card' })).toBeNull()
  await userEvent.click(page.getByRole('tab', { name: 'Card' }))
  expect(settings().getByText('More').closest('details')?.open).toBe(true)
})

it('stays as it is when a card is added', async () => {
  const { actions } = await openPage()
  await act(async () => actions.add({ type: 'gauge_display' }))
  expect(page.getByRole('article', { name: 'Gauge' })).toBeTruthy()
  expect(page.queryByRole('region', { name: 'Card' })).toBeNull()
  expect(page.getByRole('region', { name: 'X-ray' })).toBeTruthy()
})
