/** What Chromium, Firefox and Safari say of code that a page wanted and could not have, and a bundler of its styles. */
const UNFETCHED = /dynamically imported module|importing a module script failed|unable to preload css/i

/**
 * The words of anything that was thrown. Code that comes with its first use may not come: without a network, or when a new
 * version of the page has taken its place; what browsers say of that helps nobody.
 */
export function sayError(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error)
  return UNFETCHED.test(said)
    ? 'A part of the page that this needs could not be fetched. Look at your connection, and run again; if that does not help, reload the page.'
    : said
}
