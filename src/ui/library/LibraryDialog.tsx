import { FilePlus2, Save, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Tabs } from '../../components/Tabs'
import { documentFile } from '../../documents/files/file'
import { t } from '../../language/active'
import { useApp } from '../page/app-context'
import { useSave } from '../page/download'
import type { OverlayProps } from '../page/overlay'
import { useScreen } from '../page/screen'
import { DocumentList } from './DocumentList'
import styles from './Library.module.css'
import { OpenFile } from './OpenFile'
import { SaveLibrary } from './SaveLibrary'
import { StarterCards } from './StarterCards'
import { Versions } from './Versions'

/** The library of this device, and ways to start something new. */
export default function LibraryDialog({ overlay, onClose }: OverlayProps<'library'>) {
  const { library } = useApp()
  const [tab, setTab] = useState(overlay.tab ?? 'mine')
  const count = useStore(library, state => state.records.length)
  useEffect(() => {
    void library.refresh()
  }, [library])

  return (
    <div className={classNames(layout.stack3, styles.library)}>
      <Ways onClose={onClose} />
      <Tabs
        label={t('Library')}
        chosen={tab}
        onChoose={id => setTab(id as typeof tab)}
        tabs={[
          { id: 'mine', label: count > 0 ? t('My pipelines ({count, number})', { count }) : t('My pipelines') },
          { id: 'versions', label: t('Versions') },
          { id: 'starters', label: t('Starters') },
        ]}
      >
        {tab === 'mine' && <DocumentList onClose={onClose} onStarters={() => setTab('starters')} />}
        {tab === 'versions' && <Versions onClose={onClose} />}
        {tab === 'starters' && <StarterCards onClose={onClose} />}
      </Tabs>
    </div>
  )
}

/** Actions beside the list: new, open, save. */
function Ways({ onClose }: Pick<OverlayProps, 'onClose'>) {
  const { editor, library } = useApp()
  const screen = useScreen()
  const isSaved = useStore(library, state => state.records.length > 0)
  const begin = async () => {
    if (await library.create()) onClose()
  }
  const save = useSave()
  return (
    <div className={classNames(layout.wrap2, styles.ways)}>
      <Button icon={FilePlus2} onClick={begin}>
        {t('New')}
      </Button>
      <OpenFile />
      <Button icon={Save} onClick={() => save(documentFile({ draft: editor.getState().draft }))}>
        {t('Save as file')}
      </Button>
      {isSaved && <SaveLibrary />}
      <Button icon={Share2} className={styles.share} onClick={() => screen.show('share')}>
        {t('Share')}
      </Button>
    </div>
  )
}
