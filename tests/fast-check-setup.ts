import fc from 'fast-check'
import { soakSeed } from './support/soak-seed'

// A fixed seed, so that a failure means a change. `npm run soak` has a new one each time, and prints it.
fc.configureGlobal({ seed: soakSeed(5) })
