/** The name of a document without one: its file name without extension. */
export function nameOfFile(file: string): string {
  return file.replace(/\.(ya?ml|json)$/i, '')
}
