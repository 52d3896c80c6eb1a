import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cli } from '../support/cli'

const examples = 'public/examples'
const text = 'the sea, the dark sea, the storm. I am so happy!'

/** How each example is run, and its expected output. */
const runs: Record<string, { args?: string[]; stdin?: string; prints: RegExp; code?: number; says?: RegExp }> = {
  'translate.yaml': { stdin: 'We shall   commence.', prints: /^Answer: (?!.* {2})[\s\S]{5,}/ },
  'word-count.yaml': { stdin: text, prints: /^ +3 the\n +2 sea\n +1 am\n +1 dark\n +1 happy\n$/ },
  'second-thoughts.yaml': { stdin: text, prints: /^First: .+\nThen: .+\n$/ },
  'color-of-words.yaml': { stdin: text, prints: /happy.*yellow/ },
  'letter-to-file.yaml': { prints: /^$/, code: 1, says: /--allow-write/ },
  'simple-chat.json': { stdin: text, prints: /happy/ },
  'ticket-desk.json': {
    args: ['--input', '{"customer":"Ada","message":"I am delighted!"}'],
    prints: /"plan": "gold",\n +"mood": \d+/,
  },
}

it.each(Object.entries(runs))(
  '%s runs on the demo model, with no key',
  async (name, { args = [], code = 0, ...run }) => {
    const { code: ended, out, err } = await cli(['run', `${examples}/${name}`, ...args], run)
    expect(out).toMatch(run.prints)
    expect(err).toMatch(run.says ?? /^$/)
    expect(ended).toBe(code)
    expect((await cli(['validate', `${examples}/${name}`])).err).toBe('')
  },
)

it('every example is run, and there are at least five', () => {
  // Other files there are requested by examples.
  const all = readdirSync(examples, { withFileTypes: true }).flatMap(file => (file.isFile() ? [file.name] : []))
  const files = all.filter(
    name => name.endsWith('.yaml') || /"(nodes|pipelines)":/.test(readFileSync(`${examples}/${name}`, 'utf8')),
  )
  expect(Object.keys(runs).sort()).toEqual(files.sort())
  expect(files.length).toBeGreaterThanOrEqual(5)
})

it.each(Object.keys(runs).filter(name => name.endsWith('.yaml')))('%s keeps its meaning there and back', async name => {
  const { out: written } = await cli(['convert', `${examples}/${name}`, '--to', 'yaml'])
  const { out: json } = await cli(['convert', `${examples}/${name}`, '--to', 'json'])
  expect((await cli(['convert', '-', '--to', 'json'], { stdin: written })).out).toBe(json)
  expect((await cli(['convert', '-', '--to', 'yaml'], { stdin: json })).out).toBe(written)
})
