import { expect, it } from 'vitest'
import { languageByCode } from '../language/languages'
import { loadMessages } from '../language/messages'
import { readReferenceData } from './reference-data'

const channels = { channels: [{ id: 'C01', name: 'general' }] }

it('reads lists of names and ids, and none', () => {
  expect(readReferenceData(channels)).toEqual({ data: channels })
  expect(readReferenceData(undefined)).toEqual({ data: {} })
})

it('says how lists are written in the language of the reader', async () => {
  const { localize } = await loadMessages(languageByCode('de')!)
  const read = readReferenceData({ channels: ['general'] })
  expect('problem' in read && localize(read.problem)).toMatch(
    /^Listen .*: \{ "channels": \[\{ "id": "C01", "name": "general" \}\] \}\.$/,
  )
})
