/**
 * Entry point of the chunk with what a run needs, up to the demo model's word lists. build/chunks.ts puts what this module
 * imports into one file.
 */
export { runDocument, runTool } from '../../engine/run/run'
export { createModelResolver } from '../../providers/resolve-model'
export { withFaults } from './faults'
export { foldEvents } from './fold-run'
export { stepThrough } from './step-places'
