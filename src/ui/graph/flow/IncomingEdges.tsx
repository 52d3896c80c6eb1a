import { CornerDownRight, Flag, PhoneIncoming } from 'lucide-react'
import { useStore } from 'zustand'
import { Rich } from '../../../components/Rich'
import { pipelineTool } from '../../../engine/tools/pipeline-tool'
import { t } from '../../../language/active'
import { msg } from '../../../language/message'
import type { Document, Edge, Pipeline } from '../../../model/document'
import { isJsonObject } from '../../../model/json'
import { stepLinesOf } from '../../../toolkit/step-lines'
import { useApp } from '../../app/app-context'
import { EdgeLine, EdgeRow } from './EdgeRow'

/** The edges that lead to a pipeline: from pipelines before it, and from those whose models call it. */
export function IncomingEdges({ pipeline }: { pipeline: Pipeline }) {
  const { editor, nodeTypes } = useApp()
  const document = useStore(editor, state => state.draft.document)
  const before = sources(document, pipeline, 'next')
  const callers = sources(document, pipeline, 'tool')
  const callingSteps = stepLinesOf(document, nodeTypes).flatMap(({ source, target }) =>
    target === pipeline.id ? (document.pipelines.find(({ id }) => id === source) ?? []) : [],
  )
  if (before.length === 0 && callers.length === 0 && callingSteps.length === 0) {
    return (
      <EdgeLine
        words={
          <>
            <Flag size={13} aria-hidden /> {t('The run begins here.')}
          </>
        }
      />
    )
  }
  return (
    <>
      {before.length > 0 && (
        <EdgeLine
          words={
            <>
              <CornerDownRight size={13} aria-hidden />{' '}
              {t({ message: 'Comes after', note: 'The names of pipelines follow, as buttons.' })}
            </>
          }
        >
          {before.map(each => (
            <EdgeRow key={each.id} pipeline={each} />
          ))}
        </EdgeLine>
      )}
      {callers.length > 0 && (
        <EdgeLine
          words={
            <>
              <PhoneIncoming size={13} aria-hidden />{' '}
              <Rich
                text={msg(
                  {
                    message: 'Called with <code>{input}</code> by',
                    note: 'The names of pipelines follow, as buttons.',
                  },
                  { input: formatArguments(pipelineTool(pipeline, nodeTypes).inputSchema) },
                )}
                tags={{ code: text => <code>{text}</code> }}
              />
            </>
          }
        >
          {callers.map(each => (
            <EdgeRow key={each.id} pipeline={each} />
          ))}
        </EdgeLine>
      )}
      {callingSteps.length > 0 && (
        <EdgeLine
          words={
            <>
              <PhoneIncoming size={13} aria-hidden />{' '}
              {t({ message: 'Called by steps of', note: 'The names of pipelines follow, as buttons.' })}
            </>
          }
        >
          {callingSteps.map(each => (
            <EdgeRow key={each.id} pipeline={each} />
          ))}
        </EdgeLine>
      )}
    </>
  )
}

function sources({ pipelines, edges }: Document, { id }: Pipeline, kind: Edge['kind']): Pipeline[] {
  return edges.flatMap(edge =>
    edge.kind === kind && edge.target === id ? (pipelines.find(each => each.id === edge.source) ?? []) : [],
  )
}

/** "{query}", "{guest, nights}" */
function formatArguments({ properties }: { properties?: unknown }): string {
  return `{${isJsonObject(properties as never) ? Object.keys(properties as object).join(', ') : ''}}`
}
