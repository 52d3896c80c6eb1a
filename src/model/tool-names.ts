/** Tool names that providers accept. */
const LONGEST = 64

/** Letters that Unicode normalization does not decompose into a base letter and a mark. */
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
}

/**
 * A node's name as part of a tool's name (`[a-zA-Z0-9_-]`), or null when nothing of it can be: an empty name, or a
 * script without a simple Latin form.
 */
export function safeName(name: string | undefined): string | null {
  if (!name) return null
  const plain = (ASCII.test(name) ? name : inLatin(name)).replace(/[^a-zA-Z0-9_-]+/g, '_').replace(/^_+|(?<!_)_+$/g, '')
  return plain === '' ? null : plain
}

/** Fast path: most names are valid, and are needed for each call. */
const ASCII = /^[ -~]*$/

function inLatin(name: string): string {
  return Array.from(name.normalize('NFKD'), letter => PLAIN_LETTERS[letter] ?? letter)
    .join('')
    .replace(/\p{M}/gu, '')
}

/** Makes names unique in order: a second `display_color` becomes `display_color_2`. The maximum length is 64. */
export function uniqueToolNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  // The last number of a name, so that thousands of duplicates take linear time.
  const copies = new Map<string, number>()
  return names.map(wanted => {
    let name = wanted.slice(0, LONGEST)
    let copy = copies.get(wanted) ?? 1
    while (taken.has(name)) {
      const ending = `_${++copy}`
      name = wanted.slice(0, LONGEST - ending.length) + ending
    }
    copies.set(wanted, copy)
    taken.add(name)
    return name
  })
}
