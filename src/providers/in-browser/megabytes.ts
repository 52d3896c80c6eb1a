/** "386 MB" */
export function sayMegabytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1e6)).toLocaleString('en')} MB`
}
