/**
 * The parts of a language's catalog, of which each loads by itself: what the page shows before Run, the rest of the page,
 * its lessons, its starters, and the words of other programs. Those of the class gateway the page loads where it refuses
 * a request. `npm run messages` puts each message where the modules that say it are.
 */
export const catalogParts = ['shell', 'page', 'lessons', 'starters', 'cli', 'gateway'] as const

export type CatalogPart = (typeof catalogParts)[number]
