import { base64Size } from '../../components/text'
import type { ContentPart, ToolCall } from '../../engine/model/language-model'
import { useContextSource } from './context-sources'
import { JsonTree } from './JsonTree'
import { Part, SentText } from './Part'
import styles from './Part.module.css'
import type { AddedReason, MessagePart } from './sent-context'

const ADDED: Record<AddedReason, string> = {
  'no-user-turn': 'Added by the page: models need a user message last, and there was none.',
  memory: 'This inference remembers it from before.',
  'does-not-fit': 'Added by the page: the answer did not have the right form.',
  'cut-short': 'Added by the page: the answer before it is not complete.',
  'latest-outputs': 'Added by the page: the newest result of each tool above, because this inference starts fresh.',
}

/** The messages of a conversation, in order. */
export function MessageParts({ parts }: { parts: readonly MessagePart[] }) {
  return (
    <ol className={styles.list}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place in the conversation.
        <li key={index}>
          <Part
            nodeId={part.nodeId}
            kind={kindOf(part)}
            added={part.added && ADDED[part.added]}
            placeholder={part.placeholder}
          >
            {part.placeholder ? <Placeholder part={part} /> : <Turn part={part} />}
          </Part>
        </li>
      ))}
    </ol>
  )
}

function kindOf({ message }: MessagePart): string {
  if (message.role === 'user') return 'User'
  if (message.role === 'assistant') return 'Assistant'
  return message.isError ? 'Tool result, an error' : 'Tool result'
}

function Placeholder({ part }: { part: MessagePart }) {
  const name = useContextSource(part.nodeId)?.name ?? 'an inference above'
  return <p className={styles.placeholder}>{willBeHere(part, name)}</p>
}

function willBeHere({ added, message }: MessagePart, giver: string): string {
  if (added) return 'The results of the tools above will be here.'
  return message.role === 'user'
    ? 'The question of the model that calls this pipeline will be here.'
    : `The reply of ${giver} will be here.`
}

function Turn({ part: { message } }: { part: MessagePart }) {
  if (message.role === 'user')
    return message.content.map((piece, index) => <Piece key={keyOf(piece, index)} piece={piece} />)
  if (message.role === 'tool') {
    return (
      <>
        <p className={styles.note}>
          of <code>{message.toolName}</code>
        </p>
        <SentText text={message.content} />
      </>
    )
  }
  return (
    <>
      {message.content && <SentText text={message.content} />}
      {message.toolCalls?.map(call => (
        <CallText key={call.id} call={call} />
      ))}
    </>
  )
}

const keyOf = (piece: ContentPart, index: number) => `${piece.type} ${index}`

function Piece({ piece }: { piece: ContentPart }) {
  if (piece.type === 'text') return <SentText text={piece.text} />
  return (
    <figure className={styles.picture}>
      <img src={`data:${piece.mediaType};base64,${piece.data}`} alt="What was drawn" />
      <figcaption>
        A picture, {base64Size(piece.data)} of {piece.mediaType}
      </figcaption>
    </figure>
  )
}

/** A tool call: name and arguments. */
export function CallText({ call }: { call: ToolCall }) {
  return (
    <div className={styles.call}>
      <p className={styles.note}>
        called <code>{call.name}</code>
      </p>
      {call.malformed === undefined ? (
        <JsonTree value={call.arguments} />
      ) : (
        <>
          <p className={styles.error}>with arguments that are not JSON:</p>
          <SentText text={call.malformed} />
        </>
      )}
    </div>
  )
}
