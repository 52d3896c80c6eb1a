/** The download name of a path: its last part. */
export function downloadName(path: string): string {
  const last = path.trim().split(/[\\/]/).at(-1) ?? ''
  return last === '' || last === '.' || last === '..' ? 'output.txt' : last
}
