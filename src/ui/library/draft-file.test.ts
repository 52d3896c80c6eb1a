import { describe, expect, it } from 'vitest'
import type { Draft } from '../../documents/draft'
import { documentFile } from '../../documents/file'
import { readDraftFile } from './draft-file'

const moodRing: Draft = {
  document: {
    version: 1,
    id: 'mood-ring',
    name: 'Mood ring',
    pipelines: [
      {
        id: 'main',
        name: 'Mood ring',
        nodes: [
          { id: 'you', type: 'user_input', config: {} },
          { id: 'llm', type: 'inference', config: { model: 'demo' } },
        ],
      },
    ],
    edges: [],
  },
  inputs: { you: 'a storm is coming' },
}

const fileOf = (text: string) => ({ size: text.length, text: async () => text })

describe('a document as a file', () => {
  it('comes back as it was, with what was typed', async () => {
    const saved = documentFile({ draft: moodRing }).text
    expect(await readDraftFile(fileOf(saved))).toEqual({ draft: moodRing, notes: [] })
  })

  it('says why a file cannot be opened', async () => {
    expect(await readDraftFile(fileOf('dear diary'))).toHaveProperty('problem')
    const unreadable = { size: 10, text: () => Promise.reject(new Error('gone')) }
    expect(await readDraftFile(unreadable)).toEqual({ problem: expect.stringContaining('could not be read') })
  })

  it('does not read a file that is too large', async () => {
    const huge = { size: 10 * 1024 * 1024, text: () => Promise.reject(new Error('was read')) }
    expect(await readDraftFile(huge)).toEqual({ problem: 'This file is 10 MB. At most 5 MB can be opened.' })
  })
})
