import { msg } from '../../../language/message'
import type { Files } from '../../../store/library/library-files'
import type { IncomingContent } from '../overlay'

/** Detects what a link, a pasted text or a file is. Never rejects: errors are part of the result. */
export async function readIncomingContent(files: Files, source: string | File): Promise<IncomingContent> {
  try {
    const incoming = await files.read(source)
    return typeof source === 'string' ? incoming : { ...incoming, file: source }
  } catch {
    const problem =
      typeof source === 'string'
        ? msg('A part of the page could not be loaded. Check your connection and try again.')
        : msg('“{name}” could not be read. It may have been moved, or is still being written.', { name: source.name })
    return { kind: 'nothing', problem }
  }
}
