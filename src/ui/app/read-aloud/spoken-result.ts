import { localize } from '../../../language/active'
import type { NodeType } from '../../../model/node-type'
import { showableConfig } from '../../../nodes/kit/config'
import type { NodeRun } from '../../../nodes/view'
import { markdownToText } from '../parts/markdown-to-text'

/** What a card shows, as it is read aloud: a model's whole answer, or the results in words. Empty without any. */
export function spokenResult(run: NodeRun, config: object, type: NodeType | undefined): string {
  const inWords = type?.tool?.(showableConfig(type.configSchema, config as never)).inWords
  const results = run.results
    .filter(({ isError }) => !isError)
    .map(result => inWords?.(result.data) ?? localize(result.content).replace(/^Shown: /, ''))
  return [...results, run.reply ? inWhole(run.reply.text) : ''].filter(Boolean).join('. ')
}

/** A long answer in pieces that are parsed. */
const inWhole = (text: string) =>
  text
    .split(/\n{2,}/)
    .map(part => markdownToText(part))
    .join('\n')
