import { useStore } from 'zustand'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Rich } from '../../components/Rich'
import { base64Size } from '../../components/text'
import { localize, t } from '../../language/active'
import { type MessageDescriptor, msg } from '../../language/message'
import type { ContentPart, Message, ToolCall } from '../../model/language-model'
import { useApp } from '../page/app-context'
import { answerInWords, resultInWords } from '../page/runs/result-in-words'
import type { AddedReason, MessagePart } from '../page/runs/sent-context'
import { JsonTree } from '../parts/JsonTree'
import { useContextSource } from './context-sources'
import { Chip, Part, SentText } from './Part'
import styles from './Part.module.css'

const ADDED: Record<AddedReason, MessageDescriptor> = {
  'no-user-turn': msg('Added by the page: models need a user message last, and there was none.'),
  memory: msg('This model remembers it from before.'),
  'does-not-fit': msg('Added by the page: the answer did not have the right form.'),
  'cut-short': msg('Added by the page: the answer before it is not complete.'),
  'latest-outputs': msg('Added by the page: the newest result of each tool above, because this model starts fresh.'),
}

interface MessagePartsProps {
  parts: readonly MessagePart[]
  /** Whether calls and results are in the words of their cards, and not as they were sent. */
  inWords?: boolean
}

/** The messages of a conversation, in order. */
export function MessageParts({ parts, inWords }: MessagePartsProps) {
  return (
    <ol className={layout.stack2}>
      {parts.map((part, index) => (
        <li className={layout.shrink} key={index}>
          {inWords && part.message.role === 'tool' && !part.placeholder ? (
            <ResultInWords nodeId={part.nodeId} message={part.message} />
          ) : (
            <Part
              nodeId={part.nodeId}
              kind={kindOf(part)}
              added={part.added && localize(ADDED[part.added])}
              placeholder={part.placeholder}
            >
              {part.placeholder ? <Placeholder part={part} /> : <Turn part={part} inWords={inWords} />}
            </Part>
          )}
        </li>
      ))}
    </ol>
  )
}

/** A message from the person needs no word beside its card. */
function kindOf({ message }: MessagePart): string | undefined {
  if (message.role === 'user') return undefined
  if (message.role === 'assistant') return t('what the model said')
  return message.isError ? t('an error that came back') : t('what came back')
}

function Placeholder({ part }: { part: MessagePart }) {
  const name = useContextSource(part.nodeId)?.name ?? t('a model above')
  return <p className={classNames(layout.hint, layout.breakWords)}>{willBeHere(part, name)}</p>
}

function willBeHere({ added, message }: MessagePart, source: string): string {
  if (added) return t('The results of the tools above will be here.')
  return message.role === 'user'
    ? t('The question of the model that calls this pipeline will be here.')
    : t('The reply of {card} will be here.', { card: source })
}

function Turn({ part: { message }, inWords }: { part: MessagePart; inWords: boolean | undefined }) {
  if (message.role === 'user')
    return message.content.map((piece, index) => <Piece key={keyOf(piece, index)} piece={piece} />)
  if (message.role === 'tool') {
    return (
      <>
        <p className={classNames(layout.hint, layout.breakWords)}>
          <Rich
            text={msg({ message: 'of <code>{tool}</code>', note: 'A result of a tool.' }, { tool: message.toolName })}
            tags={{ code: text => <code>{text}</code> }}
          />
        </p>
        <SentText text={message.content} />
      </>
    )
  }
  return (
    <>
      {message.content && <SentText text={message.content} />}
      {message.toolCalls?.map(call =>
        inWords ? <CalledCard key={call.id} call={call} /> : <CallText key={call.id} call={call} />,
      )}
    </>
  )
}

/** What came of a call in the run that is shown. */
function useResult(callId: string) {
  return useStore(useApp().runner, ({ run }) =>
    Object.values(run.inferences)
      .flat()
      .flatMap(({ results }) => results)
      .find(result => result.callId === callId),
  )
}

/** A result as its card says it. One of an unknown call is as it was sent. */
function ResultInWords({ nodeId, message }: { nodeId: string | null; message: Extract<Message, { role: 'tool' }> }) {
  const { nodeTypes } = useApp()
  const result = useResult(message.callId)
  const source = useContextSource(result?.toolNodeId ?? null)
  const words = (of: NonNullable<typeof result>) =>
    source ? resultInWords(of, nodeTypes.get(source.type), source.config) : answerInWords(of)
  const text = result ? words(result) : message.content
  return (
    <Part nodeId={source ? source.nodeId : nodeId} inLine>
      <SentText text={text} />
    </Part>
  )
}

/** The card that a model called, and its tool's name where there is none. */
function CalledCard({ call }: { call: ToolCall }) {
  const nodeId = useResult(call.id)?.toolNodeId
  return nodeId ? <Chip nodeId={nodeId} /> : <CallText call={call} />
}

const keyOf = (piece: ContentPart, index: number) => `${piece.type} ${index}`

function Piece({ piece }: { piece: ContentPart }) {
  if (piece.type === 'text') return <SentText text={piece.text} />
  return (
    <figure className={classNames(layout.row3, styles.picture)}>
      <img src={`data:${piece.mediaType};base64,${piece.data}`} alt={t('What was drawn')} />
      <figcaption className={layout.hint}>
        {t('A picture, {size} of {type}', { size: base64Size(piece.data), type: piece.mediaType })}
      </figcaption>
    </figure>
  )
}

/** A tool call: name and arguments. */
export function CallText({ call }: { call: ToolCall }) {
  return (
    <div className={layout.stack1}>
      <p className={classNames(layout.hint, layout.breakWords)}>
        <Rich
          text={msg({ message: 'called <code>{tool}</code>', note: 'A model.' }, { tool: call.name })}
          tags={{ code: text => <code>{text}</code> }}
        />
      </p>
      {call.isText && <p className={classNames(layout.hint, layout.breakWords)}>{t('written as text')}</p>}
      {call.malformed === undefined ? (
        <JsonTree value={call.arguments} />
      ) : (
        <>
          <p className={classNames(layout.small, layout.danger)}>{t('with arguments that are not JSON:')}</p>
          <SentText text={call.malformed} />
        </>
      )}
    </div>
  )
}
