import { describe, expect, it } from 'vitest'
import { ofType, run, stack, testHost, turns } from '../../../tests/support/engine'
import { downloadName } from './file-name'

const document = stack(['user_input', {}, 'said'], ['file_output', { path: 'notes/today.md' }])

function desk() {
  const written: [string, string][] = []
  const files = {
    read: async () => '',
    write: async (path: string, text: string) => void written.push([path, text]),
  }
  return { written, host: testHost(turns().languageModel, { files }) }
}

describe('saving', () => {
  it('writes the text from above to its path, where there are paths', async () => {
    const { host, written } = desk()
    await run(document, host, { inputs: { said: 'Dear diary' } })
    expect(written).toEqual([['notes/today.md', 'Dear diary']])
  })

  it('keeps the text for a download, where there are none', async () => {
    const events = await run(document, testHost(turns().languageModel), { inputs: { said: 'Dear diary' } })
    expect(ofType(events, 'node-end').at(-1)).toMatchObject({ status: 'done', output: 'Dear diary' })
  })

  it('fails without a path, and when the file cannot be written', async () => {
    const { host } = desk()
    const nowhere = await run(stack(['user_input'], ['file_output']), host)
    expect(ofType(nowhere, 'node-error')[0]?.message).toContain('no path')
    const refused = { ...host, files: { read: async () => '', write: () => Promise.reject(new Error('Not allowed.')) } }
    expect(ofType(await run(document, refused), 'node-error')[0]?.message).toBe('Not allowed.')
  })
})

it.each([
  ['notes/today.md', 'today.md'],
  ['C:\\notes\\today.md', 'today.md'],
  ['', 'output.txt'],
  ['../..', 'output.txt'],
])('calls a download of %j %j', (path, name) => {
  expect(downloadName(path)).toBe(name)
})
