import XRay from '../xray/XRay'
import { useIsCovered } from './behind-cover'
import { Curtain } from './Curtain'

/** The X-ray, which hides results during guessing. */
export default function XRayBehindCover() {
  if (!useIsCovered()) return <XRay />
  return <Curtain>The X-ray would give it away. It opens when every result is revealed.</Curtain>
}
