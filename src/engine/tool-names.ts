/** What providers take for a tool's name. */
const LONGEST = 64

/** Letters that Unicode does not take apart into a base letter and a mark. */
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
 * A node's name as it may stand in a tool's name (`[a-zA-Z0-9_-]`), or null when nothing of it can: an empty name, or
 * one in a script that has no simple Latin form.
 */
export function safeName(name: string | undefined): string | null {
  if (!name) return null
  const plain = (ASCII.test(name) ? name : inLatin(name)).replace(/[^a-zA-Z0-9_-]+/g, '_').replace(/^_+|(?<!_)_+$/g, '')
  return plain === '' ? null : plain
}

/** Most names are nothing else, and are asked for with every call. */
const ASCII = /^[ -~]*$/

function inLatin(name: string): string {
  return Array.from(name.normalize('NFKD'), letter => PLAIN_LETTERS[letter] ?? letter)
    .join('')
    .replace(/\p{M}/gu, '')
}

/** Makes names unique in their order: a second `display_color` becomes `display_color_2`. All are at most 64 long. */
export function uniqueToolNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  // The number that a name's last twin got, so that thousands of twins do not each count from the start.
  const twins = new Map<string, number>()
  return names.map(wanted => {
    let name = wanted.slice(0, LONGEST)
    let twin = twins.get(wanted) ?? 1
    while (taken.has(name)) {
      const ending = `_${++twin}`
      name = wanted.slice(0, LONGEST - ending.length) + ending
    }
    twins.set(wanted, twin)
    taken.add(name)
    return name
  })
}
