import { useStore } from 'zustand'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { localize } from '../../language/active'
import type { Pipeline } from '../../model/document'
import type { JsonValue } from '../../model/json'
import type { NodeTypes } from '../../model/node-type'
import { isReadable, parseNode } from '../../model/parsed-node'
import { viewOf } from '../../nodes/views'
import { newestResult } from '../../store/batch/answers'
import type { RunState } from '../../store/run/run-state'
import { useApp } from '../page/app-context'
import { markdownToLine } from '../page/runs/markdown-to-text'
import { answerInResponse } from '../page/runs/result-in-words'
import { summarizeValue } from '../page/runs/summarize-value'
import styles from './Graph.module.css'

/** Results of displays that fit beside the words. */
const MOST_PICTURES = 4

/** Characters of an answer that can be seen at all. */
const MOST_WORDS = 60

interface Answer {
  /** What displays show in the size of a letter. */
  pictures: { nodeId: string; type: string; data: JsonValue; words: string }[]
  words: string
}

/** What a pipeline has answered in the displayed run, small: colors, pictures and the first words. */
export function PipelineAnswer({ pipeline }: { pipeline: Pipeline }) {
  const { runner, nodeTypes } = useApp()
  const { pictures, words } = answerOf(
    pipeline,
    useStore(runner, state => state.run),
    nodeTypes,
  )
  if (pictures.length === 0 && words === '') return null
  return (
    <p className={classNames(layout.row1, layout.shrink, layout.tiny, styles.answer)} dir="auto">
      {pictures.map(({ nodeId, type, data, words: said }) => {
        const Mini = viewOf(type)?.Mini
        return (
          Mini && (
            <span key={nodeId} title={said}>
              <Mini data={data} />
              <span className="unseen">{said} </span>
            </span>
          )
        )
      })}
      {words && <bdi className={layout.ellipsis}>{words}</bdi>}
    </p>
  )
}

const inShort = (value: JsonValue) =>
  summarizeValue(value, MOST_WORDS, text => markdownToLine(text, MOST_WORDS, { isCut: true }))

function answerOf({ nodes }: Pipeline, { nodes: runs }: RunState, nodeTypes: NodeTypes): Answer {
  const pictures: Answer['pictures'] = []
  let reply = ''
  let shown = ''
  for (const node of nodes) {
    const run = runs[node.id]
    const parsed = run && parseNode(node, nodeTypes)
    // The way that a router chose is seen on its edges.
    if (!parsed || !isReadable(parsed) || run.route) continue
    const result = newestResult(run)
    if (run.reply?.text) reply = run.reply.text
    if (result) {
      const said = parsed.type.tool?.(parsed.config).inWords?.(result.data)
      const words = said === undefined ? undefined : localize(said)
      if (viewOf(node.type)?.Mini)
        pictures.push({ nodeId: node.id, type: node.type, data: result.data, words: words ?? '' })
      else shown = inShort(words ?? result.data)
    } else if (run.output !== undefined && run.output !== null && parsed.type.family !== 'input') {
      shown = inShort(answerInResponse(run.output))
    }
  }
  return { pictures: pictures.slice(-MOST_PICTURES), words: reply ? inShort(reply) : shown }
}
