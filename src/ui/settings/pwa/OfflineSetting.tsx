import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { formatBytes } from '../../../documents/format/caps'
import { t } from '../../../language/active'
import { useApp } from '../../app/app-context'
import { type OfflineState, offline } from './keep-offline'
import styles from './OfflineSetting.module.css'

/** How much of the page works offline, and a switch to download all of it. */
export function OfflineSetting() {
  const { deviceStorage } = useApp()
  const store = offline(deviceStorage)
  const state = useStore(store)
  if (!('serviceWorker' in navigator)) {
    return <p>{t('The page cannot be kept on this device: that needs an https address.')}</p>
  }
  return (
    <div className={styles.offline}>
      <p role="status">{formatStatus(state)}</p>
      {(state.status === 'waits-for-run' || state.status === 'waits-for-connection') && (
        <Button onClick={() => void store.keep()}>{t('Get it now')}</Button>
      )}
      <label>
        <input
          type="checkbox"
          checked={state.wantsAll}
          onChange={event => void store.setWantsAll(event.target.checked)}
        />
        {t('Make all of it available offline')}
      </label>
      <p className={styles.hint}>
        {state.restBytes > 0
          ? t(
              'Also the graph, the scripts and the parts for other models, {size}. Models themselves are elsewhere, and need a network; the demo is not.',
              { size: formatBytes(state.restBytes) },
            )
          : t(
              'Also the graph, the scripts and the parts for other models. Models themselves are elsewhere, and need a network; the demo is not.',
            )}
      </p>
    </div>
  )
}

function formatStatus({ status, progress, missingBytes }: OfflineState): string {
  switch (status) {
    case 'unknown':
      return t('The page is being kept on this device, so that it opens without a network.')
    case 'waits-for-run':
      return t('After the first run the page gets the rest of itself, {size}, so that it opens without a network.', {
        size: formatBytes(missingBytes),
      })
    case 'waits-for-connection':
      return t('Not all of the page is here yet: {size} are missing, and this connection is slow or limited.', {
        size: formatBytes(missingBytes),
      })
    case 'fetching':
      return t('Downloading what is missing: {part, number, percent}.', { part: progress })
    case 'ready':
      return t('Ready: the page, its starters and the demo work without a network.')
    case 'all':
      return t('Ready: all of the page works without a network.')
    case 'failed':
      return t('Some of the page could not be downloaded. It tries again the next time you open it.')
  }
}
