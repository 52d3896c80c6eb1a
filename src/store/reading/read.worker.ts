import { readIncoming } from '../../documents/incoming'
import { readLine } from '../../documents/library-file'
import type { FromReader, ReadTask } from './reader'

// A program of its own: what comes from outside is read here, so that the page can end it when it takes too long.

// The headless part of the page has no types for a worker's own scope.
const scope = self as unknown as {
  onmessage: (event: MessageEvent<ReadTask>) => void
  postMessage(message: FromReader): void
}

scope.onmessage = async ({ data: { as, text } }) => {
  try {
    const result = as === 'incoming' ? await readIncoming(text) : readLine(text)
    scope.postMessage({ type: 'read', result })
  } catch (error) {
    scope.postMessage({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}
scope.postMessage({ type: 'ready' })
