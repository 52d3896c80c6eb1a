import type { Document } from '../../model/document'
import type { NodeTypes } from '../../model/node-type'
import { followTemplateNames } from '../../model/template-names'
import { followToolNames } from '../tools/follow-tool-names'

/** Updates what an edit's changes of names concern: lists of tools, and templates. The same draft when nothing changes. */
export function followNames<D extends { document: Document }>(before: D, after: D, types: NodeTypes): D {
  return followTemplateNames(before, followToolNames(before, after, types))
}
