import { FilePlus2, Save, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { Tabs } from '../../components/Tabs'
import { documentFile } from '../../documents/files/file'
import { useApp } from '../app/app-context'
import { download } from '../app/download'
import { useScreen } from '../app/screen'
import { DocumentList } from './DocumentList'
import styles from './Library.module.css'
import { OpenFile } from './OpenFile'
import { SaveLibrary } from './SaveLibrary'
import { StarterCards } from './StarterCards'

interface LibraryDialogProps {
  open: boolean
  onClose(): void
}

/** The library of this device, and ways to start something new. */
export default function LibraryDialog({ open, onClose }: LibraryDialogProps) {
  return (
    <Dialog open={open} title="Library" shape="wide" onClose={onClose}>
      <Contents onClose={onClose} />
    </Dialog>
  )
}

/** Remounted on each opening, to list the current state. */
function Contents({ onClose }: Pick<LibraryDialogProps, 'onClose'>) {
  const { library } = useApp()
  const screen = useScreen()
  const [tab, setTab] = useState(() => screen.getState().libraryTab ?? 'mine')
  const count = useStore(library, state => state.records.length)
  useEffect(() => {
    void library.refresh()
    return () => screen.setState({ libraryTab: null })
  }, [library, screen])

  return (
    <div className={styles.library}>
      <Ways onClose={onClose} />
      <Tabs
        label="Library"
        chosen={tab}
        onChoose={setTab}
        tabs={[
          { id: 'mine', label: count > 0 ? `My pipelines (${count})` : 'My pipelines' },
          { id: 'starters', label: 'Starters' },
        ]}
      >
        {tab === 'mine' ? (
          <DocumentList onClose={onClose} onStarters={() => setTab('starters')} />
        ) : (
          <StarterCards onClose={onClose} />
        )}
      </Tabs>
    </div>
  )
}

/** Actions beside the list: new, open, save. */
function Ways({ onClose }: Pick<LibraryDialogProps, 'onClose'>) {
  const { editor, library } = useApp()
  const screen = useScreen()
  const isKept = useStore(library, state => state.records.length > 0)
  const begin = async () => {
    if (await library.create()) onClose()
  }
  const save = () => {
    const file = documentFile({ draft: editor.getState().draft })
    download(file)
    screen.announce(`Saved as ${file.name}`)
  }
  return (
    <div className={styles.ways}>
      <Button icon={FilePlus2} onClick={begin}>
        New
      </Button>
      <OpenFile />
      <Button icon={Save} onClick={save}>
        Save as file
      </Button>
      {isKept && <SaveLibrary />}
      <Button icon={Share2} className={styles.share} onClick={() => screen.show('share')}>
        Share
      </Button>
    </div>
  )
}
