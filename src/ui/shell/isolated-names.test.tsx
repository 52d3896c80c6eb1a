import { screen as page, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stack, testHost, turns } from '../../../tests/support/engine'
import { openApp, renderSettled } from '../../../tests/support/page-app'
import { PrintSheet } from '../classroom/sheet/PrintSheet'
import { OutgoingEdges } from '../graph/flow/PipelineEdges'
import { SentContent } from '../parts/snapshots/SentContent'
import { SentText } from '../xray/Part'

/** In a page from right to left, “Hello!” is shown as “!Hello” where nothing isolates it. */
const isolated = (text: string, within: { getAllByText(text: string): HTMLElement[] } = page) =>
  within.getAllByText(text).every(each => each.closest('bdi, [dir=auto]') !== null)

it('names and texts of people are isolated from the direction of the page, on a sheet, in the flow and in the X-ray', async () => {
  const document = {
    ...stack(['user_input', { name: 'Card (in)!', defaultValue: 'Text (own)!' }], ['inference', {}]),
    name: 'Document (one)!',
  }
  const [main] = document.pipelines
  if (!main) throw new Error('It has a pipeline.')
  document.pipelines = [
    { ...main, name: 'Pipeline (a)!' },
    { ...main, id: 'other', name: 'Pipeline (b)!', nodes: [] },
    { ...main, id: 'third', name: 'Pipeline (c)!', nodes: [] },
  ]
  document.edges = [{ id: 'e', source: main.id, target: 'third', kind: 'next' }]
  const app = await openApp(testHost(turns().languageModel), document)
  await renderSettled(
    app,
    <>
      <div data-testid="sheet">
        <PrintSheet draft={app.editor.getState().draft} recording={null} lines={0} link={undefined} />
      </div>
      <OutgoingEdges pipeline={main} />
      <SentText text="Text (sent)!" />
      <SentContent parts={[{ type: 'text', text: 'Text (shown)!' }]} />
    </>,
  )
  const sheet = within(page.getByTestId('sheet'))
  for (const text of ['Document (one)!', 'Pipeline (a)!', 'Pipeline (b)!', 'Card (in)!', 'Text (own)!'])
    expect([text, isolated(text, sheet)]).toEqual([text, true])
  for (const text of ['Pipeline (a)!', 'Pipeline (b)!', 'Pipeline (c)!', 'Text (sent)!', 'Text (shown)!'])
    expect([text, isolated(text)]).toEqual([text, true])
})
