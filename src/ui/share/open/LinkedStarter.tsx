import { useMemo } from 'react'
import { atPage, type Starter, starterById } from '../../../content/starters'
import { contentsOf } from '../../../documents/format/contents'
import { activeMessages, t } from '../../../language/active'
import type { IncomingDialogProps } from './IncomingDialog'
import { IncomingDocument } from './IncomingDocument'
import { UnknownLink } from './UnknownLink'

/** A link to one of the page's own starters: shows it in the page's language before it opens. */
export function LinkedStarter({ onClose, id }: IncomingDialogProps & { id: string }) {
  const starter = starterById(id, activeMessages())
  if (starter) return <Question onClose={onClose} starter={starter} />
  const words = t(
    'This link names a starter that this page does not have: “{id}”. It may be from a newer version: reload the page, then open the link again.',
    { id },
  )
  return <UnknownLink words={words} onClose={onClose} />
}

function Question({ onClose, starter }: IncomingDialogProps & { starter: Starter }) {
  const incoming = useMemo(() => {
    const { document, inputs } = atPage(starter, new URL('.', location.href).href)
    const content = { draft: { document, inputs }, notes: [] }
    return { kind: 'document' as const, content, contents: contentsOf(content), from: 'link' as const }
  }, [starter])
  return <IncomingDocument onClose={onClose} incoming={incoming} />
}
