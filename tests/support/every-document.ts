import type { Document, RunInputs } from '../../src/model/document'
import type { Host } from '../../src/model/host'
import type { LanguageModel } from '../../src/model/language-model'
import type { NodeType, NodeTypes } from '../../src/model/node-type'
import { nodeTypes } from '../../src/nodes/registry'
import { createDemoModel } from '../../src/providers/demo'
import { testHost } from './engine'
import { flowStarters, lessons, starters, toolStarters } from './english-content'
import { sample } from './soak'

/** A runnable document of the page. */
interface FoundDocument {
  id: string
  document: Document
  inputs: RunInputs
}

/** All starters and lessons. */
export const everyDocument: readonly FoundDocument[] = [
  ...starters,
  ...flowStarters,
  ...toolStarters,
  ...lessons.map(lesson => ({ ...lesson, id: `lesson ${lesson.id}` })),
]

/** A fifth of them, and all in soak: for laws that hold for any run. */
export const someDocuments = sample(everyDocument, 5)

type Listener = (request: Parameters<LanguageModel['stream']>[0]) => void

const overheard = (model: LanguageModel, listen: Listener): LanguageModel => ({
  stream(request, signal) {
    listen(request)
    return model.stream(request, signal)
  },
})

/** The node types, with a listener for requests to card models. */
function overheardTypes(listen: Listener): NodeTypes {
  const heard = ({ model, ...type }: NodeType): NodeType => ({
    ...type,
    ...(model && {
      model: {
        ...model,
        async make(...inputs) {
          const made = await model.make(...inputs)
          return { ...made, languageModel: overheard(made.languageModel, listen) }
        },
      },
    }),
  })
  return new Map([...nodeTypes].map(([name, type]) => [name, heard(type)]))
}

/** A host on which the demo answers at once, and people take the first option; `listen` receives every request. */
export function demoHost(listen: Listener = () => {}): Host {
  const demo = createDemoModel({ random: () => 0.4, sleep: async () => {} })
  return testHost(overheard(demo, listen), {
    nodeTypes: overheardTypes(listen),
    resolved: { provider: 'demo', temperature: { min: 0, max: 1 } },
    ask: async question =>
      question.kind === 'survey' ? { selectedIds: [question.options[0]?.id ?? ''] } : { consent: true },
  })
}
