import { Dialog } from '../../components/Dialog'
import { t } from '../../language/active'
import { editorPart } from './editor-part'
import { lazyComponent } from './parts/lazy-component'

const Palette = editorPart(chunk => chunk.Palette)
const XRay = lazyComponent(() => import('../classroom/predict/XRayUnlessHidden'))

interface BottomSheetProps {
  place: 'palette' | 'x-ray'
  open: boolean
  onClose(): void
}

/** A bottom sheet for a part of the page that has no column on this screen. */
export default function BottomSheet({ place, open, onClose }: BottomSheetProps) {
  const isPalette = place === 'palette'
  return (
    <Dialog open={open} title={isPalette ? t('Add a card') : t('X-ray')} shape="sheet" onClose={onClose}>
      <section aria-label={isPalette ? t('Palette') : t('X-ray')}>{isPalette ? <Palette /> : <XRay />}</section>
    </Dialog>
  )
}
