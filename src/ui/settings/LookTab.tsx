import { useStore } from 'zustand'
import { CheckField } from '../../nodes/kit/CheckField'
import type { Theme } from '../../store/settings'
import { useApp } from '../app-context'
import styles from './Settings.module.css'

const themes: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'As this device has it' },
  { value: 'light', label: 'Day' },
  { value: 'dark', label: 'Night' },
]

/** Colours and size of type. */
export function LookTab() {
  const { settings } = useApp()
  const theme = useStore(settings, state => state.theme)
  const largeType = useStore(settings, state => state.largeType)
  return (
    <div className={styles.tab}>
      <fieldset className={styles.choices}>
        <legend>Colours</legend>
        {themes.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="theme"
              value={value}
              checked={theme === value}
              onChange={() => settings.setTheme(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <CheckField
        label="Large type"
        checked={largeType}
        onChange={settings.setLargeType}
        help="For a projector, so that the last row can read it too."
      />
    </div>
  )
}
