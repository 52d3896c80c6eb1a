import { expect, test } from 'vitest'
import { lessonsIn } from '../../src/content/lessons'
import { startersIn } from '../../src/content/starters'
import { findProblems } from '../../src/engine/checks/problems'
import { languages } from '../../src/language/languages'
import { englishMessages, loadMessages, type Messages } from '../../src/language/messages'
import { inLanguage } from '../../src/language/written'
import type { Example, Help } from '../../src/nodes/kit/help'
import { nodeTypes } from '../../src/nodes/registry'

// The names of cards and pipelines become names of tools, and texts mention those. Each language has names of its own.

const helps = import.meta.glob<{ default: Help }>(['../../src/nodes/*/help.ts', '!../../src/nodes/kit/help.ts'], {
  eager: true,
})

/** The cards with a problem in what the page itself has for people to begin with, such as a tool that is not there. */
function problemsIn(messages: Messages): [string, (string | null)[]][] {
  const { starters, flowStarters } = startersIn(messages)
  const examples = Object.values(helps).map(({ default: help }) => inLanguage<Example>(help.example, messages))
  return [...starters, ...flowStarters, ...lessonsIn(messages), ...examples].map(({ document, inputs }) => [
    document.id,
    findProblems(document, inputs, nodeTypes).map(({ nodeId }) => nodeId),
  ])
}

test.each(languages.map(language => [language.code, language] as const))(
  'in %s each text names the tools that its document has, as in English',
  async (_code, language) => {
    expect(problemsIn(await loadMessages(language))).toEqual(problemsIn(englishMessages))
  },
)
