import { useStore } from 'zustand'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { t } from '../../../language/active'
import { useApp } from '../../page/app-context'
import { offline } from './keep-offline'
import styles from './OfflineSetting.module.css'

/** How much of the page works offline, and a switch to download all of it. */
export function OfflineSetting() {
  const { deviceStorage } = useApp()
  const store = offline(deviceStorage)
  const { status, progress, wantsAll } = useStore(store)
  if (!('serviceWorker' in navigator)) {
    return <p>{t('The page cannot be kept on this device: that needs an https address.')}</p>
  }
  const sentences = {
    'waits-for-run': t('After the first run the page is kept on this device, so that it opens without a network.'),
    installing: t('The page is being kept on this device, so that it opens without a network.'),
    ready: t('Ready: the page, its starters and the demo work without a network.'),
    fetching: t('Downloading what is missing: {part, number, percent}.', { part: progress }),
    all: t('Ready: the whole page works without a network.'),
    failed: t('Part of the page could not be downloaded. It will try again the next time you open it.'),
  }
  return (
    <div className={classNames(layout.stack2, styles.offline)}>
      <p role="status">{sentences[status]}</p>
      <label>
        <input type="checkbox" checked={wantsAll} onChange={event => void store.setWantsAll(event.target.checked)} />
        {t('Make all of it available offline')}
      </label>
      <p className={layout.hint}>
        {t(
          'This adds the scripts, the other languages and the parts for other models. Other models run elsewhere and need a network. The demo does not.',
        )}
      </p>
    </div>
  )
}
