import { t } from '../../../language/active'
import XRay from '../../xray/XRay'
import { HiddenPlaceholder } from './HiddenPlaceholder'
import { useHasHidden } from './use-has-hidden'

/** The X-ray, which hides results during guessing. */
export function XRayUnlessHidden() {
  if (!useHasHidden()) return <XRay />
  return (
    <HiddenPlaceholder>
      {t('The X-ray would show the answer. It opens when every result is revealed.')}
    </HiddenPlaceholder>
  )
}
