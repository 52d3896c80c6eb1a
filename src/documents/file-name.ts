/** What a document is called that says nothing of it itself: the name of its file, without the ending. */
export function nameOfFile(file: string): string {
  return file.replace(/\.(ya?ml|json)$/i, '')
}
