import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { activeMessages, t } from '../../../language/active'
import { useApp } from '../../page/app-context'
import type { OverlayProps } from '../../page/overlay'
import { useScreen } from '../../page/screen'
import { AddSubmissions } from './AddSubmissions'
import { ClassWorks } from './ClassWorks'
import { GalleryGrid } from './GalleryGrid'
import { GalleryTools } from './GalleryTools'
import { addSubmissions, gallery } from './gallery-store'
import { LargeSubmission } from './LargeSubmission'
import { inOrder, isReadableSubmission, type ReadableSubmission } from './submissions'

/** The works of a class, side by side. */
export default function GalleryDialog({ overlay: { workId, invitation }, onClose }: OverlayProps<'gallery'>) {
  const { works, order, shuffle } = useStore(gallery)
  const { language } = activeMessages()
  const shown = useMemo(() => inOrder(works, order, shuffle, language), [works, order, shuffle, language])
  const screen = useScreen()
  const readable = shown.filter(isReadableSubmission)
  const large = readable.find(({ id }) => id === workId)
  const show = (id: number | undefined) => screen.show(id === undefined ? 'gallery' : { name: 'gallery', workId: id })
  const openCopy = useOpenCopy(onClose)
  const project = async (work: ReadableSubmission) => {
    if (await openCopy(work)) screen.show('projector')
  }
  useDroppedWorks()

  return (
    <>
      {large ? (
        <LargeSubmission
          work={large}
          works={readable}
          onShow={show}
          onCopy={() => openCopy(large)}
          onProject={() => project(large)}
        />
      ) : (
        <>
          {invitation && <ClassWorks key={invitation.pass} invitation={invitation} onProject={project} />}
          <AddSubmissions />
          {works.length > 0 && <GalleryTools />}
          <GalleryGrid works={shown} onShow={show} onCopy={openCopy} />
        </>
      )}
    </>
  )
}

/** Opens a work in the page like a link: it is not saved before it is changed. False where it cannot be opened. */
function useOpenCopy(onClose: () => void): (work: ReadableSubmission) => Promise<boolean> {
  const { library, recordings } = useApp()
  const screen = useScreen()
  return async ({ draft, recording, from }) => {
    if (!(await library.preview(draft))) {
      screen.announce(t('This browser cannot save what you have open. Save it as a file first.'))
      return false
    }
    onClose()
    if (recording) {
      recordings.adopt(recording, from)
      screen.setState({ replay: { recording, origin: from } })
    }
    screen.announce(t('Opened a copy of “{name}”.', { name: draft.document.name || t('Untitled') }))
    return true
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
