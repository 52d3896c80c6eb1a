import { Workflow } from 'lucide-react'
import { type ComponentProps, createContext, memo, use } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { useLanguage } from '../../components/use-language'
import { t } from '../../language/active'
import type { Messages } from '../../language/messages'
import type { Document, NodeConfig, Pipeline } from '../../model/document'
import type { Family, NodeTypes } from '../../model/node-type'
import { allNodes } from '../../store/document/draft'
import { cardNames } from '../page/cards/card-names'
import { highlightProps } from '../page/runs/highlight'
import { useScreen } from '../page/screen'
import { TypeIcon } from '../parts/TypeIcon'
import styles from './Part.module.css'

/** A node as a source of request parts. */
interface ContextSource {
  nodeId: string
  /** The name of its card. */
  name: string
  type: string
  config: NodeConfig
  family: Family | 'unknown'
  /** Whether its card is still in the stack, so that a press can scroll there. */
  isHere: boolean
}

/** Sources of the parts of a request. */
export interface ContextSources {
  /** By node id. */
  nodes: ReadonlyMap<string, ContextSource>
  pipelines: ReadonlyMap<string, Pick<Pipeline, 'name'> & { isHere: boolean }>
}

/** The sources of a document as of its run or as of now; `here` is the open document. */
export function contextSourcesOf(
  document: Document,
  here: Document,
  nodeTypes: NodeTypes,
  messages?: Messages,
): ContextSources {
  const nodes = allNodes(document)
  const names = cardNames(nodes, nodeTypes, messages)
  const cardsHere = new Set(allNodes(here).map(({ id }) => id))
  const pipelinesHere = new Set(here.pipelines.map(({ id }) => id))
  const source = ({ id, type, config }: (typeof nodes)[number]): [string, ContextSource] => [
    id,
    {
      nodeId: id,
      type,
      config,
      name: names.get(id) ?? type,
      family: nodeTypes.get(type)?.family ?? 'unknown',
      isHere: cardsHere.has(id),
    },
  ]
  return {
    nodes: new Map(nodes.map(source)),
    pipelines: new Map(document.pipelines.map(({ id, name }) => [id, { name, isHere: pipelinesHere.has(id) }])),
  }
}

/** Merges both; the first has precedence. */
export function joinedSources(first: ContextSources, second: ContextSources): ContextSources {
  return {
    nodes: new Map([...second.nodes, ...first.nodes]),
    pipelines: new Map([...second.pipelines, ...first.pipelines]),
  }
}

/** The nodes of the shown document. */
export const ContextSourcesContext = createContext<ContextSources>({ nodes: new Map(), pipelines: new Map() })

/** The source node of a part; undefined when unknown. */
export function useContextSource(nodeId: string | null): ContextSource | undefined {
  const { nodes } = use(ContextSourcesContext)
  return nodeId === null ? undefined : nodes.get(nodeId)
}

/** The names of sources, nodes or pipelines that are tools, with the family that determines the hue. */
export function useSourceNames() {
  const { nodes, pipelines } = use(ContextSourcesContext)
  return ({ nodeId, pipelineId }: SourceNameProps) => {
    if (pipelineId !== undefined) {
      const name = pipelines.get(pipelineId)?.name || pipelineId
      return { name, family: 'model' as const }
    }
    const source = nodeId === null ? undefined : nodes.get(nodeId)
    return { name: source?.name ?? t('A card that is gone'), family: source?.family ?? ('unknown' as const) }
  }
}

interface SourceNameProps {
  nodeId: string | null
  pipelineId?: string | undefined
  /** Whether it is text, because the same name leads to the card close by. */
  isText?: boolean | undefined
}

/** The name of a part's source node, or of the pipeline that a tool is. A press scrolls there. */
export const SourceName = memo(function SourceName({ nodeId, pipelineId, isText }: SourceNameProps) {
  useLanguage()
  const source = useContextSource(nodeId)
  const screen = useScreen()
  if (pipelineId !== undefined) return <PipelineName pipelineId={pipelineId} isText={isText} />
  if (!source)
    return (
      <span className={classNames(layout.cluster1, layout.small, layout.semibold, layout.breakWords, styles.source)}>
        {nodeId === null ? t('From an unknown source') : t('From a card that is gone')}
      </span>
    )
  return (
    <SourceButton
      name={source.name}
      family={source.family}
      isButton={source.isHere && !isText}
      onClick={() => screen.reveal(source.nodeId)}
      {...highlightProps(source.nodeId)}
    >
      <TypeIcon type={source.type} size={14} />
    </SourceButton>
  )
})

function PipelineName({ pipelineId, isText }: { pipelineId: string; isText: boolean | undefined }) {
  const screen = useScreen()
  const { name, isHere = false } = use(ContextSourcesContext).pipelines.get(pipelineId) ?? {}
  return (
    <SourceButton
      name={name || pipelineId}
      family="model"
      isButton={isHere && !isText}
      onClick={() => screen.setState({ overlay: null, pipelineId })}
    >
      <Workflow size={14} aria-hidden />
    </SourceButton>
  )
}

interface SourceButtonProps extends ComponentProps<'button'> {
  name: string
  family: ContextSource['family']
  isButton: boolean
}

/** A source with its icon: a button that goes to it, or text. */
function SourceButton({ name, family, isButton, children, ...button }: SourceButtonProps) {
  if (!isButton) {
    return (
      <span
        className={classNames(layout.cluster1, layout.small, layout.semibold, layout.breakWords, styles.source)}
        data-family={family}
      >
        {children}
        <bdi>{name}</bdi>
      </span>
    )
  }
  return (
    <button
      type="button"
      className={classNames(layout.cluster1, layout.small, layout.semibold, layout.breakWords, styles.source)}
      data-family={family}
      title={t('Go to {place}', { place: name })}
      {...button}
    >
      {children}
      <bdi>{name}</bdi>
    </button>
  )
}
