import { CircleAlert } from 'lucide-react'
import { useStore } from 'zustand'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { localize, t } from '../../language/active'
import { useApp } from '../page/app-context'
import { RunFromHere } from './RunFromHere'

/** Why a node failed, the provider's message, and a retry. */
export function CardError({ nodeId, name }: { nodeId: string; name: string }) {
  const error = useStore(useApp().runner, state => state.run.nodes[nodeId]?.error)
  if (!error) return null
  const words = localize(error.message)
  return (
    <div
      className={classNames(layout.cluster3, layout.notice, layout.small, layout.smallButtons)}
      data-status="error"
      data-result
    >
      <CircleAlert size={16} aria-hidden />
      <p className={layout.preWrap}>{words}</p>
      <RunFromHere nodeId={nodeId} name={name} words />
      {error.said && !words.includes(error.said) && (
        <details className={layout.wholeLine}>
          <summary>{t('What the service said')}</summary>
          <pre className={layout.code}>{error.said}</pre>
        </details>
      )}
    </div>
  )
}
