import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect } from 'vitest'
import { runInMemory } from '../../src/cli/sandbox'
import { inWholeLanguage } from '../../src/content/in-whole-language'
import { parseDocument } from '../../src/documents/format/parse'
import { findProblems } from '../../src/engine/checks/problems'
import { localize } from '../../src/language/active'
import { languageByCode, sourceLanguage } from '../../src/language/languages'
import { englishMessages, loadMessages } from '../../src/language/messages'
import { isNote } from '../../src/model/known-types'
import type { Example, Help } from '../../src/nodes/kit/help'
import { nodeTypes } from '../../src/nodes/registry'
import { allNodes } from '../../src/store/document/draft'
import { runOnDemo } from '../../src/store/run/demo-run'
import { ofType, testHost, turns } from '../support/engine'
import { soak } from '../support/soak'
import { testRows } from '../support/test-rows'

/** The languages that the demo reads; all of them in soak. */
const languages = soak ? ['en', 'es', 'de', 'fr', 'ar'] : ['en']

const folder = (type: string) => resolve(import.meta.dirname, '../../src/nodes', type)

const types = [...nodeTypes.values()].map(({ type }) => [type] as const)
const load = async (type: string) => ((await import(`../../src/nodes/${type}/help.ts`)) as { default: Help }).default

describe('the help of each card', () => {
  testRows(types)('is there, in sentences that fit into its box', async type => {
    expect(existsSync(join(folder(type), 'help.ts'))).toBe(true)
    const { what, seen, idea } = await load(type)
    for (const text of [what, seen, idea].map(localize)) {
      expect(text, 'sentences, with a capital and a period').toMatch(/^\p{Lu}.*[.?!…]$/su)
      expect(text.length, `the length of “${text}”`).toBeLessThan(260)
      expect(text, 'no names from the code').not.toMatch(/\w_\w/)
    }
  })

  testRows(types)('has an example with a node of its type, and nothing wrong in it', async type => {
    const { document, inputs, nodeId } = inWholeLanguage<Example>((await load(type)).example, englishMessages)
    const read = parseDocument(structuredClone(document))
    expect('document' in read && read.document).toMatchObject(document)
    expect(allNodes(document).find(({ id }) => id === nodeId)?.type).toBe(type)
    const problems = findProblems(document, inputs, nodeTypes).filter(problem => problem.nodeId !== nodeId)
    expect(problems).toEqual([])
  })

  for (const code of languages)
    testRows(types)(`has an example that runs on the demo model in the language ${code}`, async type => {
      const messages = await loadMessages(languageByCode(code) ?? sourceLanguage)
      const { document, inputs, nodeId } = inWholeLanguage<Example>((await load(type)).example, messages)
      const host = testHost(turns({ fail: new Error('not the demo') }).languageModel, { runCommand: runInMemory })
      const { events, state } = await runOnDemo({ document, inputs }, host)
      expect(ofType(events, 'node-error')).toEqual([])
      expect(state.status).toBe('finished')
      expect(ofType(events, 'tool-result').filter(({ isError }) => isError)).toEqual([])
      const nodeType = nodeTypes.get(type)
      // A tool without a caller would show nothing.
      const unused = 'the demo did not call its tool: name it in the prompt of the example'
      if (nodeType?.tool) expect(state.nodes[nodeId]?.results, unused).not.toEqual([])
      else if (!isNote(nodeType)) expect(state.nodes[nodeId]?.status).toBe('done')
    })
})
