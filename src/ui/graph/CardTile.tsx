import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { localize, t } from '../../language/active'
import type { Node } from '../../model/document'
import { isIntegration } from '../../model/known-types'
import { useApp } from '../page/app-context'
import { TypeIcon } from '../parts/TypeIcon'
import styles from './Graph.module.css'
import { useHighlighted } from './use-highlighted'

/** A card in a pipeline of the graph. One that answers callers is lit while it does, and says how often it did. */
export function CardTile({ node }: { node: Node }) {
  const { runner, nodeTypes } = useApp()
  const type = nodeTypes.get(node.type)
  const isCalled = isIntegration(node)
  const { isActive, isOver, count, failed } = useStore(
    runner,
    useShallow(({ run }) => {
      const { status, call, results = [] } = (isCalled && run.nodes[node.id]) || {}
      return {
        isActive: status === 'running' || status === 'waiting' || call !== undefined,
        isOver: status === 'done' || status === 'failed',
        count: results.length,
        failed: results.filter(({ isError }) => isError).length,
      }
    }),
  )
  const lit = useHighlighted(isActive, count + (isOver ? 1 : 0))
  const card = localize(type?.name ?? node.type)
  const calls = count > 0 && t('{card}, called {count, plural, =1 {once} other {# times}}', { card, count })
  return (
    <span
      className={classNames(layout.fixed, layout.family, styles.tile)}
      data-family={type?.family ?? 'unknown'}
      data-lit={lit || undefined}
      data-failed={failed > 0 || undefined}
      title={calls && failed > 0 ? `${calls}, ${t('{failed, number} failed', { failed })}` : calls || card}
    >
      {type && <TypeIcon type={node.type} size={13} />}
      {count > 0 && <sub aria-hidden>{count}</sub>}
    </span>
  )
}
