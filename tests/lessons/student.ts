import * as v from 'valibot'
import type { Lesson, LessonStep } from '../../src/content/lessons'
import { localize } from '../../src/language/active'
import { type GuessOutcome, outcomeOf } from '../../src/lessons/guess'
import { judge, type StepVerdict } from '../../src/lessons/judge'
import { wantedOption } from '../../src/lessons/wanted-option'
import type { Node } from '../../src/model/document'
import type { RunEvent } from '../../src/model/events'
import { schemaOfFields } from '../../src/nodes/inference/answer-fields'
import { controlOf } from '../../src/nodes/next_word/network-control'
import nextWord, { type NextWordConfig } from '../../src/nodes/next_word/node'
import { trainingDataOf } from '../../src/nodes/next_word/training-data'
import { nodeTypes } from '../../src/nodes/registry'
import { createDemoModel } from '../../src/providers/demo'
import { allNodes } from '../../src/store/document/draft'
import { createEditor } from '../../src/store/document/editor'
import { cardNames } from '../../src/ui/page/cards/card-names'
import { run, testHost } from '../support/engine'
import { lessons } from '../support/english-content'
import type { Action } from './actions'
import { inWordsOf, type PlayedLanguage } from './words'

/** Deterministic random numbers, with their state. */
function chance(): { next(): number; state: number } {
  return {
    state: 7,
    next() {
      this.state = (this.state * 1_664_525 + 1_013_904_223) % 2 ** 32
      return this.state / 2 ** 32
    },
  }
}

/**
 * A student without a page: performs a script on editor and engine, with the demo; from an earlier state, if given. In
 * another language than that of the scripts, which name cards and options in English, the student types other words.
 */
export function createStudent(
  lesson: Lesson,
  from: Pick<Lesson, 'document' | 'inputs'> = lesson,
  language: PlayedLanguage | 'en' = 'en',
) {
  const english = lessons.find(({ id }) => id === lesson.id) ?? lesson
  const words = (text: string) => inWordsOf(language, text)
  const chances = chance()
  const random = () => chances.next()
  const editor = createEditor({
    nodeTypes,
    random,
    draft: structuredClone({ document: from.document, inputs: from.inputs }),
  })
  const { draft } = editor.getState()
  let before = { document: draft.document, inputs: draft.inputs }
  let runs: RunEvent[][] = []
  let answer: string | undefined
  const document = () => editor.getState().draft.document
  /** A card with the name that it has in the English lesson, unless the student gave it another one. */
  const inEnglish = (node: Node): Node => {
    const nameIn = ({ document }: Lesson) => allNodes(document).find(({ id }) => id === node.id)?.config.name
    const name = nameIn(english)
    if (name === undefined || node.config.name !== nameIn(lesson)) return node
    return { ...node, config: { ...node.config, name } }
  }
  const nodeOf = (name: string) => {
    const names = cardNames(allNodes(document()).map(inEnglish), nodeTypes)
    const node = allNodes(document()).find(({ id }) => names.get(id) === name)
    if (!node) {
      const shown = [...names.values()].map(each => `“${each}”`).join('; ')
      throw new Error(`There is no card “${name}”. Name a card as it is on the page: ${shown}`)
    }
    return node
  }

  const hands: { [Kind in Action['do']]: (action: Extract<Action, { do: Kind }>, step: LessonStep) => unknown } = {
    async run({ answer: asked }) {
      const wanted = asked === undefined ? undefined : words(asked)
      const { document, inputs } = editor.getState().draft
      const host = testHost(createDemoModel({ random, sleep: async () => {} }), {
        random,
        resolved: { provider: 'demo', id: 'demo', label: 'Demo', price: 'free' },
        ask: async question => {
          if (question.kind !== 'survey') return { consent: false }
          const option =
            question.options.find(({ label }) => label.toLowerCase() === wanted?.toLowerCase()) ?? question.options[0]
          return { selectedIds: [option?.id ?? ''] }
        },
      })
      runs.push(await run(document, host, { inputs }))
    },
    fill({ card, at, text, value = text }) {
      const node = nodeOf(card)
      if (at === 'input') editor.setInput(node.id, words(String(text)))
      else
        editor.setConfig(node.id, {
          [at.slice('config.'.length)]: value === '' ? undefined : typeof value === 'string' ? words(value) : value,
        })
    },
    take({ card, text }) {
      const node = nodeOf(card)
      const kept = editor.getState().draft.inputs[node.id]
      editor.setInput(node.id, `${typeof kept === 'string' ? kept : node.config.begin}${words(text)}`)
    },
    stop() {
      const last = runs.at(-1)
      const end = last?.at(-1)
      if (last && end?.type === 'run-end') runs[runs.length - 1] = [...last.slice(0, -2), { ...end, status: 'stopped' }]
    },
    add({ type }) {
      const wanted = [...nodeTypes.values()].find(({ name }) => localize(name) === type)
      if (!wanted) throw new Error(`There is no type “${type}”`)
      editor.addNode({ type: wanted.type })
    },
    remove: ({ card }) => editor.removeNode(nodeOf(card).id),
    lift({ card, by }) {
      const { id } = nodeOf(card)
      const index = document().pipelines[0]?.nodes.findIndex(node => node.id === id) ?? 0
      editor.moveNode(id, index - by)
    },
    guess({ option }, step) {
      const at = english.steps.flatMap(each => each.question?.options ?? []).find(({ label }) => label === option)
      const options = step.question?.options ?? []
      const found = options.find(({ label }) => label === option) ?? options.find(({ id }) => id === at?.id)
      if (!found) throw new Error(`The question has no option “${option}”`)
      // As on the page: what was seen before a guess does not count for it.
      if (answer !== found.id && wantedOption(step.check) === undefined) runs = []
      answer = found.id
    },
    box({ card, name, kind }) {
      const node = nodeOf(card)
      const kept = (node.config.responseFormat ?? {}) as { properties?: Record<string, { type: string }> }
      const kinds = { Number: 'number', 'Yes or no': 'yes-no', Text: 'text' } as const
      const types: Record<string, 'number' | 'yes-no' | 'text'> = {
        number: 'number',
        boolean: 'yes-no',
        string: 'text',
      }
      const fields = Object.entries(kept.properties ?? {}).map(([field, { type }]) => ({
        name: field,
        type: types[type] ?? 'text',
        meaning: '',
      }))
      const type = kinds[kind]
      editor.setConfig(node.id, { responseFormat: schemaOfFields([...fields, { name, type, meaning: '' }]) })
    },
    async train({ card }) {
      const data = await trainingDataOf(v.parse(nextWord.configSchema, nodeOf(card).config) as NextWordConfig, [])
      // A few steps are enough for whatever a lesson asks.
      const control = await controlOf(data)
      for (let step = 0; step < 3; step++) await control.stepAt('')
    },
    open: () => {},
  }

  return {
    /** A step begins: earlier actions no longer count. */
    begin() {
      const { draft } = editor.getState()
      before = { document: draft.document, inputs: draft.inputs }
      runs = []
      answer = undefined
    },
    async act(action: Action, step: LessonStep): Promise<void> {
      const hand = hands[action.do] as (action: Action, step: LessonStep) => unknown
      await hand(action, step)
    },
    /** The document and its inputs, to begin another student with. */
    state: () => editor.getState().draft,
    verdict(step: LessonStep): StepVerdict {
      const { document, inputs } = editor.getState().draft
      const typeOf = (type: string) => nodeTypes.get(type)
      return judge(step.check, { document, inputs, before, runs, typeOf, ...(answer !== undefined && { answer }) })
    },
    /** What came of the guess of a step. */
    outcome(step: LessonStep): GuessOutcome | undefined {
      const { document, inputs } = editor.getState().draft
      return step.question && outcomeOf(step.question, { document, inputs, before, runs })
    },
    /** The newest run's replies and errors, for failed tests. */
    newest: () =>
      runs.at(-1)?.flatMap(event => {
        if (event.type === 'response') return [`said ${JSON.stringify(event.text)} (${event.ending})`]
        if (event.type === 'tool-result') return [`${event.toolName}: ${event.content}`]
        if (event.type === 'route') return [`went to ${event.selectedRoute}`]
        if (event.type === 'usage') return [`${event.usage.input} tokens in`]
        return event.type === 'node-error' ? [`failed: ${event.message}`] : []
      }),
  }
}
