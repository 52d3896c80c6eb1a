import type { TextFile } from '../documents/file'

/** Gives a text to the person as a file. */
export function download({ name, text }: TextFile): void {
  saveAs(name, new Blob([text], { type: 'application/json' }))
}

/** Gives data to the person as a file. */
export function saveAs(name: string, data: Blob): void {
  const url = URL.createObjectURL(data)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download begins in its own time.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
