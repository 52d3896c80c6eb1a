import type { LocalizedText } from '../../language/message'
import type { Connection } from '../connections/connections'

/** What to do on the other side. */
export interface Cure {
  sentence: LocalizedText
  /** The exact text to type or set there. */
  setting?: string
}

/** A connection to fill in, and what a person has to know to do so. One file of this folder exports one preset. */
export interface ConnectionPreset {
  connection: Connection
  /** Its name where that is no name of a company or a program: its connections are named so in the language of then. */
  name?: LocalizedText
  /** In the list of ways to connect: what it offers and needs. */
  hint: LocalizedText
  /** Where keys are made. */
  keyPage?: string
  /** What to know before making a key there. Shown on the page. */
  advice?: LocalizedText
  /** The environment variable of the command line that holds the key. */
  variable?: string
  /** Ids of the maker's own models, which may be newer than the catalog. */
  modelIds?: RegExp
  /**
   * Set for a program on the person's own computer, where a call is free. Steps to start it, shown on the page;
   * `code` and [links](https://…) are allowed.
   */
  localSteps?: readonly LocalizedText[]
  /** Where it is there, but has no model, or not this one. */
  noModel?(label: string, model?: string): Cure
  /** Where it does not let the page at `origin` read its answers. */
  noReading?(origin: string): Cure
}

/** A preset whose connection has the defaults: a bearer key and no headers of its own. */
export function preset(
  { id, label, wire, baseUrl, ...more }: Pick<Connection, 'id' | 'label' | 'wire' | 'baseUrl'> & Partial<Connection>,
  rest: Omit<ConnectionPreset, 'connection'>,
): ConnectionPreset {
  return { connection: { id, provider: id, label, wire, baseUrl, auth: 'bearer', headers: {}, ...more }, ...rest }
}
