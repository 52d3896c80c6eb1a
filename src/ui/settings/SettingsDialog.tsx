import { useState } from 'react'
import { useStore } from 'zustand'
import { CheckField } from '../../components/CheckField'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Tabs } from '../../components/Tabs'
import { t } from '../../language/active'
import type { Theme } from '../../store/settings'
import { useApp } from '../page/app-context'
import { ModelsTab } from './ModelsTab'
import { PrivacyTab } from './PrivacyTab'
import { OfflineSetting } from './pwa/OfflineSetting'
import { RadioChoice } from './RadioChoice'
import { ReadingSettings } from './ReadingSettings'
import styles from './Settings.module.css'

/** The settings of this device: models, appearance, privacy. */
export default function SettingsDialog() {
  const [tab, setTab] = useState('models')
  const tabs = [
    { id: 'models', label: t('Models') },
    { id: 'look', label: t({ message: 'Look', note: 'Colors and size of the letters: a noun.' }) },
    { id: 'reading', label: t({ message: 'Reading', note: 'Letters, contrast and voice: a noun.' }) },
    { id: 'privacy', label: t('Privacy') },
    { id: 'offline', label: t('Offline') },
  ]
  return (
    <Tabs label={t('Settings')} tabs={tabs} chosen={tab} onChoose={setTab}>
      {tab === 'models' && <ModelsTab />}
      {tab === 'look' && <AppearanceTab />}
      {tab === 'reading' && <ReadingSettings />}
      {tab === 'privacy' && <PrivacyTab />}
      {tab === 'offline' && <OfflineSetting />}
    </Tabs>
  )
}

/** Colors, size of type, sounds, and how much of the page shows. */
function AppearanceTab() {
  const { settings } = useApp()
  const theme = useStore(settings, state => state.theme)
  const { largeType, sounds, developer } = useStore(settings)
  const themes: readonly { value: Theme; label: string }[] = [
    { value: 'system', label: t('Same as this device') },
    { value: 'light', label: t({ message: 'Day', note: 'Light colors.' }) },
    { value: 'dark', label: t({ message: 'Night', note: 'Dark colors.' }) },
  ]
  return (
    <div className={classNames(layout.stack5, layout.packed, styles.tab)}>
      <RadioChoice legend={t('Colors')} value={theme} options={themes} onChange={settings.setTheme} />
      <CheckField
        label={t('Projector')}
        checked={largeType}
        onChange={settings.setLargeType}
        help={t('Large text, so that the back row can read it.')}
      />
      <CheckField
        label={t('Sounds')}
        checked={sounds}
        onChange={settings.setSounds}
        help={t('A soft sound when a card lands and when a result comes.')}
      />
      <CheckField
        label={t('Show tools for developers')}
        checked={developer}
        onChange={settings.setDeveloper}
        help={t(
          'More cards, variables, limits, tool faces, checks and files as YAML. What your stack uses always shows.',
        )}
      />
    </div>
  )
}
