import { describe, expect, it } from 'vitest'
import { compileCatalog, partsOf, updateCatalog } from '../build/messages/catalog'
import { collectMessages } from '../build/messages/collect-messages'
import { findMessages } from '../build/messages/find-messages'
import { readCatalogs } from '../build/messages/main'
import { compileCalls } from '../build/messages/plugin'
import { compileText } from '../src/language/compile'
import { type MessageDescriptor, messageKey, msg } from '../src/language/message'

const head = `import { t } from '../language/active'\nimport { msg } from '../language/message'\n`
const collect = (code: string, path = 'src/ui/shell/Page.tsx') => collectMessages(new Map([[path, head + code]]))

it('all catalogs can be compiled, and each translation takes the values of its message', async () => {
  const { problems, languages } = await readCatalogs()
  expect(problems).toEqual([])
  expect(languages.filter(({ translated }) => translated === 0)).toEqual([])
})

describe('the messages of the code', () => {
  it('are found with their context and note, in literals of any form', () => {
    const found = findMessages(
      'src/a.tsx',
      `${head}const a = () => <b title={t('Run')}>{t(\`two \` + "words", {})}</b>
       const b = msg({ message: 'Open', context: 'verb', note: 'On a button.' })`,
    )
    expect(found.problems).toEqual([])
    expect(found.messages.map(({ start, end, ...message }) => message)).toEqual([
      { message: 'Run' },
      { message: 'two words' },
      { message: 'Open', context: 'verb', note: 'On a button.' },
    ])
  })

  it.each([
    ['const a = () => t(name)', 'no literal'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code of a template.
    ['const a = () => t(`Delete ${name}`)', 'no literal'],
    ['const a = msg({ message: words })', 'no literal'],
    ['const a = () => t()', 'no literal'],
    ["const a = t('Run')", 'use msg'],
    ["const a = () => useMemo(() => t('Run'), [])", 'useMemo'],
    ["const a = () => t('Delete {name')", 'Delete {name'],
  ])('that cannot be translated are reported: %s', (code, problem) => {
    expect(collect(code).problems.join()).toContain(problem)
  })

  it('are none where a module does not use them', () => {
    expect(findMessages('src/a.ts', 'const t = (name: string) => name\nt(location.href)').messages).toEqual([])
  })
})

describe('the build', () => {
  it('compiles a message to what it is when it is compiled as it is used', () => {
    const built = compileCalls(
      'src/a.ts',
      `${head}export const a = msg('{n, plural, one {# day} other {# days}}', { n })`,
    )
    const call = /msg\((.*), \{ n \}\)/.exec(built?.code ?? '')?.[1] ?? ''
    const anyMessage = msg as (message: unknown, values: object) => MessageDescriptor
    expect(anyMessage(JSON.parse(call), { n: 2 })).toEqual(msg('{n, plural, one {# day} other {# days}}', { n: 2 }))
  })

  it('refuses a message that it cannot compile', () => {
    expect(() => compileCalls('src/a.ts', `${head}msg('{n, plural, one {a}}')`)).toThrow()
    expect(() => compileCalls('src/a.ts', `${head}msg(words)`)).toThrow('src/a.ts:3')
  })
})

describe('a catalog', () => {
  const { messages } = collect(
    `msg('Run'); msg('Delete <b>{name}</b>?', { name }); msg({ message: 'Open', context: 'verb', note: 'On a button.' }); msg('{n, plural, one {# color} other {# colors}}', { n })`,
  )
  const begun = updateCatalog('de', messages, '').text
  const translate = (message: string, translation: string, text = begun) =>
    text.replace(`msgid "${message}"\nmsgstr ""`, `msgid "${message}"\nmsgstr "${translation}"`)

  it('begins with every message untranslated, with contexts, notes and files', () => {
    expect(begun).toContain('#. On a button.\n#: src/ui/shell/Page.tsx\nmsgctxt "verb"\nmsgid "Open"\nmsgstr ""')
    expect(compileCatalog(begun, 'page')).toEqual({})
  })

  it('keeps its translations while their messages are there, and those of both sides of a merge', () => {
    const merged = translate('Run', 'Los') + translate('Delete <b>{name}</b>?', '<b>{name}</b> löschen?')
    const again = updateCatalog('de', messages, merged)
    expect(again).toMatchObject({ translated: 2, problems: [], notes: [] })
    expect(updateCatalog('de', messages, again.text)).toEqual(again)
    expect(updateCatalog('de', messages.slice(1), again.text).text).not.toContain('Los')
  })

  it.each([
    ['<b>{name}</b> löschen?', null],
    ['{name} löschen?', 'lacks <b>'],
    ['<b>{nam}</b> löschen?', 'lacks {name, text}'],
    ['<b>{name, number}</b> löschen?', 'has {name, number}'],
    ['<b>{name</b> löschen?', ''],
  ])('has a problem unless a translation has the values and tags of its message: %s', (translation, problem) => {
    const { problems } = updateCatalog('de', messages, translate('Delete <b>{name}</b>?', translation))
    expect(problems.join()).toContain(problem ?? '')
    expect(problems).toHaveLength(problem === null ? 0 : 1)
  })

  it.each([
    ['ar', '{n, plural, one {لون} two {لونان} few {# ألوان} many {# لونا} other {# لون}}', 'lacks {n, plural, zero}'],
    ['fr', '{n, plural, one {# couleur} other {# couleurs}}', 'lacks {n, plural, many}'],
    ['de', '{n, plural, one {# Farbe} other {# Farben}}', ''],
  ])('in %s is told which forms a plural lacks: %s', (code, translation, lacking) => {
    const text = translate('{n, plural, one {# color} other {# colors}}', translation)
    const { problems, notes } = updateCatalog(code, messages, text)
    expect(problems).toEqual([])
    expect(notes).toHaveLength(lacking ? 1 : 0)
    expect(notes.join()).toContain(lacking)
  })

  it('of a variant of English has only what differs', () => {
    const { text } = updateCatalog('en-GB', messages, translate('{n, plural, one {# color} other {# colors}}', 'x'), {
      isVariant: true,
    })
    expect(text.match(/^msgid "."/gm) ?? text.match(/^msgid ".+"/gm)).toHaveLength(1)
  })

  it('has parts: the page, lessons and starters, and what a terminal says', () => {
    const of = (...files: string[]) => partsOf(files.map(file => `src/${file}`))
    expect(of('ui/shell/App.tsx')).toEqual(['page'])
    expect(of('nodes/note/view.tsx', 'nodes/note/help.ts')).toEqual(['page'])
    expect(of('content/lessons/dice.ts', 'content/starters/mood.ts')).toEqual(['content'])
    expect(of('content/starters/mood-ring.ts')).toEqual(['page'])
    expect(of('gateway/app.ts', 'cli/run.ts', 'terminal/help.ts')).toEqual(['terminal'])
    expect(of('engine/run.ts')).toEqual(['page', 'terminal'])
    expect(of('content/lessons/dice.ts', 'lessons/lesson-list.ts')).toEqual(['page', 'terminal'])
    const text = translate('Run', 'Los')
    expect(compileCatalog(text, 'page')).toEqual({ [messageKey(compileText('Run'))]: 'Los' })
    expect(compileCatalog(text, 'terminal')).toEqual({})
  })
})
