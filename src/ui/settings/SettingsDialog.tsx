import { useState } from 'react'
import { Dialog } from '../../components/Dialog'
import { Tabs } from '../../components/Tabs'
import { AppearanceTab } from './AppearanceTab'
import { ModelsTab } from './ModelsTab'
import { PrivacyTab } from './PrivacyTab'
import { OfflineSetting } from './pwa/OfflineSetting'

interface SettingsDialogProps {
  open: boolean
  onClose(): void
}

const tabs = [
  { id: 'models', label: 'Models' },
  { id: 'look', label: 'Look' },
  { id: 'privacy', label: 'Privacy' },
  { id: 'offline', label: 'Offline' },
]

/** The settings of this device: models, appearance, privacy. */
export default function SettingsDialog({ open, onClose }: SettingsDialogProps) {
  const [tab, setTab] = useState('models')
  return (
    <Dialog open={open} title="Settings" shape="wide" onClose={onClose}>
      <Tabs label="Settings" tabs={tabs} chosen={tab} onChoose={setTab}>
        {tab === 'models' && <ModelsTab />}
        {tab === 'look' && <AppearanceTab />}
        {tab === 'privacy' && <PrivacyTab />}
        {tab === 'offline' && <OfflineSetting />}
      </Tabs>
    </Dialog>
  )
}
