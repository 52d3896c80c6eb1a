import fc from 'fast-check'

// A fixed seed, so that a failure means a change. `npm run soak` uses new seeds.
if (!process.env.SOAK) fc.configureGlobal({ seed: 5 })
