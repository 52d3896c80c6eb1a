import { defineConfig } from 'vitest/config'

// `npm run soak`: the same tests as in `npm test`, with more of the same.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/documents-soak.test.ts'],
    env: { SOAK: '10000' },
  },
})
