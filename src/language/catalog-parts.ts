/**
 * The parts of a language's catalog, of which each loads by itself: what the page shows before Run, what a run and its
 * results show, the rest of the page, its lessons, its starters, and the words of other programs. Those of the class
 * gateway the page loads where it refuses a request. `npm run messages` puts each message where the modules that say it
 * are.
 */
export const catalogParts = ['shell', 'run', 'page', 'lessons', 'starters', 'cli', 'gateway'] as const

export type CatalogPart = (typeof catalogParts)[number]

const pageParts: readonly CatalogPart[] = ['run', 'page']

/** A part with those that have the messages that its modules share with the page. The shell's is always loaded. */
export function withShared(part: CatalogPart): readonly CatalogPart[] {
  const at = pageParts.indexOf(part)
  return at < 0 ? [...pageParts, part] : pageParts.slice(0, at + 1)
}
