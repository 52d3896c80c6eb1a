import { linkTag, looksLikeDocument, looksLikeLink, splitAtLinks } from '../../../documents/links/links-in-text'
import { pastedColumn } from './pasted-column'

/** One item of a paste: the text to read, and the name before it. */
export interface PastedSubmission {
  source: string
  name?: string
}

/**
 * Splits a paste: links with the name before each, also where a mail program broke them; what else is in it by lines; or
 * one document as text.
 */
export function pastedSubmissions(text: string): PastedSubmission[] {
  const whole = text.trim()
  if (whole === '') return []
  const column = pastedColumn(whole)
  if (column) return column
  const { links, after } = splitAtLinks(whole)
  if (looksLikeDocument(whole) || (links.length === 0 && !linesOf(whole).some(looksLikeLink)))
    return [{ source: whole }]
  const pasted = links.flatMap(({ payload, before }): PastedSubmission[] => {
    const lines = before.split(/\r?\n/)
    const name = nameBefore(lines.pop() ?? '')
    return [...others(lines.join('\n')), { source: `#${linkTag}:${payload}`, ...(name && { name }) }]
  })
  return [...pasted, ...others(after)]
}

/** Lines without a whole link: damaged links, each with its name, and what is none. */
function others(text: string): PastedSubmission[] {
  return linesOf(text).flatMap(line => {
    const [, before = '', link] = /^(.*?)((?:[a-z][a-z0-9+.-]*:\/\/\S*?)?#\d{1,3}:\S*)$/i.exec(line) ?? []
    const name = nameBefore(before)
    if (link) return [{ source: link, ...(name && { name }) }]
    return /[\p{L}\p{N}]/u.test(line) ? [{ source: line }] : []
  })
}

const LONGEST_NAME = 80

/** The name before a link: "Ada: ", "Ben Bo, ", "Cy - "; empty for a whole sentence. */
function nameBefore(text: string): string {
  const name = text
    .trim()
    .replace(/(?:[:,;|<(\s]|(?<=\s)[-–—])+$/, '')
    .trim()
  return name.length > LONGEST_NAME ? '' : name
}

function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(Boolean)
}

/** A name from a file name: "Ada.aili5.json" becomes "Ada". */
export function submissionName(fileName: string): string {
  return fileName.replace(/(\.aili5)?\.(json|ya?ml|txt)$/i, '') || fileName
}
