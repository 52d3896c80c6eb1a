/** What a new part of the project begins with. Paths are relative to the root. */
export interface ScaffoldFiles {
  created: Record<string, string>
  changed: Record<string, string>
  /** What to do next, one sentence or command a line. */
  next: readonly string[]
}

/** Makes the files of something new by its name. `read` gives the text of a file that is changed. */
export type Scaffold = (name: string, read: (path: string) => string) => ScaffoldFiles
