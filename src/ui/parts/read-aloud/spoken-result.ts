import type { NodeConfig } from '../../../model/document'
import type { NodeType } from '../../../model/node-type'
import type { NodeRun } from '../../../nodes/view'
import { markdownToText } from '../../page/runs/markdown-to-text'
import { resultInWords } from '../../page/runs/result-in-words'

/** What a card shows, as it is read aloud: a model's whole answer, or the results in words. Empty without any. */
export function spokenResult(run: NodeRun, config: NodeConfig, type: NodeType | undefined): string {
  const results = run.results.filter(({ isError }) => !isError).map(result => resultInWords(result, type, config))
  return [...results, run.reply ? inWhole(run.reply.text) : ''].filter(Boolean).join('. ')
}

/** A long answer in pieces that are parsed. */
const inWhole = (text: string) =>
  text
    .split(/\n{2,}/)
    .map(part => markdownToText(part))
    .join('\n')
