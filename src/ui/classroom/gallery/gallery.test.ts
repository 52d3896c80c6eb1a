import { afterEach, expect, it } from 'vitest'
import { run, stack, testHost, turns } from '../../../../tests/support/engine'
import { readIncoming } from '../../../documents/files/incoming'
import { encodeLink, encodeLinkWithRun } from '../../../documents/links/link'
import { recordingOf } from '../../../documents/recordings/recording'
import { languageByCode, sourceLanguage } from '../../../language/languages'
import { nodeTypes } from '../../../nodes/registry'
import type { Files } from '../../../store/library/library-files'
import { canHaveResult, hasOutcome, runOfSnapshot } from '../../parts/snapshots/node-snapshots'
import {
  addSubmissions,
  gallery,
  MAX_SUBMISSIONS,
  removeAllSubmissions,
  removeSubmission,
  shuffleSubmissions,
} from './gallery-store'
import { pastedSubmissions, submissionName } from './pasted-submissions'
import { inOrder, isReadableSubmission, type Submission, sharedPrompts } from './submissions'

const files = {
  read: (source: string | Blob) =>
    typeof source === 'string'
      ? readIncoming(source, { player: { nodeTypes } })
      : source.text().then(text => readIncoming(text)),
} as Files
const document = stack(['color_display', {}, 'color'], ['user_input', {}, 'you'], ['inference', {}, 'llm'])
const draft = (message: string) => ({ document, inputs: { you: message } })
const hang = (sources: string | File[]) => addSubmissions(sources, files, nodeTypes)
const works = () => gallery.getState().works

afterEach(removeAllSubmissions)

it('takes a paste apart: names before links, also in broken lines, lines that are none, or one whole file', () => {
  const source = encodeLink({ draft: draft('hello') })
  const link = `https://class.example/${source}`
  const broken = (link.match(/.{1,60}/g) ?? []).join('\r\n')
  const text = `Ada: ${broken}\r\n\n  Ben Bo, <${link}>\nCy - ${link}.\nDee: #1:abc\n${link}\n${source}\nhello there`
  expect(pastedSubmissions(text)).toEqual([
    { source, name: 'Ada' },
    { source, name: 'Ben Bo' },
    { source, name: 'Cy' },
    { source: '#1:abc', name: 'Dee' },
    { source },
    { source },
    { source: 'hello there' },
  ])
  expect(pastedSubmissions('{\n  "name": "x"\n}')).toEqual([{ source: '{\n  "name": "x"\n}' }])
  expect(pastedSubmissions(' \n ')).toEqual([])
  expect(['Ada.aili5.json', 'b.yaml', '.json'].map(submissionName)).toEqual(['Ada', 'b', '.json'])
})

it('thirty links, one of them bad: the others hang, and the bad one says why', async () => {
  const links = await Promise.all(
    Array.from({ length: 29 }, (_, index) => encodeLink({ draft: draft(`I am ${index}`) })),
  )
  await hang(
    [
      ...links.map((link, index) => `Child ${index + 1}: https://x.example/${link}`),
      'Cut: https://x.example/#1:!!!',
    ].join('\n'),
  )
  expect(works()).toHaveLength(30)
  const bad = works().filter(work => !isReadableSubmission(work))
  expect(bad).toHaveLength(1)
  expect(bad[0]).toMatchObject({ name: 'Cut', problem: expect.stringMatching(/\.$/) })
  const [first] = works().filter(isReadableSubmission)
  expect(first?.name).toBe('Child 1')
  expect(first?.nodes.find(({ node }) => node.id === 'you')?.says).toEqual([{ type: 'text', text: 'I am 0' }])
  expect(first?.run).toBeNull()
})

it('shows a run that came along by folding it, without a request', async () => {
  const model = turns({ calls: [{ name: 'display_color', args: { hex: '#00ff00' } }] }, { text: 'Green.' })
  const recording = recordingOf(await run(document, testHost(model.languageModel), { inputs: { you: 'grass' } }))
  if (!recording) throw new Error('no run')
  const asked = model.requests.length
  await hang(await encodeLinkWithRun({ draft: draft('grass'), recording }, { nodeTypes }))
  const [work] = works().filter(isReadableSubmission)
  const came = work?.nodes
    .filter(shown => canHaveResult(shown.type) && work.run && hasOutcome(runOfSnapshot(shown, work.run)))
    .map(({ node }) => node.id)
  expect(came).toEqual(['color', 'llm'])
  expect(model.requests).toHaveLength(asked)
})

it('tells once what all works have in common', async () => {
  const same = stack(['system_prompt', { prompt: 'Be kind.' }, 'sys'], ['user_input', {}, 'you'])
  const links = await Promise.all(['a', 'b'].map(you => encodeLink({ draft: { document: same, inputs: { you } } })))
  await hang(links.join('\n'))
  expect(sharedPrompts(works()).map(({ name }) => name)).toEqual(['System prompt'])
  expect(sharedPrompts(works().slice(0, 1))).toEqual([])
})

it('takes files by their names, and says of each other kind what it is', async () => {
  const file = (name: string, text: string) => new File([text], name)
  const start = { type: 'run-start', at: 0, runId: 'r', documentId: 'd', documentName: 'D', inputs: {} }
  await hang([
    file('Ada.aili5.json', JSON.stringify({ ...document, inputs: { you: 'Hi' } })),
    file('holiday.json', '[1, 2'),
    file('run.json', JSON.stringify({ recording: 1, shared: [], since: 0, events: [start] })),
  ])
  expect(works().map(work => [work.name, isReadableSubmission(work) ? 'read' : work.problem])).toEqual([
    ['Ada', 'read'],
    ['holiday', expect.stringContaining('JSON')],
    ['run', expect.stringContaining('without its pipeline')],
  ])
  const [first] = works()
  removeSubmission(first?.id ?? 0)
  expect(works().map(({ name }) => name)).toEqual(['holiday', 'run'])
})

it('sorts by name in the language of the page', () => {
  const list = ['Text', 'نص'].map((name, id): Submission => ({ id, name, problem: '' }))
  const names = (language = sourceLanguage) => inOrder(list, 'name', {}, language).map(({ name }) => name)
  expect(names()).toEqual(['Text', 'نص'])
  expect(names(languageByCode('ar'))).toEqual(['نص', 'Text'])
})

it('sorts by name as people count, mixes, and has room for so many', async () => {
  const named = (names: string[]): Submission[] => names.map((name, id) => ({ id, name, problem: '' }))
  const order = (works: Submission[]) => works.map(({ name }) => name)
  const list = named(['Child 10', 'ben', 'Child 2'])
  expect(order(inOrder(list, 'name', {}, sourceLanguage))).toEqual(['ben', 'Child 2', 'Child 10'])
  expect(order(inOrder(list, 'shuffled', { 0: 0.5, 1: 0.9, 2: 0.1 }, sourceLanguage))).toEqual([
    'Child 2',
    'Child 10',
    'ben',
  ])
  const link = await encodeLink({ draft: draft('x') })
  await hang(Array.from({ length: MAX_SUBMISSIONS + 3 }, () => link).join('\n'))
  expect(works()).toHaveLength(MAX_SUBMISSIONS)
  expect(gallery.getState().isFull).toBe(true)
  shuffleSubmissions(() => 0.5)
  expect(gallery.getState().order).toBe('shuffled')
})
