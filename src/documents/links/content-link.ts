import { withoutMarks } from './links-in-text'

/** A starter or a lesson of the page, by its name. */
export interface ContentLink {
  kind: 'starter' | 'lesson'
  id: string
}

/** The address of an unchanged starter or lesson: it is named, not packed. `page`: an address, of which query and fragment go. */
export function contentLink(page: string, { kind, id }: ContentLink): string {
  return `${page.replace(/[?#].*$/s, '')}?${kind}=${id}`
}

/**
 * The starter or lesson that an address names; null where it names none. `text`: an address, with words around it or without.
 * What messengers and mail change in it is undone, as in the links of documents.
 */
export function contentInLink(text: string): ContentLink | null {
  const readable = withoutMarks(text.slice(0, 20_000))
    .replaceAll('&amp;', '&')
    // A soft line break of mail, and one behind a hyphen, which belongs to the name.
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/-\r?\n[>|\s]*(?=\w)/g, '-')
  // In what was broken elsewhere, the lines are put together only where nothing is found before.
  return nameIn(readable) ?? nameIn(readable.replaceAll(/\s*\r?\n[>|\s]*/g, '').replaceAll(/\s+\?/g, '?'))
}

/** An address is whole, without its protocol, or only its query. Another address may have it as a parameter. */
const address =
  /(?:^|https?:\/\/[^\s?]{0,2000}|[\w-]+(?:\.[\w-]+)+[^\s?]{0,2000})\?(?:[^\s#]{0,2000}?[&;?])?(starter|lesson)(?:=3D|=)([\w-]{1,80})/i

function nameIn(text: string): ContentLink | null {
  const [, kind, id] = address.exec(text.trim()) ?? []
  if (!kind || !id) return null
  return { kind: kind.toLowerCase() as ContentLink['kind'], id: id.toLowerCase().replace(/[-_]+$/, '') }
}
