import { useState } from 'react'
import { Dialog } from '../../components/Dialog'
import { Tabs } from '../../components/Tabs'
import { t } from '../../language/active'
import { AppearanceTab } from './AppearanceTab'
import { ModelsTab } from './ModelsTab'
import { PrivacyTab } from './PrivacyTab'
import { OfflineSetting } from './pwa/OfflineSetting'

interface SettingsDialogProps {
  open: boolean
  onClose(): void
}

/** The settings of this device: models, appearance, privacy. */
export default function SettingsDialog({ open, onClose }: SettingsDialogProps) {
  const [tab, setTab] = useState('models')
  const tabs = [
    { id: 'models', label: t('Models') },
    { id: 'look', label: t({ message: 'Look', note: 'Colors and size of the letters: a noun.' }) },
    { id: 'privacy', label: t('Privacy') },
    { id: 'offline', label: t('Offline') },
  ]
  return (
    <Dialog open={open} title={t('Settings')} shape="wide" onClose={onClose}>
      <Tabs label={t('Settings')} tabs={tabs} chosen={tab} onChoose={setTab}>
        {tab === 'models' && <ModelsTab />}
        {tab === 'look' && <AppearanceTab />}
        {tab === 'privacy' && <PrivacyTab />}
        {tab === 'offline' && <OfflineSetting />}
      </Tabs>
    </Dialog>
  )
}
