import { withEntry, withImport } from './lists'
import { namesOf } from './names'
import { type Scaffold, translate } from './scaffold'

const registry = 'src/nodes/registry.ts'

/** A node type with a display tool: the folder of the type, and its line in the registry. */
export const newNode: Scaffold = (name, read) => {
  const { snake, camel, pascal, title } = namesOf(name)
  const folder = `src/nodes/${snake}`
  return {
    created: {
      [`${folder}/node.ts`]: nodeText(snake, camel, pascal, title),
      [`${folder}/view.tsx`]: viewText(pascal, title),
      [`${folder}/help.ts`]: helpText(snake, title),
      [`${folder}/node.test.ts`]: testText(camel),
    },
    changed: {
      [registry]: withEntry(
        withImport(read(registry), `import ${camel} from './${snake}/node'`),
        'const all: NodeType[] = [',
        camel,
      ),
    },
    next: [
      `Fill in every TODO of ${folder}. A type that is no display has other parts: src/engine/model/node-type.ts lists them.`,
      `Move its line in ${registry} to its place: cards of a family are listed in this order.`,
      translate(`nodes-${snake}`),
      `npx vitest run ${folder} conformance help-cards tests/messages.test.ts`,
    ],
  }
}

const nounOf = (snake: string) => snake.replace(/_display$/, '')

const nodeText = (snake: string, camel: string, pascal: string, title: string) => `import * as v from 'valibot'
import type { NodeType } from '../../engine/model/node-type'
import { msg } from '../../language/message'
import { configSchema } from '../kit/config'
import { displayTool } from '../kit/display-tool'

/** The arguments of a call, as they are shown. Every display has an explanation beside them, which the card shows below. */
export const ${pascal}Output = v.looseObject({ value: v.string() })

/** TODO: what the type does, in a sentence. */
const ${camel}: NodeType = {
  type: '${snake}',
  name: msg('${title}'),
  family: 'output',
  summary: msg('TODO: one line for the palette.'),
  configSchema: configSchema({}),
  tool: () =>
    displayTool('${nounOf(snake)}', {
      description: 'TODO: what the tool shows, and when a model should use it.',
      properties: { value: { type: 'string', description: 'TODO: what goes here' } },
      required: ['value'],
      shown: ({ value }) => value,
    }),
}

export default ${camel}
`

const viewText = (pascal: string, title: string) => `import { Shapes } from 'lucide-react'
import { Sketch } from '../../components/Sketch'
import { t } from '../../language/active'
import { EmptyResult } from '../kit/EmptyResult'
import { ToolResults } from '../kit/ToolResults'
import type { NodeView, OutputProps } from '../view'
import { ${pascal}Output } from './node'

// TODO: how a result of ${title} is drawn, large and small.
function Output({ config, run }: OutputProps) {
  return (
    <ToolResults
      run={run}
      schema={${pascal}Output}
      caption={config.label}
      hero={({ value }) => <p>{value}</p>}
      earlier={({ value }) => <span>{value}</span>}
      empty={
        <EmptyResult art={<Empty />} status={run.status} busy={t('TODO: while the model is thinking')}>
          {t('TODO: before a run')}
        </EmptyResult>
      }
    />
  )
}

function Empty() {
  return (
    <Sketch width={40} height={36}>
      <circle cx="20" cy="18" r="15" />
    </Sketch>
  )
}

const view: NodeView = { Icon: Shapes, Output }

export default view
`

const helpText = (snake: string, title: string) => `import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'

const help: Help = {
  what: msg('TODO: what it is and what it is good for.'),
  seen: msg('TODO: what a model sees of it.'),
  idea: msg('TODO: something to try.'),
  example: exampleStack(msg('${title}'), [
    ['${snake}', {}, EXAMPLE_ID],
    ['system_prompt', { prompt: msg('TODO: a prompt that asks for {tool}.', { tool: 'display_${nounOf(snake)}' }) }],
    ['user_input', { defaultValue: msg('TODO: a message') }],
    ['inference', { model: '', temperature: 0 }],
  ]),
}

export default help
`

const testText = (camel: string) => `import { expect, it } from 'vitest'
import { callTool } from '../../../tests/support/call-tool'
import { unfilledLines } from '../../../tests/support/unfilled'
import ${camel} from './node'

it('is filled in', () => {
  expect(unfilledLines(import.meta.dirname)).toEqual([])
})

it('shows what the model picked', async () => {
  expect(await callTool(${camel}, { value: 'TODO: an argument' })).toMatchObject({
    isError: false,
    content: 'TODO: what the model is answered, such as “Shown: 7.”',
  })
})
`
