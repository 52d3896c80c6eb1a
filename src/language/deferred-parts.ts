import type { CatalogPart } from './catalog-parts'

/** The file of a part that no first load needs. In a module of its own, since it knows the names of all files. */
export const loadDeferredPart = (code: string, part: CatalogPart): Promise<{ default: unknown }> =>
  import(`./catalogs/${code}/${part}.json`)
