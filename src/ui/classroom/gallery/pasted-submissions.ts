/** One item of a paste: the text to read, and the name before it. */
export interface PastedSubmission {
  source: string
  name?: string
}

/** Splits a paste: many links, one per line; or one document as text. */
export function pastedSubmissions(text: string): PastedSubmission[] {
  const lines = text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(Boolean)
  if (!lines.some(namedLink)) return text.trim() === '' ? [] : [{ source: text.trim() }]
  return lines.map(line => {
    const { name, link } = namedLink(line) ?? {}
    return link ? { source: link, ...(name && { name }) } : { source: line }
  })
}

const LONGEST_NAME = 80
const LONGEST_SCHEME = 20

/** A line that ends in a link, with an optional name: "Ada: https://…#3:…". */
function namedLink(line: string): { link: string; name: string } | null {
  const word = /(?<!\S)\S+$/.exec(line)
  if (!word) return null
  const mark = word[0].indexOf('#')
  if (!/^#[0-9a-z]{1,3}:\S/i.test(word[0].slice(mark, mark + 6))) return null
  const slashes = word[0].slice(0, mark).indexOf('://')
  const before = word[0].slice(Math.max(0, slashes - LONGEST_SCHEME), Math.max(0, slashes))
  const scheme = /[a-z][a-z0-9+.-]*$/i.exec(before)?.[0] ?? ''
  const start = word.index + (scheme === '' ? mark : slashes - scheme.length)
  const link = line.slice(start)
  if (start === 0) return { link, name: '' }
  const said = line.slice(0, start).trim()
  if (said.length > LONGEST_NAME + 2 || !/[:,;|\s]$/.test(line.slice(0, start))) return null
  const name = said.replace(/(?:[:,;|]|(?<=\s)[-–—])$/, '').trim()
  return name === '' ? null : { link, name }
}

/** A name from a file name: "Ada.aili5.json" becomes "Ada". */
export function submissionName(fileName: string): string {
  return fileName.replace(/(\.aili5)?\.(json|ya?ml|txt)$/i, '') || fileName
}
