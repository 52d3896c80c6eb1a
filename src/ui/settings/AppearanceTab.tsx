import { useStore } from 'zustand'
import { CheckField } from '../../components/CheckField'
import type { Theme } from '../../store/settings'
import { useApp } from '../app/app-context'
import { RadioChoice } from './RadioChoice'
import styles from './Settings.module.css'

const themes: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'Same as this device' },
  { value: 'light', label: 'Day' },
  { value: 'dark', label: 'Night' },
]

/** Color scheme and font size. */
export function AppearanceTab() {
  const { settings } = useApp()
  const theme = useStore(settings, state => state.theme)
  const largeType = useStore(settings, state => state.largeType)
  return (
    <div className={styles.tab}>
      <RadioChoice legend="Colors" value={theme} options={themes} onChange={settings.setTheme} />
      <CheckField
        label="Projector"
        checked={largeType}
        onChange={settings.setLargeType}
        help="Large text, so that the back row can read it."
      />
    </div>
  )
}
