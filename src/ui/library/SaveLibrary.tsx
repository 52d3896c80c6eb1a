import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/Button'
import { asStorageError } from '../../documents/library/storage-error'
import { t } from '../../language/active'
import type { LocalizedText } from '../../language/message'
import { useApp } from '../page/app-context'
import { saveAs } from '../page/download'
import { useScreen } from '../page/screen'
import { LibraryMessage } from './LibraryMessage'

/** Saves the whole library with its recorded runs as one file. */
export function SaveLibrary() {
  const { files, saveNow } = useApp()
  const screen = useScreen()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<LocalizedText>()
  const save = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await saveNow()
      const { name, blob } = await files.libraryFile()
      saveAs(name, blob)
      screen.announce(t('Saved as {name}', { name }))
    } catch (error) {
      setProblem(asStorageError(error).words)
    }
    setBusy(false)
  }
  return (
    <>
      <Button icon={PackageOpen} disabled={busy} onClick={save}>
        {t('Save all as one file')}
      </Button>
      <LibraryMessage message={problem} />
    </>
  )
}
