import { t } from '../../../language/active'
import type { Document, Node } from '../../../model/document'
import type { NodeTypes } from '../../../model/node-type'
import type { NodeRun } from '../../../nodes/view'
import type { RunState } from '../../../store/run/run-state'
import { cardNames } from '../../page/cards/card-names'
import { resultInWords } from '../../page/runs/result-in-words'

/** Characters of a reply that are said. */
const MOST = 160

interface NewsParts {
  before: RunState
  after: RunState
  document: Document
  nodeTypes: NodeTypes
}

/** What came on the cards between two states of a run, card by card, to be heard: "Color: Sunshine yellow." */
export function newsOfRun({ before, after, document, nodeTypes }: NewsParts): string[] {
  const changed = Object.keys(after.nodes).filter(id => after.nodes[id] !== before.nodes[id])
  if (changed.length === 0) return []
  const nodes = document.pipelines.flatMap(pipeline => pipeline.nodes)
  let names: Map<string, string> | undefined
  return changed.flatMap(id => {
    const [was, is] = [before.nodes[id], after.nodes[id]]
    const node = nodes.find(each => each.id === id)
    const news = node && is && newsOfNode(node, was, is, nodeTypes)
    if (!news) return []
    names ??= cardNames(nodes, nodeTypes)
    const name = names.get(id) ?? node.type
    return [sentence(news(name))]
  })
}

/** The news of a card of this name. */
type News = (card: string) => string

function newsOfNode(node: Node, was: NodeRun | undefined, is: NodeRun, nodeTypes: NodeTypes): News | undefined {
  const type = nodeTypes.get(node.type)
  if (is.error && !was?.error) {
    const message = is.error.message
    return card => t('{card} failed: {message}', { card, message })
  }
  const { question } = is
  if (question && question !== was?.question) {
    const asked = question.question.kind === 'survey' ? question.question.question : null
    return card =>
      asked === null ? t('{card} asks for your OK', { card }) : t('{card} asks: {question}', { card, question: asked })
  }
  if (is.route && is.route !== was?.route) {
    const { blockTitle } = is.route.selectedPath
    return card => t('{card}: on to {pipeline}', { card, pipeline: blockTitle })
  }
  if (is.results.length > (was?.results.length ?? 0)) {
    const result = is.results.at(-1)
    if (!result || result.isError) return card => t('{card} got an error back', { card })
    const words = shorten(resultInWords(result, type, node.config))
    return card => t('{card}: {words}', { card, words })
  }
  if (!isOver(is) || (was && isOver(was))) return undefined
  if (is.reply?.text) {
    const words = shorten(is.reply.text)
    return card => t('{card}: {words}', { card, words })
  }
  // Inputs only pass on what the person gave them.
  return type?.run && type.family !== 'input' && is.status === 'done'
    ? card => t('{card} is done', { card })
    : undefined
}

const isOver = ({ status }: NodeRun) => status !== 'idle' && status !== 'running' && status !== 'waiting'

/** The end of a run: what came, in one sentence. */
export function sumOfRun({ nodes, totals }: RunState): string {
  const results = Object.values(nodes).filter(
    ({ results, reply }) => results.some(each => !each.isError) || reply?.text,
  )
  const tokens = totals.inputTokens + totals.outputTokens
  return sentence(
    tokens > 0
      ? t('{results, plural, one {# result} other {# results}}, {tokens, plural, one {# token} other {# tokens}}', {
          results: results.length,
          tokens,
        })
      : t('{results, plural, one {# result} other {# results}}', { results: results.length }),
  )
}

/** The beginning of a text, without the marks of Markdown. */
function shorten(text: string): string {
  const words = text
    .replace(/[*_`#>]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return words.length > MOST ? `${words.slice(0, MOST - 1).trimEnd()}…` : words
}

const sentence = (words: string) => (/[.!?…]$/.test(words) ? words : `${words}.`)
