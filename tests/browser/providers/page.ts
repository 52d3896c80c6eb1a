import { testConnection } from '../../../src/providers/connections/test-connection'
import { runModel } from './run-model'

/** The API of the page for tests. */
const handles = { runModel, testConnection }
export type PageHandles = typeof handles

Object.assign(window, { handles })
