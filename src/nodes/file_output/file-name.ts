/** The name that a download gets from the path that a file would have: its last part. */
export function downloadName(path: string): string {
  const last = path.trim().split(/[\\/]/).at(-1) ?? ''
  return last === '' || last === '.' || last === '..' ? 'output.txt' : last
}
