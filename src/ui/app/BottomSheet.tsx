import { Dialog } from '../../components/Dialog'
import { t } from '../../language/active'
import { XRayUnlessHidden } from '../classroom/predict/XRayUnlessHidden'
import { Palette } from './palette/Palette'

interface BottomSheetProps {
  place: 'palette' | 'x-ray'
  open: boolean
  onClose(): void
}

/** A bottom sheet for a part of the page that has no column on this screen. */
export function BottomSheet({ place, open, onClose }: BottomSheetProps) {
  const isPalette = place === 'palette'
  return (
    <Dialog open={open} title={isPalette ? t('Add a card') : t('X-ray')} shape="sheet" onClose={onClose}>
      <section aria-label={isPalette ? t('Palette') : t('X-ray')}>
        {isPalette ? <Palette /> : <XRayUnlessHidden />}
      </section>
    </Dialog>
  )
}
