import { useState } from 'react'
import { Button, FileButton } from '../../components/Button'
import layout from '../../components/layout.module.css'
import { saveAs } from '../../components/save-as'
import { localize, t } from '../../language/active'
import { errorText } from '../../language/localized-error'
import type { LocalizedText } from '../../language/message'
import type { OpenNetwork } from './NetworkPanel'
import { replaceNetwork } from './network-control'
import { readNetworkFile, writeNetworkFile } from './network-file'
import type { NextWordConfig } from './node'
import { trainingDataOf } from './training-data'

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
    saveAs('network.aili5.json', new Blob([file], { type: 'application/json' }))
  }
  const open = async (file: File) => {
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
    <div className={layout.cluster3}>
      <Button round disabled={network.control.getProgress().step === 0} onClick={() => void save()}>
        {t('Save the network as a file')}
      </Button>
      <FileButton round accept=".json,application/json" onFiles={([file]) => open(file)}>
        {t('Open a network from a file')}
      </FileButton>
      {problem && <p role="alert">{localize(problem)}</p>}
    </div>
  )
}
