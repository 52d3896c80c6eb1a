/** The outputs that most cards have: results of a tool, and the result of a card's own work. */
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { t } from '../../language/active'
import type { NodeConfig } from '../../model/document'
import type { NodeRun, NodeView } from '../view'
import { CallView } from './CallView'
import { EmptyResult, type Placeholder } from './EmptyResult'
import { Result } from './Result'
import { ToolResults } from './ToolResults'

interface Display<Config, Data> {
  /** The newest result, large. */
  hero(data: Data, config: Config): ReactNode
  /** An earlier result of the same run, small: a text, or what is drawn. */
  earlier(data: Data, config: Config): ReactNode
  /** A result in the size of a letter. Absent: its words. */
  mini?(data: Data): ReactNode
  empty: Placeholder
}

/** The output of a card whose tool a model calls: what the calls gave, by the schema of their data. */
export function displayView<Data, Config extends NodeConfig = NodeConfig>(
  schema: v.GenericSchema<unknown, Data>,
  { hero, earlier, mini, empty }: Display<Config, Data>,
): Required<Pick<NodeView<Config>, 'Output'>> & Pick<NodeView<Config>, 'Mini'> {
  return {
    Output: ({ config, run }) => (
      <ToolResults
        run={run}
        schema={schema}
        caption={config.label}
        hero={data => hero(data, config)}
        earlier={data => earlier(data, config)}
        empty={<EmptyResult status={run.status} {...empty} />}
      />
    ),
    ...(mini && {
      Mini({ data }) {
        const { success, output } = v.safeParse(schema, data)
        return success ? mini(output) : null
      },
    }),
  }
}

interface Work<Config, Value> {
  /** The result, once there is one. */
  read(run: NodeRun, config: Config): Value | undefined
  draw(value: Value, config: Config, run: NodeRun): ReactNode
  empty: Placeholder | ((config: Config) => Placeholder)
}

/** The output of a card that works by itself: the request that it waits for, or what it gave. */
export function workView<Value, Config extends NodeConfig = NodeConfig>({
  read,
  draw,
  empty,
}: Work<Config, Value>): Required<Pick<NodeView<Config>, 'Output'>> {
  return {
    Output({ config, run }) {
      const question = run.question?.question
      if (question?.kind === 'consent') return <CallView call={question.request} state={t('Waiting for your OK')} />
      const value = read(run, config)
      if (value !== undefined) return <Result caption={config.label}>{draw(value, config, run)}</Result>
      return <EmptyResult status={run.status} {...(typeof empty === 'function' ? empty(config) : empty)} />
    },
  }
}
