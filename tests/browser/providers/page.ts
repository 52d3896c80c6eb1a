import { testConnection } from '../../../src/providers/test-connection'
import { runModel } from './run-model'

/** What a test may call from outside. */
const handles = { runModel, testConnection }
export type PageHandles = typeof handles

Object.assign(window, { handles })
