/** Saves a text as a file, the way that this browser saves downloads. */
export function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own hold on the data by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
