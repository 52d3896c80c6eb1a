import { localize } from '../../language/active'
import { type LocalizedText, msg } from '../../language/message'
import type { Document } from '../../model/document'
import { jsonAsText } from '../../model/json'
import { isInference } from '../../model/known-types'
import type { NodeTypes } from '../../model/node-type'
import { isReadable, parseNode } from '../../model/parsed-node'
import type { NodeRun } from '../../nodes/view'
import { allNodes } from '../document/draft'
import type { RunState } from '../run/run-state'

/** Something that a run of a document gives for people to see, and that can be laid beside that of other runs. */
export interface BatchAnswer {
  nodeId: string
  /** `result` of a tool that models call, the `reply` of an inference, or the `output` of other work. */
  kind: 'result' | 'reply' | 'output'
  /** Its card, in words. */
  title: LocalizedText
}

/** What a result says, in as little as that takes: for counting equal ones, and for tables. */
export type AnswerCell = string | number

/** Everything that runs of a document can be compared by: results first, then what models said, then other work. */
export function answersOf(document: Document, nodeTypes: NodeTypes, names: ReadonlyMap<string, string>): BatchAnswer[] {
  const answers = allNodes(document).flatMap((node): BatchAnswer[] => {
    const type = nodeTypes.get(node.type)
    const label = typeof node.config.label === 'string' && node.config.label.trim()
    const answer = (kind: BatchAnswer['kind']) => [
      { nodeId: node.id, kind, title: label || names.get(node.id) || node.type },
    ]
    if (type?.tool) return answer('result')
    if (isInference(node)) return answer('reply')
    return type?.run ? answer('output') : []
  })
  const replies = answers.filter(({ kind }) => kind === 'reply')
  const order: BatchAnswer['kind'][] = ['result', 'reply', 'output']
  return order.flatMap(kind =>
    answers
      .filter(answer => answer.kind === kind)
      .map(answer => (kind !== 'reply' ? answer : { ...answer, title: replyTitle(answer.title, replies.length) })),
  )
}

function replyTitle(name: LocalizedText, count: number): LocalizedText {
  return count === 1 ? msg('Reply') : msg('Reply of {name}', { name })
}

/** What one run gave; null where it gave nothing. */
export function answerCell(
  { nodeId, kind }: BatchAnswer,
  { nodes }: RunState,
  document: Document,
  nodeTypes: NodeTypes,
): AnswerCell | null {
  const run = nodes[nodeId]
  if (!run) return null
  if (kind === 'reply') return run.reply?.text.trim() || null
  if (kind === 'output') return run.output === undefined || run.output === null ? null : jsonAsText(run.output)
  const result = newestResult(run)
  if (!result) return null
  const node = allNodes(document).find(({ id }) => id === nodeId)
  const parsed = node && parseNode(node, nodeTypes)
  const plain = parsed && isReadable(parsed) ? parsed.type.tool?.(parsed.config).toCell : undefined
  const cell = plain ? plain(result.data) : jsonAsText(result.data)
  return typeof cell === 'number' ? cell : localize(cell)
}

/** The newest result that a model got right. */
export function newestResult({ results }: Pick<NodeRun, 'results'>): NodeRun['results'][number] | undefined {
  return results.findLast(({ isError }) => !isError)
}
