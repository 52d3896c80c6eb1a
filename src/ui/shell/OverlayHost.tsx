import { useEffect } from 'react'
import { useStore } from 'zustand'
import { Dialog } from '../../components/Dialog'
import { useApp } from '../page/app-context'
import type { Overlay, OverlayName } from '../page/overlay'
import { useScreen } from '../page/screen'
import { usePageColumns } from '../page/use-page-columns'
import { LazyPart } from '../parts/LazyPart'
import { type OverlayEntry, overlays } from './overlays'

/** The open overlay in its dialog. */
export function OverlayHost() {
  const screen = useScreen()
  const overlay = useStore(screen, state => state.overlay)
  const columns = usePageColumns()
  // A sheet is for a part of the page that has no column on this screen.
  const hasColumn =
    (overlay?.name === 'palette' && columns.palette) ||
    ((overlay?.name === 'x-ray' || overlay?.name === 'card') && columns.xRay)
  useEffect(() => {
    if (hasColumn) screen.hide()
  }, [hasColumn, screen])
  if (!overlay || hasColumn) return null
  return (
    // A dialog appears together with its content, so that the focus can go into it.
    <LazyPart key={overlay.name} onFail={screen.hide}>
      <OpenOverlay overlay={overlay} />
    </LazyPart>
  )
}

function OpenOverlay({ overlay }: { overlay: Overlay }) {
  const app = useApp()
  const screen = useScreen()
  const { title, shape, asks, back, Content } = overlays[overlay.name] as OverlayEntry<OverlayName>
  const content = <Content overlay={overlay} onClose={screen.hide} />
  if (!title) return content
  return (
    <Dialog
      title={title(overlay, app)}
      shape={shape}
      asks={asks}
      onClose={() => screen.setState({ overlay: (back?.(overlay) as Overlay | undefined) ?? null })}
    >
      {content}
    </Dialog>
  )
}
