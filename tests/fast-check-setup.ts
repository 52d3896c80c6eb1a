import fc from 'fast-check'

// The same cases on every run, so that a red one means a change. `npm run soak` looks for new ones.
if (!process.env.SOAK) fc.configureGlobal({ seed: 5 })
