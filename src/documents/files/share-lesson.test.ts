import { expect, test } from 'vitest'
import { lessons } from '../../../tests/support/english-content'
import { inEnglish } from '../../../tests/support/in-english'
import { sample } from '../../../tests/support/soak'
import { testRows } from '../../../tests/support/test-rows'
import type { Lesson } from '../../lessons/lesson'
import { readIncoming } from './incoming'
import { lessonFile, lessonLink } from './share-lesson'
import { parseShareable } from './shareable'

const [first] = lessons as [Lesson]
const { document, inputs, ...plan } = first

testRows(sample(lessons, 5).map(lesson => [lesson.id, lesson] as const))(
  'a lesson comes out of a link and a file as it went in',
  async (_id, lesson) => {
    const { document, inputs, ...plan } = lesson
    const content = { draft: { document, inputs }, notes: [], lesson: plan }
    const cards = document.pipelines.map(({ nodes }) => ({
      nodes: nodes.map(({ type, config }) => ({ type, config })),
    }))
    expect(await readIncoming(lessonLink(lesson))).toMatchObject({
      ...{ kind: 'document', from: 'link' },
      content: { ...content, draft: { document: { name: document.name, pipelines: cards }, inputs } },
    })
    expect(await readIncoming(lessonFile(lesson).text)).toMatchObject({ kind: 'document', from: 'file', content })
  },
)

test('a file is of the kind aili5-lesson, and named for its lesson', () => {
  const { name, text } = lessonFile(first)
  expect(name).toBe(`${first.title}.lesson.json`)
  expect(JSON.parse(text)).toMatchObject({ kind: 'aili5-lesson', pipelines: document.pipelines, lesson: plan })
})

const broken = {
  'no steps': { ...plan, steps: [] },
  'a check of an unknown kind': { ...plan, steps: [{ title: 'A', text: 'b', check: { kind: 'magic' } }] },
  'an id with a path in it': { ...plan, id: '../x' },
  nothing: null,
}
testRows(Object.entries(broken))(
  'a lesson that is broken opens as its stack alone, and says so',
  async (_what, lesson) => {
    const incoming = await readIncoming(JSON.stringify({ kind: 'aili5-lesson', ...document, lesson }))
    if (incoming.kind !== 'document') throw new Error(incoming.kind)
    expect(incoming.content.lesson).toBeUndefined()
    expect(incoming.content.draft.document).toEqual(document)
    expect(inEnglish(incoming.content.notes).join(' ')).toMatch(
      /The lesson in it cannot be read.*The stack opens without it\./,
    )
  },
)

test('checks deeper than anybody writes are refused', async () => {
  let check: object = { kind: 'answer' }
  for (let depth = 0; depth < 40; depth++) check = { kind: 'not', of: check }
  const deep = { ...plan, steps: [{ title: 'A', text: 'b', check }] }
  const incoming = await readIncoming(JSON.stringify({ kind: 'aili5-lesson', ...document, lesson: deep }))
  expect(inEnglish(incoming)).toMatchObject({
    kind: 'document',
    content: { notes: [expect.stringContaining('cannot be read')] },
  })
})

test('a lesson whose stack cannot be read is refused with the reason of the stack', () => {
  const damaged = { kind: 'aili5-lesson', ...document, pipelines: [{ id: 'p', name: 'p', nodes: [7] }], lesson: plan }
  const { kind: _, lesson: __, ...stack } = damaged
  const problem = parseShareable(stack)
  expect(inEnglish(problem)).toMatchObject({
    problem: expect.stringContaining('of card 1'),
    path: ['pipelines', 0, 'nodes', 0],
  })
  expect(parseShareable(damaged)).toEqual(problem)
})
