import { createStore } from 'zustand/vanilla'
import type { TextFile } from '../../documents/files/file'
import { isFramed } from './links/frame'

/** What was downloaded last in a frame, which may refuse downloads without a word. */
export const framedDownload = createStore<{ file: TextFile | null }>(() => ({ file: null }))

/** Downloads a text as a file. */
export function download(file: TextFile): void {
  const { name, text } = file
  if (isFramed) framedDownload.setState({ file })
  saveAs(name, new Blob([text], { type: 'application/json' }))
}

/** Downloads data as a file. */
export function saveAs(name: string, data: Blob): void {
  const url = URL.createObjectURL(data)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the URL asynchronously.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
