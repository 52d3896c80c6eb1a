/**
 * Entry point of the chunk with all node types, the reader of documents, and what finds problems in them. build/chunks.ts
 * puts what this module imports into one file.
 */
export { followNames } from '../../engine/checks/problems'
export { nodeTypes } from '../../nodes/registry'
export { openLibrary } from '../library/open-library'
export { foundIn, problemsByOwner } from './found-problems'
