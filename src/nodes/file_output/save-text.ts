/** Downloads a text as a file. */
export function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has its own reference to the data by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
