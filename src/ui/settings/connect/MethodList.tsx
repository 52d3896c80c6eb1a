import { Check } from 'lucide-react'
import { useStore } from 'zustand'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { t } from '../../../language/active'
import { wantsKey } from '../../../providers/connections/connections'
import { useApp } from '../../page/app-context'
import styles from './Connect.module.css'
import { type ConnectMethod, connectionOf, connectMethods } from './connect-methods'

interface MethodListProps {
  chosen: string | undefined
  onChoose(id: string): void
}

/** All ways to connect a model, each with its requirements and whether it is ready. */
export function MethodList({ chosen, onChoose }: MethodListProps) {
  const isReady = useIsReady()
  return (
    <nav aria-label={t('Ways to connect')} className={styles.ways}>
      <ul className={layout.stack1}>
        {connectMethods().map(way => (
          <li key={way.id}>
            <button
              type="button"
              className={classNames(layout.choice, layout.fill)}
              aria-current={way.id === chosen || undefined}
              onClick={() => onChoose(way.id)}
            >
              <way.Icon size={20} aria-hidden />
              <span className={classNames(layout.stack, layout.grow)}>
                <b className={layout.semibold}>{way.label}</b>
                <small className={layout.hint}>{way.hint}</small>
              </span>
              {isReady(way) && (
                <span className={classNames(layout.row1, layout.small, layout.ok)}>
                  <Check size={14} aria-hidden />
                  {t('ready')}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function useIsReady(): (way: ConnectMethod) => boolean {
  const { settings } = useApp()
  const connections = useStore(settings, state => state.connections)
  const browserModels = useStore(settings, state => state.browserModels)
  return way => {
    if (way.id === 'demo') return true
    if (way.id === 'browser') return browserModels.length > 0
    const connection = connectionOf(way, connections)
    return connection !== undefined && (!wantsKey(connection) || settings.keys.get(connection.baseUrl) !== null)
  }
}
