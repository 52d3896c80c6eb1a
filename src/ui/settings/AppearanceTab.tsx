import { useStore } from 'zustand'
import { CheckField } from '../../components/CheckField'
import { t } from '../../language/active'
import type { Theme } from '../../store/settings'
import { useApp } from '../app/app-context'
import { RadioChoice } from './RadioChoice'
import styles from './Settings.module.css'

/** Color scheme and font size. */
export function AppearanceTab() {
  const { settings } = useApp()
  const theme = useStore(settings, state => state.theme)
  const largeType = useStore(settings, state => state.largeType)
  const themes: readonly { value: Theme; label: string }[] = [
    { value: 'system', label: t('Same as this device') },
    { value: 'light', label: t({ message: 'Day', note: 'Light colors.' }) },
    { value: 'dark', label: t({ message: 'Night', note: 'Dark colors.' }) },
  ]
  return (
    <div className={styles.tab}>
      <RadioChoice legend={t('Colors')} value={theme} options={themes} onChange={settings.setTheme} />
      <CheckField
        label={t('Projector')}
        checked={largeType}
        onChange={settings.setLargeType}
        help={t('Large text, so that the back row can read it.')}
      />
    </div>
  )
}
