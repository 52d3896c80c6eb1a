import type { Draft } from '../../../documents/format/draft'
import { contentInLink } from '../../../documents/links/content-link'
import { isLink } from '../../../documents/links/link'
import { activeMessages, needTranslations } from '../../../language/active'
import type { Files } from '../../../store/library/library-files'
import { isEmbedded } from './frame'

/** The link to a stack that this frame was opened with; undefined in a page of its own, and where there is none. */
export const frameLink = isEmbedded ? stackLink(location) : undefined

function stackLink({ hash, search }: Location): string | undefined {
  if (isLink(hash)) return hash
  return contentInLink(search)?.kind === 'starter' ? search : undefined
}

let found: Promise<Draft | undefined> | undefined

/**
 * The stack of this frame's link, which opens without a question: the page around it has chosen it, and Run is still to
 * be pressed. Undefined where there is none, as with a lesson, or where it cannot be read.
 */
export function frameStack(files: Pick<Files, 'read'>): Promise<Draft | undefined> {
  found ??= frameLink === undefined ? Promise.resolve(undefined) : readStack(files, frameLink).catch(() => undefined)
  return found
}

async function readStack(files: Pick<Files, 'read'>, link: string): Promise<Draft | undefined> {
  const incoming = await files.read(link)
  if (incoming.kind === 'document' && !incoming.content.lesson) return incoming.content.draft
  if (incoming.kind !== 'starter') return undefined
  const [{ atPage, starterById }] = await Promise.all([
    import('../../../content/starters'),
    needTranslations('content'),
  ])
  const starter = starterById(incoming.id, activeMessages())
  if (!starter) return undefined
  const { document, inputs } = atPage(starter, new URL('.', location.href).href)
  return { document, inputs }
}
