import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/Button'
import { asStorageError } from '../../documents/library/storage-error'
import { t } from '../../language/active'
import type { LocalizedText } from '../../language/message'
import { useApp } from '../page/app-context'
import { useSave } from '../page/download'
import { Problem } from '../parts/Problem'

/** Saves the whole library with its recorded runs as one file. */
export function SaveLibrary() {
  const { files, saveNow } = useApp()
  const save = useSave()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<LocalizedText>()
  const saveAll = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await saveNow()
      save(await files.libraryFile())
    } catch (error) {
      setProblem(asStorageError(error).words)
    }
    setBusy(false)
  }
  return (
    <>
      <Button icon={PackageOpen} disabled={busy} onClick={saveAll}>
        {t('Save all as one file')}
      </Button>
      <Problem words={problem} />
    </>
  )
}
