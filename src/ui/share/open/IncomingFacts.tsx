import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { Rich } from '../../../components/Rich'
import { activeMessages, t } from '../../../language/active'
import { msg } from '../../../language/message'
import type { Document } from '../../../model/document'
import type { NodeTypes } from '../../../model/node-type'
import { isReadable, parseNode } from '../../../model/parsed-node'
import { factSeparator } from '../../../nodes/kit/facts'
import { useApp } from '../../page/app-context'
import type { IncomingContent } from '../../page/overlay'
import { TypeIcons } from '../../parts/DocumentRow'
import styles from './Open.module.css'
import { RunFacts } from './RunFacts'

type IncomingDraft = Extract<IncomingContent, { kind: 'document' }>

/** Facts about an incoming document: cards, models, hosts, inputs and runs. */
export function IncomingFacts({ incoming }: { incoming: IncomingDraft }) {
  const { content, contents, from } = incoming
  return (
    <dl className={classNames(layout.rounded, layout.padded, layout.paper, styles.facts)}>
      <dt className={layout.soft}>{t('Cards')}</dt>
      <dd className={layout.cluster3}>
        <span>{formatCards(contents)}</span>
        <TypeIcons types={contents.types.map(({ type }) => type)} />
      </dd>
      {contents.names.length > 0 && (
        <>
          <dt className={layout.soft}>{t('Names')}</dt>
          <dd>
            <Names names={contents.names} />
          </dd>
        </>
      )}
      <dt className={layout.soft}>{t('Models')}</dt>
      <dd>{contents.models.length > 0 ? <Names names={contents.models} /> : t('the one you have chosen')}</dd>
      <dt className={layout.soft}>{t('Could call')}</dt>
      <dd>
        <Calls {...incoming} />
      </dd>
      {contents.hasInputs && (
        <>
          <dt className={layout.soft}>{t('Typed in')}</dt>
          <dd>{t('messages or drawings are included')}</dd>
        </>
      )}
      {content.recording && (
        <>
          <dt className={layout.soft}>{t({ message: 'Run', context: 'noun', note: 'Over what is said of a run.' })}</dt>
          <dd>
            <RunFacts events={content.recording.events} origin={from} />
          </dd>
        </>
      )}
    </dl>
  )
}

function formatCards({ nodeCount, pipelineCount }: IncomingDraft['contents']): string {
  return pipelineCount > 1
    ? t('{cards, plural, one {# card} other {# cards}} in {pipelines, plural, one {# pipeline} other {# pipelines}}', {
        cards: nodeCount,
        pipelines: pipelineCount,
      })
    : t('{count, plural, one {# card} other {# cards}}', { count: nodeCount })
}

/** Which hosts the document names; requests to them need consent. */
function Calls({ content, contents }: IncomingDraft) {
  const { nodeTypes } = useApp()
  const { hosts: limits, anywhere } = hostsReached(content.draft.document, nodeTypes)
  const hosts = [...new Set([...contents.hosts, ...limits])].sort()
  if (hosts.length === 0 && !anywhere) return t({ message: 'nobody', note: 'No address on the network is called.' })
  if (hosts.length === 0) return t('any address that a model names. You are asked first, each time.')
  const words = activeMessages().list(hosts)
  return (
    <Rich
      text={
        anywhere
          ? msg('<hosts>{hosts}</hosts>, and any address that a model names. You are asked first, each time.', {
              hosts: words,
            })
          : msg('<hosts>{hosts}</hosts>. You are asked first, each time.', { hosts: words })
      }
      tags={{ hosts: () => <Names names={hosts} /> }}
    />
  )
}

const mostNames = 6

function Names({ names }: { names: readonly string[] }) {
  const shown = names.slice(0, mostNames)
  const more = names.length - shown.length
  const list = shown.map((name, index) => (
    <span key={name}>
      {index > 0 && factSeparator()}
      <code>{name}</code>
    </span>
  ))
  if (more <= 0) return <>{list}</>
  return (
    <Rich
      text={msg('<names>{names}</names> and {more, plural, other {# more}}', {
        names: activeMessages().list(shown),
        more,
      })}
      tags={{ names: () => <>{list}</> }}
    />
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
