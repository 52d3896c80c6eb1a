import fc from 'fast-check'
import { soak } from './support/soak'

// In `npm test` the seed is fixed, so that a failure means a change. The soak has a new one for each property, which
// fast-check prints with a failure.
fc.configureGlobal(soak ? {} : { seed: 5, numRuns: 15 })
