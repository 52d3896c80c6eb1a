import type { Reader } from './reader'

/** Makes a reader: in a worker of the page; where there are no workers, in the page itself. */
export async function startDedicatedReader(): Promise<Reader> {
  if (typeof Worker !== 'undefined') return (await import('./read-worker')).startReader()
  return {
    incoming: async (text, options) => (await import('../../documents/files/incoming')).readIncoming(text, options),
    line: async text => (await import('../../documents/library/library-file')).readLine(text),
    table: async (text, options) => (await import('../batch/read-table')).readTable(text, options),
    html: async text => (await import('../../nodes/url_loader/html-text')).textOfHtml(text),
    end: () => {},
  }
}

/** Reads with a reader of its own, so that one that is stopped stops nothing else. */
export async function readInWorker<T>(
  read: (reader: Reader) => Promise<T>,
  start: () => Promise<Reader> = startDedicatedReader,
): Promise<T> {
  const reader = await start()
  try {
    return await read(reader)
  } finally {
    reader.end()
  }
}
