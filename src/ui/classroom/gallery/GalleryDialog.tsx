import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { Dialog } from '../../../components/Dialog'
import { activeMessages, t } from '../../../language/active'
import { useApp } from '../../app/app-context'
import { useScreen } from '../../app/screen'
import { AddSubmissions } from './AddSubmissions'
import { GalleryGrid } from './GalleryGrid'
import { GalleryTools } from './GalleryTools'
import { addSubmissions, gallery } from './gallery-store'
import { LargeSubmission } from './LargeSubmission'
import { inOrder, isReadableSubmission, type ReadableSubmission } from './submissions'

interface GalleryDialogProps {
  open: boolean
  onClose(): void
}

/** The works of a class, side by side. */
export default function GalleryDialog({ open, onClose }: GalleryDialogProps) {
  return open ? <Gallery onClose={onClose} /> : null
}

function Gallery({ onClose }: { onClose(): void }) {
  const { works, order, shuffle } = useStore(gallery)
  const { language } = activeMessages()
  const shown = useMemo(() => inOrder(works, order, shuffle, language), [works, order, shuffle, language])
  const [largeId, setLargeId] = useState<number>()
  const readable = shown.filter(isReadableSubmission)
  const large = readable.find(({ id }) => id === largeId)
  const openCopy = useOpenCopy(onClose)
  useDroppedWorks()

  return (
    <Dialog open title={t('Class gallery')} shape="full" onClose={large ? () => setLargeId(undefined) : onClose}>
      {large ? (
        <LargeSubmission work={large} works={readable} onShow={setLargeId} onCopy={() => openCopy(large)} />
      ) : (
        <>
          <AddSubmissions />
          {works.length > 0 && <GalleryTools />}
          <GalleryGrid works={shown} onShow={setLargeId} onCopy={openCopy} />
        </>
      )}
    </Dialog>
  )
}

/** Opens a work in the page like a link: it is not saved before it is changed. */
function useOpenCopy(onClose: () => void): (work: ReadableSubmission) => Promise<void> {
  const { library, recordings } = useApp()
  const screen = useScreen()
  return async ({ draft, recording, from }) => {
    if (!(await library.preview(draft))) {
      screen.announce(t('This browser cannot save what you have open. Save it as a file first.'))
      return
    }
    onClose()
    if (recording) {
      recordings.adopt(recording, from)
      screen.setState({ replay: { recording, origin: from } })
    }
    screen.announce(t('Opened a copy of “{name}”.', { name: draft.document.name || t('Untitled') }))
  }
}

/** While the gallery is open, dropped files are added to it. */
function useDroppedWorks(): void {
  const { files, nodeTypes } = useApp()
  useEffect(() => {
    const take = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      // Otherwise the page would open it.
      event.stopPropagation()
      if (event.type === 'drop') void addSubmissions([...event.dataTransfer.files], files, nodeTypes)
    }
    window.addEventListener('dragover', take, true)
    window.addEventListener('drop', take, true)
    return () => {
      window.removeEventListener('dragover', take, true)
      window.removeEventListener('drop', take, true)
    }
  }, [files, nodeTypes])
}
