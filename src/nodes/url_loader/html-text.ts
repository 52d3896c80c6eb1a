/** Elements without readable content. */
const unread = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'object',
  'select',
  'textarea',
  'head',
])
/** Raw text elements: only their own end tag is markup. */
const rawText = new Set(['script', 'style', 'textarea', 'iframe', 'noscript'])
/** Inline elements. All others start a new line. */
const inLine = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q rb rp rt ruby s samp small span strong sub sup time tt u var wbr img'.split(
    ' ',
  ),
)

/** Text of a page. */
export interface PageText {
  title?: string
  text: string
}

/** The text of an HTML page, in one pass: linear time for hostile input too. */
export function textOfHtml(html: string): PageText {
  let text = ''
  let title: string | undefined
  let at = 0
  /** The skipped element, and its nesting depth. */
  let skipping: { name: string; depth: number } | null = null
  const say = (words: string) => {
    if (!skipping) text += words
  }
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open === -1) {
      say(withEntities(html.slice(at)))
      break
    }
    say(withEntities(html.slice(at, open)))
    if (html.startsWith('<!--', open)) {
      const close = html.indexOf('-->', open + 4)
      at = close === -1 ? html.length : close + 3
      continue
    }
    const name = tagName(html, open)
    if (name === null) {
      say('<')
      at = open + 1
      continue
    }
    const close = endOfTag(html, open)
    const isEnd = html[open + 1] === '/'
    at = close + 1
    if (name === 'title' && !isEnd && title === undefined && skipping?.name !== 'svg') {
      const end = html.indexOf('<', at)
      const inside = withEntities(html.slice(at, end === -1 ? html.length : end))
      title = inside.trim().replace(/\s+/g, ' ').slice(0, 300) || undefined
      // Pages may omit the head's own tags; the title is not part of the text.
      at = endOfRawText(html, name, at)
    } else if (!isEnd && rawText.has(name)) {
      at = endOfRawText(html, name, at)
    } else if (skipping) {
      if (skipping.name === 'head' && name === 'body') skipping = null
      else if (name === skipping.name && html[close - 1] !== '/') {
        skipping.depth += isEnd ? -1 : 1
        if (skipping.depth === 0) skipping = null
      }
    } else if (!isEnd && unread.has(name) && html[close - 1] !== '/') {
      skipping = { name, depth: 1 }
    } else if (!inLine.has(name)) say('\n')
  }
  return { ...(title !== undefined && { title }), text: tidy(text) }
}

/** The name in "<name …" or "</name …"; null where there is no tag. */
function tagName(html: string, open: number): string | null {
  return /^<[/!?]?([a-z][a-z0-9:-]*)/i.exec(html.slice(open, open + 40))?.[1]?.toLowerCase() ?? null
}

/** The end of a tag: quoted brackets do not count. */
function endOfTag(html: string, open: number): number {
  let quote = ''
  for (let at = open; at < html.length; at++) {
    const letter = html[at] as string
    if (quote !== '') {
      if (letter === quote) quote = ''
    } else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '>') return at
  }
  return html.length
}

function endOfRawText(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[^>]*>?`, 'gi')
  end.lastIndex = from
  return end.exec(html) ? end.lastIndex : html.length
}

/** Trimmed lines, single spaces, at most one empty line in a row. */
function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .split('\n')
    .map(line => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  euro: '€',
  pound: '£',
  middot: '·',
  bull: '•',
  times: '×',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
  iacute: 'í',
  oacute: 'ó',
}

function withEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] as string) : whole
    const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : '\ufffd'
  })
}
