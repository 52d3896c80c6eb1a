import { afterEach, describe, expect, it } from 'vitest'
import { activeMessages } from '../../src/language/active'
import { languageByCode, languages } from '../../src/language/languages'
import { type MessageDescriptor, msg } from '../../src/language/message'
import { loadMessages } from '../../src/language/messages'
import { languageOfEnvironment, takeLanguage } from '../../src/terminal/language-choice'
import { cli, file } from '../support/cli'
import { stack } from '../support/engine'

const codes = ['de', 'ar', 'en-XA']
const noFile = msg('There is no such file.')
const shout = stack(['user_input', {}, 'said'], ['script', { cmd: 'tr a-z A-Z' }, 'loud'], ['console_output'])
const odd = stack(['system_prompt', { prompt: 'Use display_color.' }], ['inference', { maxTokens: 'many' }])

const brokenYaml = `nodes:
  - id: a
    type: script
  - { id: a, type: script }
`

async function inLanguage(code: string, message: MessageDescriptor): Promise<string> {
  const language = languageByCode(code)
  if (!language) throw new Error(`There is no ${code}.`)
  return (await loadMessages(language)).localize(message)
}

afterEach(() => {
  expect(activeMessages().language.code).toBe('en')
})

describe.each(codes)('in %s', code => {
  it('sentences are in the language, from the option or from the environment', async () => {
    const said = `/nowhere/a.json: ${await inLanguage(code, noFile)}\n`
    const missing = ['run', '/nowhere/a.json']
    const calls = [
      () => cli(['--lang', code, ...missing]),
      () => cli([...missing, `--lang=${code}`]),
      () => cli(missing, { env: { AILI5_LANG: code, LC_ALL: 'C' } }),
    ]
    for (const call of calls) expect(await call()).toMatchObject({ code: 2, out: '', err: said })
  })

  it('what cannot be read is refused in the language, with its place', async () => {
    const read = async (name: string, content: string) =>
      (await cli(['validate', file(name, content), '--lang', code])).err
    const comma = await inLanguage(code, msg('there is a comma too many before this "{end}"', { end: '}' }))
    expect(await read('broken.json', '{"version":1,}')).toContain(comma)
    const path = await inLanguage(code, msg('There are two nodes “{id}”.', { id: 'a' }))
    expect(await read('broken.yaml', brokenYaml)).toContain(`:4:11: ${path}\n`)
    const newer = msg('This link was made by a newer aili5. Update aili5, and try again.')
    expect((await cli(['validate', '#9:AAAA', '--lang', code])).err).toContain(await inLanguage(code, newer))
  })

  it('a program that the shell in memory does not have is refused in the language', async () => {
    const absent = file('absent.json', stack(['script', { cmd: 'frobnicate --now' }]))
    const words = msg('“{program}” is not part of this small shell.', { program: 'frobnicate' })
    expect((await cli(['run', absent, '--lang', code])).err).toContain(await inLanguage(code, words))
  })

  it('JSON, events and exit statuses are the same as in English', async () => {
    const calls = [
      ['validate', file('odd.json', odd), '--json'],
      ['validate', '/nowhere/a.json', '--json'],
      ['validate', file('broken.json', '{"version":1,\n "name" "x"}'), '--json'],
      ['validate', file('broken.yaml', brokenYaml), '--json'],
      ['run', '/nowhere/a.json', '--json'],
      ['run', '--json', '--modle'],
      ['convert', file('shout.json', shout), '--to', 'yaml', '--json'],
      ['export', file('shout.json', shout), '--format', 'mcp', '--json'],
    ]
    for (const args of calls) {
      const [english, other] = [await cli(args), await cli([...args, '--lang', code])]
      expect(english.out).toContain('{')
      expect(other).toEqual(english)
    }
    const eventsOf = async (...more: string[]) => {
      const { code: status, out } = await cli(['run', file('s.json', shout), '--in', 'said=a', '--events', ...more])
      return [status, out.replace(/"(at|durationMs|runId|seq)":[^,}]*/g, '')]
    }
    expect(await eventsOf('--lang', code)).toEqual(await eventsOf())
  })
})

it('the error of a run is said in the language, and names the variable of its address', async () => {
  const far = file('far.json', stack(['inference', { model: 'gpt-4o-mini', userMessage: 'Hi' }]))
  const env = { OPENAI_API_KEY: 'sk-x', OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }
  for (const code of ['en', 'ar', 'en-XA']) {
    const { code: status, err } = await cli(['run', far, '--lang', code], { env })
    const sentence = await inLanguage(
      code,
      msg('No answer from {origin}. Check the address in {variable}, or leave that unset for the usual one.', {
        origin: 'http://127.0.0.1:9',
        variable: 'OPENAI_BASE_URL',
      }),
    )
    expect([code, status, err.includes(sentence)]).toEqual([code, 1, true])
  }
})

it.each<[Record<string, string>, string]>([
  [{}, 'en'],
  [{ LANG: 'de_AT.UTF-8' }, 'de'],
  [{ LANG: 'en_GB.UTF-8' }, 'en-GB'],
  [{ LANG: 'de_DE', LC_MESSAGES: 'fr_FR@euro' }, 'fr'],
  [{ LC_MESSAGES: 'fr_FR', LC_ALL: 'ar_EG.UTF-8' }, 'ar'],
  [{ LANG: 'de_DE.UTF-8', LC_ALL: 'C.UTF-8' }, 'en'],
  [{ LANG: 'POSIX' }, 'en'],
  [{ LANG: 'tlh_AQ' }, 'en'],
  [{ LC_ALL: 'de_DE', AILI5_LANG: 'es' }, 'es'],
  [{ LC_ALL: 'de_DE', AILI5_LANG: 'es-MX' }, 'es'],
  [{ LC_ALL: 'de_DE', AILI5_LANG: 'en-XA' }, 'en-XA'],
  [{ LC_ALL: '', LANG: 'es_ES' }, 'es'],
])('the environment %j means %s', (env, code) => {
  expect(languageOfEnvironment(env).code).toBe(code)
})

it('an option that names no language is refused, and an argument after -- is no option', async () => {
  expect(await cli(['run', 'a.json', '--lang', 'xx'])).toMatchObject({
    code: 2,
    err: `There is no language “xx” here. There are: ${languages.flatMap(({ code, hidden }) => (hidden ? [] : [code])).join(', ')}.\n`,
  })
  for (const args of [
    ['run', '--lang'],
    ['run', '--lang', '--json'],
    ['run', '--lang='],
  ])
    expect((await cli(args)).code).toBe(2)
  expect(takeLanguage(['run', '--', '--lang', 'de'])).toEqual({ args: ['run', '--', '--lang', 'de'] })
  expect(takeLanguage(['--lang', 'de', 'run', 'a.json'])).toMatchObject({
    args: ['run', 'a.json'],
    language: { code: 'de' },
  })
})
