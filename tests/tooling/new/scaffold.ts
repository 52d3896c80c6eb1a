/** The files of a new part of the project. Paths are relative to the root. */
interface ScaffoldFiles {
  created: Record<string, string>
  changed: Record<string, string>
  /** Whether the catalogs change by it: `npm run messages` runs after it. */
  writesMessages?: true
  /** What to do next, one sentence or command per line. */
  next: readonly string[]
}

/** Creates the files of a new part by its name. `read` returns the text of a file that is changed. */
export type Scaffold = (name: string, read: (path: string) => string) => ScaffoldFiles

/** What to do with the messages of the files: the PO files of this name are missing translations. */
export const translate = (name: string) =>
  `npm run messages, translate what is empty in src/language/catalogs/*/${name}.po, and npm run messages again. British English wants only the words that it spells in another way.`
