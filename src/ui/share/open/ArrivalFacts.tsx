import { plural } from '../../../components/text'
import type { Document } from '../../../engine/model/document'
import type { NodeTypes } from '../../../engine/model/node-type'
import { isReadable, parseNode } from '../../../engine/model/parsed-node'
import { useApp } from '../../app/app-context'
import type { Arrival } from '../../app/screen'
import { TypeIcons } from '../../library/DocumentRow'
import styles from './Open.module.css'
import { RunFacts } from './RunFacts'

type Arrived = Extract<Arrival, { kind: 'document' }>

/** Facts about an incoming document: cards, models, hosts, inputs and runs. */
export function ArrivalFacts({ arrival }: { arrival: Arrived }) {
  const { content, contents, from } = arrival
  return (
    <dl className={styles.facts}>
      <dt>Cards</dt>
      <dd className={styles.cards}>
        <span>{sayCards(contents)}</span>
        <TypeIcons types={contents.types.map(({ type }) => type)} />
      </dd>
      {contents.names.length > 0 && (
        <>
          <dt>Names</dt>
          <dd>
            <Names names={contents.names} />
          </dd>
        </>
      )}
      <dt>Models</dt>
      <dd>{contents.models.length > 0 ? <Names names={contents.models} /> : 'the one that you have chosen'}</dd>
      <dt>Could call</dt>
      <dd>
        <Calls {...arrival} />
      </dd>
      {contents.hasInputs && (
        <>
          <dt>Typed in</dt>
          <dd>messages or drawings are included</dd>
        </>
      )}
      {content.recording && (
        <>
          <dt>Run</dt>
          <dd>
            <RunFacts events={content.recording.events} origin={from} />
          </dd>
        </>
      )}
    </dl>
  )
}

function sayCards({ nodeCount, pipelineCount }: Arrived['contents']): string {
  const cards = plural(nodeCount, 'card')
  return pipelineCount > 1 ? `${cards} in ${plural(pipelineCount, 'pipeline')}` : cards
}

/** Which hosts the document names; requests to them need consent. */
function Calls({ content, contents }: Arrived) {
  const { nodeTypes } = useApp()
  const { hosts: limits, anywhere } = hostsReached(content.draft.document, nodeTypes)
  const hosts = [...new Set([...contents.hosts, ...limits])].sort()
  if (hosts.length === 0 && !anywhere) return 'nobody'
  return (
    <>
      <Names names={hosts} />
      {anywhere && (hosts.length > 0 ? ', and any address that a model names' : 'any address that a model names')}. You
      are asked first, each time.
    </>
  )
}

const mostNames = 6

function Names({ names }: { names: readonly string[] }) {
  const shown = names.slice(0, mostNames)
  const more = names.length - shown.length
  return (
    <>
      {shown.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <code>{name}</code>
        </span>
      ))}
      {more > 0 && ` and ${more} more`}
    </>
  )
}

/** The hosts that a document's nodes are limited to, and whether one of them is not limited. */
export function hostsReached(document: Document, nodeTypes: NodeTypes): { hosts: string[]; anywhere: boolean } {
  const limits = document.pipelines
    .flatMap(pipeline => pipeline.nodes)
    .flatMap(node => {
      const parsed = parseNode(node, nodeTypes)
      const hosts = isReadable(parsed) ? parsed.type.reaches?.(parsed.config) : null
      return hosts ? [hosts] : []
    })
  return { hosts: [...new Set(limits.flat())], anywhere: limits.some(hosts => hosts.length === 0) }
}
