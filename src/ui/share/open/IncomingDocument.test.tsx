import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { offlineHost } from '../../../../tests/support/engine'
import { openApp, renderSettled } from '../../../../tests/support/page-app'
import type { ParsedShareable } from '../../../documents/files/shareable'
import { contentsOf } from '../../../documents/format/contents'
import { blankDraft } from '../../../documents/format/draft'
import { uncheckedNote } from '../../../documents/links/link'
import { IncomingDocument } from './IncomingDocument'

async function show(more: Pick<ParsedShareable, 'notes' | 'isUnchecked'>) {
  const content = { draft: blankDraft('arrived', 'Arrived'), ...more }
  const app = await openApp(offlineHost(), blankDraft('starter', 'Starter').document)
  const incoming = { kind: 'document' as const, content, contents: contentsOf(content), from: 'link' as const }
  await renderSettled(app, <IncomingDocument onClose={() => {}} incoming={incoming} />)
}

it('shows the content of a link that is marked as unchecked, whatever its notes say', async () => {
  await show({ notes: ['Esto no se puede comprobar.'], isUnchecked: true })
  expect(screen.getByText('Look at all of it')).toBeTruthy()
})

it('does not conclude from the words of a note that a link is unchecked', async () => {
  await show({ notes: [uncheckedNote] })
  expect(screen.queryByText('Look at all of it')).toBeNull()
})
