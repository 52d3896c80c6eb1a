import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { atPage, type Starter, startersIn } from '../../src/content/starters'
import { toolPatternsIn } from '../../src/content/starters/patterns'
import type { ToolPattern } from '../../src/content/starters/patterns/pattern'
import { pipelineToolName } from '../../src/engine/tools/pipeline-tool'
import { languageByCode } from '../../src/language/languages'
import { englishMessages, loadMessages, type Messages } from '../../src/language/messages'
import type { JsonObject, JsonValue } from '../../src/model/json'
import { createDemoModel } from '../../src/providers/demo'
import { invoke } from '../../src/toolkit/invoke'
import { ofType, run, testHost } from '../support/engine'

// Starters in other languages, on the demo model: they call the cards that they call in English, with the same fields.

const page = 'https://aili5.example/class/'

/** A host on which the demo answers without waiting, with the page's own files; the person takes the first option. */
const demoHost = () =>
  testHost(createDemoModel({ random: () => 0.4, sleep: async () => {} }), {
    resolved: { provider: 'demo', temperature: { min: 0, max: 1 } },
    ownHost: new URL(page).host,
    ask: async question =>
      question.kind === 'survey' ? { selectedIds: [question.options[0]?.id ?? ''] } : { consent: true },
    fetch: async ({ url }) => {
      if (!url.startsWith(page)) throw new Error(`nothing but the page is there, and not ${url}`)
      const body = readFileSync(resolve('public', url.slice(page.length)), 'utf8')
      return { status: 200, body, contentType: 'application/json' }
    },
  })

const startersOf = (messages: Messages): Starter[] => {
  const { starters, flowStarters } = startersIn(messages)
  return [...starters, ...flowStarters]
}

/** The type of a value, and those of what is in it. */
function kindOf(value: JsonValue | undefined): JsonValue {
  if (Array.isArray(value)) return value.length > 0 ? [kindOf(value[0])] : []
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]): [string, JsonValue] => [key, kindOf(inner)])
      .sort(),
  )
}

/** The cards and pipelines that a run called, whose tools have a name in each language, in order, with the kinds of values. */
async function callsOf(starter: Starter): Promise<JsonValue[]> {
  const { document, inputs } = atPage(starter, page)
  const events = await run(document, demoHost(), { inputs })
  expect(ofType(events, 'node-error')).toEqual([])
  expect(ofType(events, 'run-end')[0]?.status).toBe('finished')
  const pipelines = new Map(document.pipelines.map(pipeline => [pipelineToolName(pipeline), pipeline.id]))
  return ofType(events, 'tool-call').map(({ call, toolNodeId }) => [
    toolNodeId ?? pipelines.get(call.name) ?? call.name,
    kindOf(call.arguments),
  ])
}

/** The tools that a pattern called, with what they received. */
async function patternCalls({ document, example }: ToolPattern): Promise<[string, JsonObject][]> {
  const { events } = await invoke(document, document.pipelines[0]?.id ?? '', example, { host: demoHost() })
  expect(ofType(events, 'node-error')).toEqual([])
  return ofType(events, 'tool-call').map(({ call }) => [call.name, call.arguments as JsonObject])
}

/** The same without what is written in the language of the reader: tasks and queries keep their names and numbers. */
const ordersOf = async (pattern: ToolPattern) =>
  (await patternCalls(pattern)).map(([name, { task, query, ...rest }]) => [
    name,
    rest,
    ['Acme Corp', 'INV-2041', '1250', 'Negotiation'].filter(word => `${task} ${query}`.includes(word)),
  ])

/** What each does in English, which all other languages are compared with. */
const inEnglish = new Map<string, Promise<unknown>>()
function english(id: string, play: () => Promise<unknown>): Promise<unknown> {
  const known = inEnglish.get(id) ?? play()
  inEnglish.set(id, known)
  return known
}

describe.each(['es', 'de', 'fr', 'ar'])('%s', async code => {
  const language = languageByCode(code)
  if (!language) throw new Error(`no language ${code}`)
  const messages = await loadMessages(language)

  test.each(toolPatternsIn(messages).map(pattern => [pattern.id, pattern] as const))('%s', async (id, pattern) => {
    const same = toolPatternsIn(englishMessages).find(each => each.id === id)
    if (!same) throw new Error(`no tool ${id}`)
    expect(await ordersOf(pattern)).toEqual(await english(`tool ${id}`, () => ordersOf(same)))
  })

  test.each(startersOf(messages).map(starter => [starter.id, starter] as const))('%s', async (id, starter) => {
    const same = startersOf(englishMessages).find(each => each.id === id)
    if (!same) throw new Error(`no starter ${id}`)
    expect(await callsOf(starter)).toEqual(await english(`starter ${id}`, () => callsOf(same)))
  })
})
