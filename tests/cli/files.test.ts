import { expect, test } from 'vitest'
import { cli, file } from '../support/cli'
import { stack } from '../support/engine'
import { bytesOf, gif, jpeg, png, utf16 } from '../support/file-bytes'
import { testRows } from '../support/test-rows'

const reader = file('reader.json', stack(['file', {}, 'f'], ['inference', { model: 'demo' }, 'm']))
const painter = file('painter.json', stack(['paint_input', {}, 'p'], ['inference', { model: 'demo' }, 'm']))

/** What the model was given, and what was said about it. */
async function given(document: string, input: string) {
  const { code, out, err } = await cli(['run', document, '--in', input, '--events'])
  const events = out
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))
  const request = events.find(({ type }) => type === 'request')
  return { code, err, content: request?.request.messages[0].content }
}

testRows([
  ['excel.csv', bytesOf('Name;Gr\xf6\xdfe\n\xd6nne;1'), 'Name;Größe\nÖnne;1', /“excel.csv” was read as Windows-1252/],
  ['unicode.txt', utf16('Größe\t1'), 'Größe\t1', /^$/],
  ['utf8.txt', new Uint8Array(new TextEncoder().encode('\ufeffGröße')), 'Größe', /^$/],
])('T05: --in reads a text as the page does, and says so where it may be wrong', async (name, bytes, text, said) => {
  const { code, err, content } = await given(reader, `f=${file(name, bytes)}`)
  expect({ code, content }).toEqual({ code: 0, content: [{ type: 'text', text }] })
  expect(err).toMatch(said)
})

test('T05: a file that a document names is read in the same way', async () => {
  const path = file('excel.csv', bytesOf('Gr\xf6\xdfe'))
  const { out } = await cli(['run', file('d.json', stack(['file', { path }, 'f'], ['inference'])), '--events'])
  expect(out).toContain('"text":"Größe"')
})

testRows([
  ['scan.jpg', png(2, 3), 'image/png'],
  ['scan.png', jpeg(20, 10), 'image/jpeg'],
  ['dot.gif', gif(), 'image/gif'],
])('F01: --in gives a picture the type of its bytes', async (name, bytes, mediaType) => {
  const data = Buffer.from(bytes).toString('base64')
  for (const [document, node] of [
    [reader, 'f'],
    [painter, 'p'],
  ]) {
    const { content } = await given(String(document), `${node}=${file(name, bytes)}`)
    expect(content).toEqual([{ type: 'image', mediaType, data }])
  }
})

testRows([
  [reader, 'f', 'IMG.HEIC', bytesOf('\0\0\0\x18ftypheic\0\0\0\0'), 'HEIC'],
  [reader, 'f', 'a.pdf', bytesOf('%PDF-1.4 1 0 obj'), 'is a PDF'],
  [reader, 'f', 'a.docx', bytesOf('PK\x03\x04\x14\0word/document.xml'), 'Word'],
  [reader, 'f', 'moves.gif', gif(true), 'moves'],
  [reader, 'f', 'tall.png', png(300, 12_000), 'too large'],
  [painter, 'p', 'page.png', bytesOf('<!doctype html>'), 'has the name of a picture'],
  [painter, 'p', 'letter.txt', bytesOf('Dear bear'), 'cannot be opened as a picture'],
  [reader, 'f', 'a.bin', bytesOf('a\0b'), 'does not contain text'],
])('F02, F03, F04: --in refuses what no model reads, before the run', async (document, node, name, bytes, sentence) => {
  const { code, out, err } = await cli(['run', document, '--in', `${node}=${file(name, bytes)}`])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(sentence)
})

test('a pipeline that was saved as UTF-16 opens', async () => {
  const yaml = 'nodes: [{ id: a, type: event.stdout, prefix: "Grüße" }]'
  const { code, err } = await cli(['validate', file('a.yaml', utf16(yaml))])
  expect({ code, err }).toEqual({ code: 0, err: '' })
})

testRows([
  ['answer.md', `Here you are:\n\n\`\`\`json\n${JSON.stringify(stack(['note', {}]), null, 1)}\n\`\`\`\n`],
  ['answer.txt', `Sure! ${JSON.stringify(stack(['note', {}]))} Have fun.`],
  ['answer.json', JSON.stringify(stack(['note', {}])).replace(/}$/, ',}')],
  ['answer.txt', 'Try:\n```yaml\nnodes: [{ id: a, type: event.stdout }]\n```\n'],
])('I02: a pipeline opens in the forms in which models answer', async (name, text) => {
  const { code, err } = await cli(['convert', file(name, text), '--to', 'json'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
})
