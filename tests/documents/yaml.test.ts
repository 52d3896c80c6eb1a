import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readYaml } from '../../src/documents/yaml/read'
import { writeYaml } from '../../src/documents/yaml/write'
import { LocalizedError } from '../../src/language/localized-error'
import { englishMessages } from '../../src/language/messages'
import type { Document } from '../../src/model/document'
import { nodeTypes } from '../../src/nodes/registry'
import { answerTo, flowHost } from '../support/answer-to'
import { anyFlow } from '../support/any-flow'
import { anyStack } from '../support/any-stack'
import { ofType, run, scriptedModel, stack, testHost, turns } from '../support/engine'
import { inEnglish } from '../support/in-english'
import { cases } from '../support/soak'
import { testRows } from '../support/test-rows'

/** The document of a valid text. */
function read(text: string): Document {
  const result = readYaml(text)
  if ('problems' in result)
    throw new Error(result.problems.map(({ message }) => englishMessages.localize(message)).join('\n'))
  return result.document
}

/** Problems as "line:column message". */
function problemsOf(text: string): string[] {
  const result = readYaml(text)
  return 'problems' in result
    ? result.problems.map(({ line, column, message }) => `${line}:${column} ${englishMessages.localize(message)}`)
    : []
}

function notesOf(text: string): string[] {
  const result = readYaml(text)
  return 'problems' in result ? ['unreadable'] : result.notes.map(({ message }) => englishMessages.localize(message))
}

const order = (text: string) => read(text).pipelines[0]?.nodes.map(({ id }) => id)
const nodeOf = (text: string, id: string) => read(text).pipelines[0]?.nodes.find(node => node.id === id)

const chain = (...nodes: string[]) => `nodes:\n${nodes.map(node => `  - ${node}`).join('\n')}\n`
const ask = '{ id: question, type: trigger.stdin, next: think }'
const think = '{ id: think, type: agent.completion, user_message: "{{question}}", next: answer }'
const answer = '{ id: answer, type: event.stdout }'

describe('nodes', () => {
  it('are a list', () => {
    expect(order(chain(ask, think, answer))).toEqual(['question', 'think', 'answer'])
  })

  it('are a map from id', () => {
    const text = `nodes:
  answer: { type: event.stdout }
  question: { type: trigger.stdin, next: answer }
`
    expect(order(text)).toEqual(['question', 'answer'])
  })

  it.each(['trigger.stdin', '::trigger::stdin', 'trigger::stdin', ' trigger.stdin '])('write a type as %s', type => {
    expect(nodeOf(`nodes: [{ id: a, type: "${type}" }]`, 'a')?.type).toBe('user_input')
  })

  it('of every type of the form become nodes that run', () => {
    const text = `nodes:
  - { id: typed, type: trigger.stdin, prompt: "Query: ", next: filed }
  - { id: filed, type: trigger.file, path: in.txt, next: shell }
  - { id: shell, type: script, cmd: sort -u, next: first }
  - { id: first, type: agent.completion, provider: openai, model: gpt-4o-mini, system_message: "On {{typed}}", user_message: "{{shell}}", next: second }
  - { id: second, type: agent.completion, agent_reuse: first, user_message: "Again", next: shown }
  - { id: shown, type: event.stdout, prefix: "Answer: ", next: saved }
  - { id: saved, type: event.file, path: out.txt, next: end }
  - { id: end, type: scenario.termination }
`
    const [pipeline] = read(text).pipelines
    expect(pipeline?.nodes.map(({ type, config }) => [type, config])).toEqual([
      ['user_input', { placeholder: 'Query: ' }],
      ['file', { path: 'in.txt' }],
      ['script', { cmd: 'sort -u' }],
      [
        'inference',
        {
          contextMode: 'alone',
          model: 'openai/gpt-4o-mini',
          systemPrompt: 'On {{steps.typed.output}}',
          userMessage: '{{steps.shell.output}}',
        },
      ],
      ['inference', { contextMode: 'alone', goesOnFrom: 'first', userMessage: 'Again' }],
      ['console_output', { prefix: 'Answer: ' }],
      ['file_output', { path: 'out.txt' }],
    ])
  })

  it('keep a number in the place of a text as it was written', () => {
    expect(nodeOf('nodes: [{ id: a, type: event.stdout, prefix: 2024.10 }]', 'a')?.config.prefix).toBe('2024.10')
  })

  it('of every other type of aili5 are written with all their settings', () => {
    const text = 'nodes: [{ id: mood, type: aili5.color_display, config: { name: mood, showHex: true } }]'
    expect(nodeOf(text, 'mood')).toMatchObject({ type: 'color_display', config: { name: 'mood', showHex: true } })
  })

  testRows([...nodeTypes.keys()])('have each type of the registry', type => {
    const known = readYaml(`nodes: [{ id: a, type: ${type} }]`, { nodeTypes: [...nodeTypes.keys()] })
    expect(known).toMatchObject({ document: { pipelines: [{ nodes: [{ id: 'a' }] }] }, notes: [] })
    expect('document' in known && nodeTypes.has(known.document.pipelines[0]?.nodes[0]?.type ?? '')).toBe(true)
  })

  it('may have a type that was registered later, and a mistyped one names it', () => {
    const text = 'nodes: [{ id: a, type: mood_meter, config: { scale: 5 } }]'
    const later = { nodeTypes: ['mood_meter'] }
    expect(readYaml(text, later)).toMatchObject({
      document: { pipelines: [{ nodes: [{ type: 'mood_meter', config: { scale: 5 } }] }] },
    })
    const mistyped = readYaml(text.replace('mood', 'mod'), later)
    expect('problems' in mistyped && englishMessages.localize(mistyped.problems[0]?.message ?? '')).toMatch(
      /There is no type “mod_meter”\. Did you mean mood_meter\?/,
    )
  })
})

describe('the entry', () => {
  it('is the only one that no next names', () => {
    expect(order(chain(answer, think, ask))).toEqual(['question', 'think', 'answer'])
  })

  it('is the one that says “entry: true”; those that are never reached are left out, and reported', () => {
    const other = '{ id: other, type: trigger.stdin, next: answer }'
    const text = chain(other, '{ id: question, type: trigger.stdin, entry: true, next: answer }', answer)
    expect(order(text)).toEqual(['question', 'answer'])
    expect(notesOf(text)).toEqual(['“other” is never reached from “question”, and was left out.'])
  })

  it('cannot be two', () => {
    const twice = chain(
      '{ id: a, type: trigger.stdin, next: answer }',
      '{ id: b, type: trigger.stdin, next: answer }',
      answer,
    )
    expect(problemsOf(twice)).toEqual([
      '3:11 More than one node could be the first: “a”, “b”. Write “entry: true” with the one that is.',
    ])
    const said = twice.replaceAll('next', 'entry: true, next')
    expect(problemsOf(said)).toEqual([
      '3:11 More than one node could be the first: “a”, “b”. Keep “entry: true” with one of them.',
    ])
  })
})

describe('next', () => {
  it.each(['scenario.termination', '::scenario::termination', 'scenario.terminate', '::scenario::terminate'])(
    'ends the run with %s',
    end => {
      expect(order(`nodes: [{ id: a, type: trigger.stdin, next: "${end}" }]`)).toEqual(['a'])
    },
  )

  it('ends the run when there is none', () => {
    expect(order('nodes: [{ id: a, type: trigger.stdin }]')).toEqual(['a'])
  })

  it('may be written in full', () => {
    const text = chain(ask.replace('think', '"::nodes::answer"'), answer)
    expect(order(text)).toEqual(['question', 'answer'])
  })

  it('in a circle is refused with its path', () => {
    const text = chain(
      '{ id: a, type: trigger.stdin, next: b }',
      '{ id: b, type: script, cmd: cat, next: c }',
      '{ id: c, type: script, cmd: cat, next: b }',
    )
    expect(problemsOf(text)).toEqual(['4:44 next goes in a circle: b → c → b. The run would never end.'])
  })

  it('back to the entry is a circle too', () => {
    const text = chain(
      '{ id: a, type: trigger.stdin, next: b }',
      '{ id: b, type: script, cmd: cat, next: "::scenario::entry" }',
    )
    expect(problemsOf(text).join()).toContain('a → b → a')
  })

  it('to nowhere is an error that names what is there', () => {
    expect(problemsOf('nodes:\n  - id: a\n    type: trigger.stdin\n    next: anser\n')).toEqual([
      '4:11 next: “anser” leads nowhere. There is: a.',
    ])
  })

  it('that could be a node or the entry is an error that names both', () => {
    const text = chain(
      '{ id: a, type: trigger.stdin, next: scenario.entry }',
      '{ id: scenario.entry, type: event.stdout }',
    )
    expect(problemsOf(text)[0]).toContain('“scenario.entry” could be ::nodes::scenario.entry or ::scenario::entry.')
  })

  it('that could mean two things is an error that names both', () => {
    const text = chain(
      '{ id: a, type: trigger.stdin, next: scenario.termination }',
      '{ id: scenario.termination, type: event.stdout }',
    )
    expect(problemsOf(text)[0]).toContain(
      '“scenario.termination” could be ::nodes::scenario.termination or ::scenario::termination.',
    )
    expect(order(text.replace('next: scenario.termination', 'next: "::nodes::scenario.termination"'))).toEqual([
      'a',
      'scenario.termination',
    ])
  })

  it('is one path, and no list of them', () => {
    expect(problemsOf(chain(ask.replace('think', '[think, answer]'), think, answer)).join()).toContain(
      '“next” should be a text, and is a list.',
    )
  })
})

describe('templates', () => {
  const said = (text: string) =>
    nodeOf(chain(ask, think.replace('{{question}}', text), answer), 'think')?.config.userMessage

  it('name nodes: {{question}} is {{::output::question}}', () => {
    expect(said('{{question}}')).toBe('{{steps.question.output}}')
    expect(said('Say: {{ ::output::question }}!')).toBe('Say: {{steps.question.output}}!')
    expect(said('{{output::question}}')).toBe('{{steps.question.output}}')
  })

  it('take the words of an agent', () => {
    const judge = '{ id: judge, type: agent.completion, user_message: "Is {{think}} true?" }'
    const text = chain(ask, think.replace('answer', 'judge'), judge)
    expect(nodeOf(text, 'judge')?.config.userMessage).toBe('Is {{steps.think.output.content}} true?')
  })

  it('may use what else templates read', () => {
    expect(said('{{vars.city}} {{input.a}}')).toBe('{{vars.city}} {{input.a}}')
  })

  it('that name nothing are an error at their place', () => {
    expect(problemsOf(chain(ask, think.replace('{{question}}', 'Hear {{qestion}}'), answer))).toEqual([
      '3:62 {{qestion}}: “qestion” leads nowhere. There are: question, think, answer.',
    ])
  })

  it('cannot name what comes later', () => {
    const [problem] = problemsOf(chain(ask, think.replace('{{question}}', '{{answer}}'), answer))
    expect(problem).toContain('{{answer}} names “answer”, which has not run by then.')
  })

  it('name nodes whose ids are words with spaces', () => {
    const text = chain('{ id: my "own" words, type: trigger.stdin, next: think }', think.replace('question', "my 'x"))
      .replace(`"{{my 'x}}"`, `'{{my "own" words}}'`)
      .replace('next: answer', 'label: x')
    expect(nodeOf(text, 'think')?.config.userMessage).toBe('{{steps["my \\"own\\" words"].output}}')
  })

  it('pass on the text from above where an agent says nothing of its own', () => {
    const silent = '{ id: think, type: agent.completion, system_message: Sum it up, next: answer }'
    expect(nodeOf(chain(ask, silent, answer), 'think')?.config.userMessage).toBe('{{steps.question.output}}')
  })
})

describe('agent_reuse', () => {
  const again = (reuse: string) =>
    chain(
      ask,
      think.replace('answer', 'again'),
      `{ id: again, type: agent.completion, agent_reuse: ${reuse}, user_message: Why? }`,
    )

  it('starts from that agent’s messages', async () => {
    const model = turns({ text: 'Because.' }, { text: 'It is so.' })
    await run(read(again('think')), testHost(model.languageModel), { inputs: { question: 'Is it?' } })
    const told = model.requests.map(({ messages }) =>
      messages.map(({ content }) =>
        typeof content === 'string' ? content : content.map(part => 'text' in part && part.text).join(),
      ),
    )
    expect(told).toEqual([['Is it?'], ['Is it?', 'Because.', 'Why?']])
  })

  it('names an agent before it', () => {
    expect(problemsOf(again('question')).join()).toContain('“question” is no agent')
    expect(problemsOf(again('again')).join()).toContain('has not run by then')
    expect(problemsOf(again('nobody')).join()).toContain('“nobody” leads nowhere')
    expect(problemsOf(again('"::nodes::think"'))).toEqual([])
    expect(problemsOf(again('[think]')).join()).toMatch(/^\d+:\d+ [^\n]*“agent_reuse”[^\n]*$/)
  })
})

describe('an agent', () => {
  it('hears only what its messages say', async () => {
    const model = turns({ text: 'One.' }, { text: 'Two.' })
    const text = chain(
      ask,
      think.replace('answer', 'judge'),
      '{ id: judge, type: agent.completion, system_message: "Judge {{question}}", user_message: "{{think}}" }',
    )
    const events = await run(read(text), testHost(model.languageModel), { inputs: { question: 'Bees' } })
    expect(model.requests.map(({ system, messages }) => ({ system, messages }))).toEqual([
      { system: '', messages: [{ role: 'user', content: [{ type: 'text', text: 'Bees' }] }] },
      { system: 'Judge Bees', messages: [{ role: 'user', content: [{ type: 'text', text: 'One.' }] }] },
    ])
    expect(ofType(events, 'run-end')[0]?.status).toBe('finished')
  })

  it('of a provider needs a model', () => {
    expect(problemsOf('nodes: [{ id: a, type: agent.completion, provider: openai }]').join()).toContain(
      'which model of openai',
    )
    expect(nodeOf('nodes: [{ id: a, type: agent.completion, provider: demo }]', 'a')?.config.model).toBe('demo')
  })
})

describe('what is wrong', () => {
  testRows<[string, string, string]>([
    ['a grammar that is no YAML', 'nodes:\n  - id: a\n   type: b\n', '3:1 This is not quite YAML'],
    ['nothing at all', '', '1:1 This should be a pipeline in YAML'],
    ['a list at the top', '- a\n', '1:1 This should be a pipeline in YAML'],
    ['no nodes', 'name: x\n', '1:1 There should be “nodes”'],
    ['no node', 'nodes: []\n', '1:8 There is no node yet'],
    ['a node that is a text', 'nodes:\n  - hello\n', '2:5 A node should be a group of fields, with an id and a type.'],
    ['a node without an id', 'nodes:\n  - type: script\n', '2:5 This node has no id.'],
    ['a node without a type', 'nodes:\n  - id: a\n', '2:5 “a” has no type.'],
    ['a type that is none', 'nodes:\n  - id: a\n    type: trigger.stdout\n', '3:11 There is no type “trigger.stdout”.'],
    ['an id that is taken', chain(answer, answer), '3:11 There are two nodes “answer”.'],
    ['a field that is here twice', 'nodes:\n  - id: a\n    id: b\n    type: script\n', '3:5 “id” is used twice.'],
    ['an id that no path can name', 'nodes:\n  - id: a::b\n    type: script\n', '2:9 “a::b” cannot be an id'],
    ['two texts in one file', `${chain(answer)}---\n${chain(answer)}`, 'A second document begins here'],
    ['an alias of nothing', 'nodes: [*a]\n', '1:9 The alias *a names nothing that comes before it'],
    [
      'a list as a name',
      'nodes: [{ id: a, type: aili5.note, config: { ? [1] : 2 } }]\n',
      '1:48 A field needs a name, and a list or a group of fields is none',
    ],
    ['a field without a name', 'name: x\n"": y\nnodes: []\n', '2:1 A field needs a name.'],
    ['a tag', 'nodes: !!js/function x\n', '1:8 This is not quite YAML'],
    [
      'a field that would be taken for another',
      'nodes:\n  - { id: a, type: agent.completion, systemPrompt: x }\n',
      '2:38 “systemPrompt” is no field of agent.completion',
    ],
  ])('is reported with line and column', (_, text, problem) => {
    expect(problemsOf(text)[0]).toContain(problem)
  })

  it('is reported all at once', () => {
    expect(problemsOf('nodes:\n  - id: a\n  - type: script\n').length).toBe(2)
  })

  it('is noted where it does no harm', () => {
    expect(notesOf('version: 2\nnodes: [{ id: a, type: event.stdout, prefx: x }]')).toEqual([
      '“prefx” is no field of event.stdout (“a”); it is kept, and does nothing.',
      '“version” is nothing that a pipeline has, and was left out.',
    ])
  })
})

it('leaves templates of other steps as they are, when it is written', () => {
  const document = stack(
    ['user_input', {}],
    ['inference', { contextMode: 'alone', userMessage: '{{steps.gone.output}} {{steps}} {{1 + 1}}' }],
  )
  const written = writeYaml(document)
  expect('text' in written && written.text).toContain('{{steps.gone.output}} {{steps}} {{1 + 1}}')
})

it('takes any number of aliases, of which each is what its anchor was last', () => {
  const text = `nodes: [{ id: a, type: trigger.stdin }]
variables: { one: &x { of: 1 }, many: [${'*x, '.repeat(500)}*x], other: &x 2, last: *x }
`
  expect(read(text).variables).toEqual({ one: { of: 1 }, many: Array(501).fill({ of: 1 }), other: 2, last: 2 })
})

describe('bombs', () => {
  const laughs = `a: &a [x,x,x,x,x,x,x,x,x]\n${[...'bcdefghi']
    .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[index]}`).join(',')}]`)
    .join('\n')}\nnodes: []\n`

  testRows<[string, string, RegExp]>([
    ['a billion laughs', laughs, /300,000 values/],
    [
      'lists of lists of a list',
      `a: &a [${'x,'.repeat(100)}]\nb: &b [${'*a,'.repeat(100)}]\nc: [${'*b,'.repeat(40)}]\nnodes: []\n`,
      /300,000 values/,
    ],
    [
      'lists that are deep in an alias of deep lists',
      `a: &a ${'['.repeat(40)}${']'.repeat(40)}\nb: ${'['.repeat(40)}*a${']'.repeat(40)}\nnodes: []\n`,
      /more than 64 deep/,
    ],
    ['an alias inside of what it names', 'nodes: &a [*a]\n', /is inside of what it names/],
    ['lists in lists', `nodes: ${'['.repeat(100_000)}`, /more than 64 deep/],
    ['groups in groups', '{a: '.repeat(50_000), /more than 64 deep/],
    ['dashes', `${'- '.repeat(100_000)}x`, /more than 64 deep/],
    ['question marks', '? '.repeat(50_000), /more than 64 deep/],
    [
      'an ever deeper indent',
      Array.from({ length: 500 }, (_, at) => `${' '.repeat(at)}a:`).join('\n'),
      /more than 64 deep/,
    ],
    [
      'the same with the line ends of Windows',
      Array.from({ length: 500 }, (_, at) => `${' '.repeat(at)}a:`).join('\r\n'),
      /more than 64 deep/,
    ],
    ['a text too long', `nodes: "${'x'.repeat(1_100_000)}"`, /At most 512 kB/],
  ])('are refused, before more is built of them than may be', (_, text, problem) => {
    expect(problemsOf(text)[0]).toMatch(problem)
  })

  it('are not what an honest anchor is', () => {
    const text = `nodes:
  - &first { id: a, type: agent.completion, system_message: &tone Be kind, user_message: Hi, next: b }
  - { id: b, type: agent.completion, system_message: *tone, user_message: Ho }
`
    expect(nodeOf(text, 'b')?.config.systemPrompt).toBe('Be kind')
  })

  it('are not what an honest text is', () => {
    const cmd = '[[[[((((  {{{{ - - - ? ? ? : : :'.repeat(20)
    expect(nodeOf(`nodes:\n  - id: a\n    type: script\n    cmd: |\n      ${cmd}\n`, 'a')?.config.cmd).toBe(`${cmd}\n`)
  })
})

describe('there and back', () => {
  const everything = readFileSync(new URL('../fixtures/yaml/everything.yaml', import.meta.url), 'utf8')

  it('keeps every node, setting, path and template', () => {
    const document = read(everything)
    const written = writeYaml(document)
    if ('problem' in written) throw new LocalizedError(written.problem)
    expect(read(written.text)).toEqual(document)
    // The text is stored unchanged.
    expect(writeYaml(read(written.text))).toEqual(written)
    expect(written.text).toContain('"{{question}}"')
    expect(written.text).not.toContain('steps.')
  })

  it.each(['scenario.entry', 'scenario.termination', 'scenario.terminate'])(
    'keeps a card whose id means something else as a path: %s',
    id => {
      const document = stack(['user_input', {}, 'said'], ['script', { cmd: 'cat' }, 'other'])
      document.pipelines[0]?.nodes.splice(1, 1, { id: 'other', slug: id, type: 'script', config: { cmd: 'cat' } })
      const written = writeYaml(document)
      if ('problem' in written) throw new LocalizedError(written.problem)
      expect(written.text).toContain(`next: ::nodes::${id}\n`)
      expect(read(written.text).pipelines[0]?.nodes.map(node => node.id)).toEqual(['said', 'other'])
    },
  )

  it('keeps documents that never were YAML', () => {
    const document = stack(
      ['system_prompt', { prompt: 'Be brief.\nAnd kind.' }],
      ['user_input', { placeholder: 'Your words', defaultValue: 'Hi' }],
      ['color_display', { name: 'mood' }],
      ['inference', { model: 'anthropic/claude-sonnet-4-5', temperature: 0.2 }],
      ['inference', { contextMode: 'alone', userMessage: 'Sum up {{steps.user-input.output}}', model: 'demo' }],
      ['script', { cmd: 'cat', type: 'a stranger called like a field' }],
    )
    const written = writeYaml(document)
    if ('problem' in written) throw new LocalizedError(written.problem)
    expect(written.text).toMatch(/provider: demo\n\s*model: demo/)
    const back = read(written.text)
    const plain = ({ pipelines }: Document) => pipelines[0]?.nodes.map(({ type, config }) => ({ type, config }))
    expect(plain(back)).toEqual(plain(document))
  })

  it('keeps the ids of a document, its pipeline and its nodes, and what names them', () => {
    const document: Document = {
      version: 1,
      id: 'simple-chat',
      name: 'Simple chat',
      pipelines: [
        {
          id: 'talk',
          name: 'Talk',
          nodes: [
            { id: 'said', type: 'user_input', config: {} },
            {
              id: 'reply',
              slug: 'answer',
              type: 'inference',
              config: { contextMode: 'alone', userMessage: '{{steps.user-input.output}}' },
            },
            {
              id: 'again',
              type: 'inference',
              config: { contextMode: 'alone', goesOnFrom: 'reply', userMessage: 'Why?' },
            },
          ],
        },
      ],
      edges: [],
    }
    const written = writeYaml(document)
    if ('problem' in written) throw new LocalizedError(written.problem)
    const back = read(written.text)
    const withoutSlugs = structuredClone(back)
    for (const node of withoutSlugs.pipelines[0]?.nodes ?? []) if (node.id !== 'reply') delete node.slug
    expect(withoutSlugs).toEqual(document)
    expect(writeYaml(back)).toEqual(written)
    expect(written.text).toMatch(/^name: Simple chat\nid: simple-chat\npipeline:\n {2}id: talk\n {2}name: Talk\nnodes:/)
    const oneName = { ...document, name: 'Talk' }
    expect(writeYaml(oneName)).toEqual({
      text: expect.stringMatching(/^name: Talk\nid: simple-chat\npipeline:\n {2}id: talk\nnodes:/),
    })
  })

  it('does not write the ids that a text without them has', () => {
    const document = read('name: Talk\nnodes:\n  - { id: a, type: event.stdout, next: scenario.termination }\n')
    expect(writeYaml(document)).toEqual({ text: expect.stringMatching(/^name: Talk\nnodes:\n/) })
  })

  it('refuses two nodes with one id in the document', () => {
    const text = 'nodes:\n  - { id: a, type: event.stdout, next: b }\n  - { id: b, node_id: a, type: event.stdout }\n'
    expect(problemsOf(text)).toEqual(['3:23 There are two nodes “a”.'])
  })

  it('keeps any text, with whatever letters', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 }).filter(said => !said.includes('{{'))
    const nodes = fc
      .tuple(text, text, text, text, text)
      .map(([prompt, cmd, system, user, prefix]) =>
        stack(
          ['user_input', { placeholder: prompt, label: prefix }],
          ['script', { cmd }],
          ['inference', { contextMode: 'alone', systemPrompt: system, userMessage: `${user}{{steps.script.output}}` }],
          ['console_output', { prefix }],
          ['gauge_display', { unit: user, deep: { list: [system, null, 1.5, true] } }],
        ),
      )
    const plain = ({ pipelines }: Document) => pipelines[0]?.nodes.map(({ type, config }) => ({ type, config }))
    fc.assert(
      fc.property(nodes, document => {
        const written = writeYaml(document)
        if ('problem' in written) throw new LocalizedError(written.problem)
        expect(plain(read(written.text))).toEqual(plain(document))
      }),
      { numRuns: cases(400) },
    )
  })

  it('asks models the same when it is read again', async () => {
    const alone = anyFlow().map(flow => ({ ...flow, pipelines: flow.pipelines.slice(-1), edges: [] }))
    const some = fc.oneof(anyStack(), alone).filter(({ pipelines }) => pipelines[0]?.nodes.length !== 0)
    await fc.assert(
      fc.asyncProperty(some, async document => {
        const written = writeYaml(document)
        if ('problem' in written) throw new LocalizedError(written.problem)
        const [before, after] = [scriptedModel(answerTo), scriptedModel(answerTo)]
        await run(document, flowHost(before))
        await run(read(written.text), flowHost(after))
        expect(after.requests).toEqual(before.requests)
      }),
      { numRuns: cases(1_000) },
    )
  })

  it('is refused for a document without nodes, which would not be read again', () => {
    expect(inEnglish(writeYaml(stack()))).toEqual({ problem: 'There is no node yet.' })
    const empty = stack()
    const several = { ...empty, pipelines: [...empty.pipelines, { ...stack(['inference']).pipelines[0]!, id: 'b' }] }
    expect(inEnglish(writeYaml(several))).toEqual({ problem: expect.stringContaining('has several') })
  })

  it('is refused for what the form cannot say', () => {
    const one = stack(['inference'])
    const flow = { ...one, pipelines: [...one.pipelines, { id: 'b', name: 'B', nodes: [] }] }
    expect(inEnglish(writeYaml(flow))).toEqual({ problem: expect.stringContaining('one pipeline') })
    const node = { id: 'x', slug: 'a::b', type: 'note', config: {} }
    expect(inEnglish(writeYaml({ ...one, pipelines: [{ id: 'main', name: '', nodes: [node] }] }))).toEqual({
      problem: 'The node “a::b” needs another name: no “::”, no braces, no space around it.',
    })
  })

  testRows<[string, string | undefined]>([
    ['', undefined],
    ...['demo', 'm', '/m', 'p/m', 'p/q/m'].map((model): [string, string] => [model, model]),
  ])('keeps the model of an agent', (model, back) => {
    const written = writeYaml(stack(['inference', { contextMode: 'alone', userMessage: 'Hi', model }]))
    if ('problem' in written) throw new LocalizedError(written.problem)
    expect(read(written.text).pipelines[0]?.nodes[0]?.config.model).toBe(back)
  })
})

describe('words and merges', () => {
  const read = (text: string) => readYaml(text)

  it('merge keys bring the fields of other groups; own ones win, and earlier groups over later', () => {
    const text = `nodes:
  - &base { id: a, type: agent.completion, user_message: Hello, temperature: 0, next: b }
  - { <<: *base, id: b, user_message: Again, next: c }
  - { <<: [{ temperature: 1 }, *base], id: c, "config": 1, next: scenario.termination }
`
    const result = read(text.replace(', "config": 1', ''))
    if ('problems' in result) throw new Error(JSON.stringify(result.problems))
    const configs = result.document.pipelines[0]!.nodes.map(({ config }) => config)
    expect(configs).toMatchObject([
      { userMessage: 'Hello', temperature: 0 },
      { userMessage: 'Again', temperature: 0 },
      { userMessage: 'Hello', temperature: 1 },
    ])
    expect(inEnglish(read('nodes:\n  - { <<: 3, id: a, type: script }'))).toMatchObject({
      problems: [{ message: expect.stringContaining('“<<” takes a group'), line: 2, column: 7 }],
    })
  })

  it('a field whose name is quoted merges nothing', () => {
    const result = read('nodes: [{ id: a, type: aili5.note, config: { "<<": 3 } }]')
    expect(result).toMatchObject({ document: { pipelines: [{ nodes: [{ config: { '<<': 3 } }] }] } })
  })

  it.each([
    [
      'a second document',
      'nodes: []\n---\nnodes: []',
      { line: 2, column: 1, message: /^A second document begins here/ },
    ],
    [
      'a quote',
      'nodes:\n  - id: a\n    cmd: "x\n  - id: b\n',
      { line: 3, column: 10, message: /opened here and never closed/ },
    ],
    [
      'a quote, with other texts before and after it',
      'name: "A"\nnodes:\n  - id: a\n    cmd: "x\n  - id: "b"\n',
      { line: 4, column: 10, message: /opened here and never closed/ },
    ],
    ['a quote in a list', "nodes:\n  - { id: a, cmd: 'x }\n", { line: 2, column: 19, message: /never closed/ }],
  ])('%s is reported once, where it begins', (_, text, { line, column, message }) => {
    const result = read(text)
    expect(inEnglish(result)).toEqual({ problems: [{ line, column, message: expect.stringMatching(message) }] })
  })
})
