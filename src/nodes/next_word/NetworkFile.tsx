import { useState } from 'react'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import button from '../../components/file-button.module.css'
import layout from '../../components/layout.module.css'
import { localize, t } from '../../language/active'
import { errorText } from '../../language/localized-error'
import type { LocalizedText } from '../../language/message'
import type { OpenNetwork } from './NetworkPanel'
import { replaceNetwork } from './network-control'
import { readNetworkFile, writeNetworkFile } from './network-file'
import type { NextWordConfig } from './node'
import { trainingDataOf } from './training-data'
import styles from './view.module.css'

interface NetworkFileProps {
  network: OpenNetwork
  config: NextWordConfig
  onChange(change: Partial<NextWordConfig>): void
}

/** Saves a network as a file, and opens one. */
export function NetworkFile({ network, config, onChange }: NetworkFileProps) {
  const [problem, setProblem] = useState<LocalizedText>()
  const save = async () => {
    const file = await writeNetworkFile({ learner: network.control.learner, data: network.data }, config)
    const address = URL.createObjectURL(new Blob([file], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = address
    link.download = 'network.aili5.json'
    link.click()
    URL.revokeObjectURL(address)
  }
  const open = async (file: File | undefined) => {
    if (!file) return
    setProblem(undefined)
    try {
      const { config: change, kept } = await readNetworkFile(file)
      const data = await trainingDataOf({ ...config, ...change }, [])
      await replaceNetwork(data, kept)
      onChange(change)
    } catch (error) {
      setProblem(errorText(error))
    }
  }
  return (
    <div className={classNames(layout.row3, styles.state)}>
      <Button round disabled={network.control.getProgress().step === 0} onClick={() => void save()}>
        {t('Save the network as a file')}
      </Button>
      <label className={button.choose}>
        {t('Open a network from a file')}
        <input
          type="file"
          accept=".json,application/json"
          onChange={event => {
            void open(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </label>
      {problem && <p role="alert">{localize(problem)}</p>}
    </div>
  )
}
