import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { localize, t } from '../../language/active'
import type { Node } from '../../model/document'
import { useApp } from '../app/app-context'
import { TypeIcon } from '../stack/TypeIcon'
import styles from './Graph.module.css'
import { useHighlighted } from './use-highlighted'

/** A card in a pipeline of the graph. */
export function CardTile({ node, readable }: { node: Node; readable: boolean }) {
  const type = useApp().nodeTypes.get(node.type)
  const Lit = type?.inputSchema ? LitTile : PlainTile
  return (
    <Lit node={node} family={type?.family ?? 'unknown'} title={localize(type?.name ?? node.type)}>
      {readable && type && <TypeIcon type={node.type} size={13} />}
    </Lit>
  )
}

interface TileProps {
  node: Node
  family: string
  title: string
  children: ReactNode
}

function PlainTile({ family, title, children }: TileProps) {
  return (
    <span className={styles.tile} data-family={family} title={title}>
      {children}
    </span>
  )
}

/** A card that answers callers: highlighted while it runs, with the number of calls by steps. */
function LitTile({ node, family, title, children }: TileProps) {
  const { runner } = useApp()
  const active = useStore(runner, ({ run }) => {
    const { status, call } = run.nodes[node.id] ?? {}
    return status === 'running' || status === 'waiting' || call !== undefined
  })
  const ends = useStore(runner, ({ run }) => {
    const { status, results = [] } = run.nodes[node.id] ?? {}
    return results.length + (status === 'done' || status === 'failed' ? 1 : 0)
  })
  const count = useStore(runner, ({ run }) => run.nodes[node.id]?.results.length ?? 0)
  const lit = useHighlighted(active, ends)
  return (
    <span
      className={styles.tile}
      data-family={family}
      data-lit={lit || undefined}
      title={count > 0 ? t('{card}, called {count, plural, =1 {once} other {# times}}', { card: title, count }) : title}
    >
      {children}
      {count > 0 && <sub aria-hidden>{count}</sub>}
    </span>
  )
}
