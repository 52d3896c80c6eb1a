/**
 * Entry point of the chunk with what a run needs, up to the demo model's word lists, and with what the library keeps
 * documents by. build/chunks.ts puts what this module imports into one file.
 */
export { createLibrary } from '../documents/library'
export { findProblems, followToolNames } from '../engine/problems'
export { runDocument, runTool } from '../engine/run'
export { nodeTypes } from '../nodes/registry'
export { createModelResolver } from '../providers/resolve-model'
export { foldEvents } from './fold-run'
export { goBy } from './step-places'
