import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { modulesIn } from '../../build/messages/collect-messages'
import { literalsOnScreen } from './literals-on-screen'

/** Names of things, and placeholders that are code or keys. */
const names = new Set([
  'src/ui/app/header/Header.tsx aili5',
  'src/ui/xray/Wire.tsx "JSON"',
  'src/nodes/inference/AnswerForm.tsx "title"',
  'src/nodes/kit/CodeField.tsx "return args.a + args.b"',
  'src/nodes/kit/ModelField.tsx "provider/name-of-the-model"',
  'src/ui/settings/AzureForm.tsx "gpt-6-luna"',
  'src/ui/settings/AzureForm.tsx "api-key"',
  'src/ui/settings/MoreFields.tsx "X-Class: 4b"',
  'src/ui/settings/MoreFields.tsx "anthropic-version"',
  'src/ui/settings/connect/ClassMethod.tsx "kite-mnrt-2h4w-bxqz"',
])

it('no text of an element, no label and no announcement is a literal: all are messages', async () => {
  const modules = await modulesIn(resolve(import.meta.dirname, '../..'))
  const found = [...modules].flatMap(([path, text]) => literalsOnScreen(path, text))
  const left = found.map(each => each.replace(/:\d+/, '')).filter(each => !names.delete(each))
  expect(left).toEqual([])
  expect([...names], 'not found any more').toEqual([])
})

it.each([
  ['<p>Two words</p>', 1],
  ['<b>Reading…</b>', 1],
  ["<p>{open ? 'Open' : t('Closed')}</p>", 1],
  ["<p>{count > 1 && 'more'}</p>", 1],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code of a template.
  ['<button aria-label={`Remove ${name}`} title="Remove" />', 2],
  ['<Field label={"About " + name} placeholder="A name" />', 2],
  ["screen.announce('It is done.')", 1],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code of a template.
  ["const a = `${msg('Run')}!`", 1],
  // Names, code and what is no text.
  ['<p>{name} · {count}</p>', 0],
  ['<p className="a b" id="text"><code>npm run</code> {t(\'Run\')}</p>', 0],
  ['<input placeholder="https://example.com/v1" title={t(\'Address\')} />', 0],
  ["<p>{kind === 'note' ? a : b}</p>", 0],
])('finds %s: %i', (text, count) => {
  expect(literalsOnScreen('a.tsx', text)).toHaveLength(count)
})
