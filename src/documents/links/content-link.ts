/** A starter or a lesson of the page, by its name. */
export interface ContentLink {
  kind: 'starter' | 'lesson'
  id: string
}

/** The address of an unchanged starter or lesson: it is named, not packed. `page`: an address, of which query and fragment go. */
export function contentLink(page: string, { kind, id }: ContentLink): string {
  return `${page.replace(/[?#].*$/s, '')}?${kind}=${id}`
}

/** The starter or lesson that an address names; null where it names none. `text`: an address, with words around it or without. */
export function contentInLink(text: string): ContentLink | null {
  // "=3D" is "=" in mail. Whatever else was added to the address comes before or behind.
  const found =
    /(?:^|https?:\/\/[^\s?]{0,2000})\?(?:[^\s#]{0,2000}?[&;])?(starter|lesson)(?:=3D|=|%3D)([\w-]{1,80})/i.exec(
      text.slice(0, 20_000),
    )
  if (!found) return null
  const [, kind = '', id = ''] = found
  return { kind: kind.toLowerCase() as ContentLink['kind'], id: id.toLowerCase().replace(/[-_]+$/, '') }
}
