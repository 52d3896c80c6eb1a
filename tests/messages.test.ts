import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { collectMessages, modulesIn } from '../build/messages/collect-messages'
import { compileCalls } from '../build/messages/compile-messages'
import { findMessages } from '../build/messages/find-messages'
import { lessonListText } from '../build/messages/lesson-list'
import { updateCatalogs } from '../build/messages/main'
import { fileOf, isAmerican, updateLanguage } from '../build/messages/po-files'
import { type MessageDescriptor, msg } from '../src/language/message'

const root = resolve(import.meta.dirname, '..')
const head = `import { t } from '../language/active'\nimport { msg } from '../language/message'\n`
/** The messages of the code. */
const modules = modulesIn(root)
const collected = modules.then(collectMessages)
const collect = (code: string, path = 'src/ui/app/Page.tsx') => collectMessages(new Map([[path, head + code]]))

describe('the list of lessons', () => {
  const lesson = (id: string, number: number, title = msg('Dice')) => ({ id, number, title })

  it('has them in the order of their numbers, each with its title', () => {
    const text = lessonListText([
      lesson('by-heart', 2, msg({ message: "It's", context: 'a title' })),
      lesson('dice', 1),
    ])
    expect(text).toContain(`
export const lessonList = {
  dice: { number: 1, title: msg('Dice') },
  'by-heart': { number: 2, title: msg({ message: "It's", context: 'a title' }) },
}
`)
  })

  it.each([
    ['two lessons of one number', [lesson('a', 3), lesson('b', 1), lesson('c', 3)], '“a” and “c” have the number 3'],
    ['a title with values', [lesson('a', 1, msg('{count} dice', { count: 2 }))], 'title of the lesson “a” has values'],
  ])('refuses %s', (_, lessons, problem) => {
    expect(() => lessonListText(lessons)).toThrow(problem)
  })
})

describe('the messages of the code', () => {
  it('are in the catalogs of every language, and each translation takes the values of its message', async () => {
    const report = await updateCatalogs({ check: true })
    expect(report.problems).toEqual([])
    expect(report.messages).toBeGreaterThan(0)
    expect(report.languages.map(({ code }) => code)).toContain('en-GB')
  })

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

  it('have one entry for each message and context, with all notes and places', () => {
    const code = `${head}msg({ message: 'Open', note: 'One.' })\nmsg({ message: 'Open', context: 'verb' })`
    const { messages, problems } = collectMessages(
      new Map([
        ['src/nodes/note/view.tsx', code],
        ['src/ui/app/Page.tsx', `${code}\nmsg({ message: 'Open', note: 'Two.' })`],
      ]),
    )
    expect(problems).toEqual([])
    expect(messages.map(({ context, notes, files }) => ({ context, notes, files: files.length }))).toEqual([
      { context: undefined, notes: ['One.', 'Two.'], files: 2 },
      { context: 'verb', notes: [], files: 2 },
    ])
    expect(messages.map(fileOf)).toEqual(['nodes-note.po', 'nodes-note.po'])
  })
})

describe('the parts of a catalog', () => {
  const main = `import './ui/App'\nimport type { Settings } from './ui/Settings'\nvoid import('./ui/Later')`
  const { messages } = collectMessages(
    new Map([
      ['src/main.tsx', head.replaceAll('../', './') + main],
      [
        'src/ui/App.tsx',
        `${head}export { Card } from './Card'\nmsg('Run'); import.meta.glob<View>('../nodes/{note,text}/view.tsx', { eager: true })`,
      ],
      ['src/nodes/note/view.tsx', `${head}msg('Note')`],
      ['src/nodes/chart/view.tsx', `${head}msg('Chart')`],
      ['src/ui/Card.tsx', `${head}msg('Card')`],
      ['src/nodes/results.chunk.ts', `import '../engine/refused'`],
      ['src/engine/refused.ts', `${head}msg('Refused'); msg('Run')`],
      ['src/ui/Later.tsx', `${head}msg('Run'); msg('Later'); msg('Both'); msg('Refused')`],
      ['src/ui/Settings.tsx', `${head}msg('Settings')`],
      ['src/content/lessons/one.ts', `${head}msg('One'); msg('Both'); msg('Two')`],
      ['src/content/starters/two.ts', `${head}msg('Two')`],
      ['src/cli/main.ts', `${head}msg('Usage')`],
      ['src/gateway/main.ts', `${head}msg('Class')`],
    ]),
  )

  it('are what the first load says, a run and its results, the rest of the page, lessons, starters, and other programs', () => {
    expect(Object.fromEntries(messages.map(({ message, parts }) => [message, parts]))).toEqual({
      Run: ['shell'],
      Card: ['shell'],
      Note: ['shell'],
      Chart: ['page'],
      Refused: ['run'],
      Later: ['page'],
      Settings: ['page'],
      Both: ['page'],
      One: ['lessons'],
      Two: ['lessons', 'starters'],
      Usage: ['cli'],
      Class: ['gateway'],
    })
  })

  it('each have their translations, and no others', () => {
    const before = new Map([['a.po', 'msgid "Two"\nmsgstr "Zwei"\n\nmsgid "Run"\nmsgstr "Los"\n']])
    const { catalogs } = updateLanguage('de', messages, before)
    const filled = [...catalogs].flatMap(([part, text]) => Object.values(JSON.parse(text)).map(said => [part, said]))
    expect(filled).toEqual([
      ['shell', 'Los'],
      ['lessons', 'Zwei'],
      ['starters', 'Zwei'],
    ])
  })

  it('begin with what the page imports statically: some of its messages, and not most', async () => {
    const { messages } = await collected
    const first = messages.filter(({ parts }) => parts.includes('shell'))
    expect(first.map(({ message }) => message)).toEqual(expect.arrayContaining(['Run', 'Skip to the pipeline']))
    expect(first.length).toBeLessThan(messages.length / 10)
  })
})

describe('the build', () => {
  it('compiles each message of the code to what it is when it is compiled as it is used', async () => {
    const built = new Map([...(await modules)].map(([path, code]) => [path, compileCalls(path, code)?.code]))
    const lacking = (await collected).messages.flatMap(({ message, context, files }) => {
      const used = msg({ message, ...(context !== undefined && { context }) } as { message: 'any' })
      const compiled = JSON.stringify(context === undefined ? used.message : used)
      return files.filter(path => !built.get(path)?.includes(compiled)).map(path => `${path}: ${message}`)
    })
    expect(lacking).toEqual([])
  })

  it('leaves calls that take compiled messages as well', () => {
    const built = compileCalls(
      'src/a.ts',
      `${head}export const a = msg('{n, plural, one {# day} other {# days}}', { n })`,
    )
    const call = /msg\((.*), \{ n \}\)/.exec(built?.code ?? '')?.[1] ?? ''
    const compiled = JSON.parse(call)
    const anyMessage = msg as (message: unknown, values: object) => MessageDescriptor
    expect(anyMessage(compiled, { n: 2 })).toEqual(msg('{n, plural, one {# day} other {# days}}', { n: 2 }))
  })

  it('refuses a message that it cannot compile', () => {
    expect(() => compileCalls('src/a.ts', `${head}msg('{n, plural, one {a}}')`)).toThrow()
    expect(() => compileCalls('src/a.ts', `${head}msg(words)`)).toThrow('src/a.ts:3')
  })
})

describe('a language', () => {
  const { messages } = collect(
    `msg('Run'); msg('Delete <b>{name}</b>?', { name }); msg({ message: 'Open', context: 'verb', note: 'On a button.' }); msg('{n, plural, one {# color} other {# colors}}', { n })`,
  )
  const translate = (text: string, message: string, translation: string) =>
    text.replace(`msgid "${message}"\nmsgstr ""`, `msgid "${message}"\nmsgstr "${translation}"`)

  it('begins with every message untranslated, with contexts, notes and places', () => {
    const { files, catalogs, translated, wanted, empty } = updateLanguage('de', messages, new Map())
    const text = files.get('ui-app.po') ?? ''
    expect(text).toContain('#. On a button.\n#: src/ui/app/Page.tsx\nmsgctxt "verb"\nmsgid "Open"\nmsgstr ""')
    expect([catalogs.get('page'), translated, wanted]).toEqual(['{}\n', 0, 4])
    expect([...empty]).toEqual([['ui-app.po', 4]])
  })

  it('keeps its translations, and marks those of messages that are gone', () => {
    const text = updateLanguage('de', messages, new Map()).files.get('ui-app.po') ?? ''
    const files = new Map([['ui-app.po', translate(text, 'Run', 'Los')]])
    const again = updateLanguage('de', messages, files)
    expect(again.problems).toEqual([])
    expect(again.translated).toBe(1)
    expect(Object.values(JSON.parse(again.catalogs.get('page') ?? ''))).toEqual(['Los'])
    expect(updateLanguage('de', messages, again.files)).toEqual(again)
    const gone = updateLanguage('de', messages.slice(1), again.files)
    expect(gone.files.get('obsolete.po')).toContain('#~ msgid "Run"\n#~ msgstr "Los"')
    expect(gone.catalogs.get('page')).toBe('{}\n')
    expect(updateLanguage('de', messages, gone.files).translated).toBe(1)
  })

  it.each([
    ['<b>{name}</b> löschen?', null],
    ['{name} löschen?', 'lacks <b>'],
    ['<b>{nam}</b> löschen?', 'lacks {name, text}'],
    ['<b>{name, number}</b> löschen?', 'has {name, number}'],
    ['<b>{name</b> löschen?', ''],
  ])('takes only a translation with the values and tags of its message: %s', (translation, problem) => {
    const text = updateLanguage('de', messages, new Map()).files.get('ui-app.po') ?? ''
    const files = new Map([['ui-app.po', translate(text, 'Delete <b>{name}</b>?', translation)]])
    const { problems, translated } = updateLanguage('de', messages, files)
    expect(translated).toBe(problem === null ? 1 : 0)
    expect(problems.join()).toContain(problem ?? '')
    expect(problems).toHaveLength(problem === null ? 0 : 1)
  })

  it('may have more forms of a plural than English', () => {
    const text = updateLanguage('ar', messages, new Map()).files.get('ui-app.po') ?? ''
    const arabic = '{n, plural, zero {لا ألوان} one {لون} two {لونان} few {# ألوان} many {# لونا} other {# لون}}'
    const plural = '{n, plural, one {# color} other {# colors}}'
    expect(updateLanguage('ar', messages, new Map([['ui-app.po', translate(text, plural, arabic)]])).problems).toEqual(
      [],
    )
  })

  it.each([
    ['ar', '{n, plural, one {لون} two {لونان} few {# ألوان} many {# لونا} other {# لون}}', 'lacks {n, plural, zero}'],
    ['ar', '{n, plural, =0 {لا ألوان} other {# لون}}', 'lacks {n, plural, zero}'],
    ['fr', '{n, plural, one {# couleur} other {# couleurs}}', 'lacks {n, plural, many}'],
    ['de', '{n, plural, other {# Farben}}', 'lacks {n, plural, one}'],
    ['de', '{n, plural, one {# Farbe} other {# Farben}}', ''],
  ])('has every form of a plural in %s: %s', (code, translation, problem) => {
    const text = updateLanguage(code, messages, new Map()).files.get('ui-app.po') ?? ''
    const plural = '{n, plural, one {# color} other {# colors}}'
    const { problems } = updateLanguage(code, messages, new Map([['ui-app.po', translate(text, plural, translation)]]))
    expect(problems).toHaveLength(problem ? 1 : 0)
    expect(problems.join()).toContain(problem)
  })

  it('of differences wants those messages only that it spells in another way', () => {
    const { files, wanted } = updateLanguage('en-GB', messages, new Map(), { differs: true })
    expect(wanted).toBe(1)
    expect(files.get('ui-app.po')).toContain('# colors')
    expect(files.get('ui-app.po')).not.toContain('"Run"')
  })

  it.each(['Colors', 'Your favorite', 'Canceled', 'Organize', 'the center', 'a catalog', 'math', '20 kilometers'])(
    'is British where it has another spelling: %s',
    words => expect(isAmerican(words)).toBe(true),
  )

  it.each(['Check the size', 'a program', 'this dialog', 'a prize', 'a meter', 'practice', 'display_color', '{color}'])(
    'is British with the same words: %s',
    words => expect(isAmerican(words)).toBe(false),
  )
})
