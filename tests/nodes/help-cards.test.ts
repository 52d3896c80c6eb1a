import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runInMemory } from '../../src/cli/shell'
import { inWholeLanguage } from '../../src/content/in-whole-language'
import { parseDocument } from '../../src/documents/format/parse'
import { findProblems } from '../../src/engine/checks/problems'
import { localize } from '../../src/language/active'
import { languageByCode, sourceLanguage } from '../../src/language/languages'
import { englishMessages, loadMessages } from '../../src/language/messages'
import type { Example, Help } from '../../src/nodes/kit/help'
import { nodeTypes } from '../../src/nodes/registry'
import { allNodes } from '../../src/store/document/draft'
import { runOnDemo } from '../../src/store/run/demo-run'
import { ofType, testHost, turns } from '../support/engine'

/** English, and each language that the demo reads. */
const played = await Promise.all(
  ['en', 'es', 'de', 'fr', 'ar'].map(
    async code => [code, await loadMessages(languageByCode(code) ?? sourceLanguage)] as const,
  ),
)

const folder = (type: string) => resolve(import.meta.dirname, '../../src/nodes', type)

describe.each([...nodeTypes.values()].map(type => [localize(type.name), type] as const))(
  'the help card of %s',
  (_, { type }) => {
    const load = async () => ((await import(`../../src/nodes/${type}/help.ts`)) as { default: Help }).default

    it('is there, and says in few words what it is, what a model sees of it, and what to try', async () => {
      expect(existsSync(join(folder(type), 'help.ts'))).toBe(true)
      const { what, seen, idea } = await load()
      for (const text of [what, seen, idea].map(localize)) {
        expect(text, 'sentences, with a capital and a period').toMatch(/^\p{Lu}.*[.?!…]$/su)
        expect(text.length, `the length of “${text}”`).toBeLessThan(260)
        expect(text, 'no names from the code').not.toMatch(/\w_\w/)
      }
    })

    it('has an example that is a document like any other, with a node of its type, and nothing wrong in it', async () => {
      const { document, inputs, nodeId } = inWholeLanguage<Example>((await load()).example, englishMessages)
      const read = parseDocument(structuredClone(document))
      expect('document' in read && read.document).toMatchObject(document)
      expect(allNodes(document).find(({ id }) => id === nodeId)?.type).toBe(type)
      const problems = findProblems(document, inputs, nodeTypes).filter(problem => problem.nodeId !== nodeId)
      expect(problems).toEqual([])
    })

    it.each(played)('has an example in %s that really runs on the demo model', async (code, messages) => {
      const { document, inputs, nodeId } = inWholeLanguage<Example>((await load()).example, messages)
      expect(document.language ?? 'en', 'all words of the example are translated (npm run messages)').toBe(code)
      const host = testHost(turns({ fail: new Error('not the demo') }).languageModel, { runCommand: runInMemory })
      const { events, state } = await runOnDemo({ document, inputs }, host)
      expect(ofType(events, 'node-error')).toEqual([])
      expect(state.status).toBe('finished')
      expect(ofType(events, 'tool-result').filter(({ isError }) => isError)).toEqual([])
      const nodeType = nodeTypes.get(type)
      // A tool without a caller would show nothing.
      const unused = 'the demo did not call its tool: name it in the prompt of the example'
      if (nodeType?.tool) expect(state.nodes[nodeId]?.results, unused).not.toEqual([])
      else if (!nodeType?.inert) expect(state.nodes[nodeId]?.status).toBe('done')
    })
  },
)
