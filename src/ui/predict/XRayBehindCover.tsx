import XRay from '../xray/XRay'
import { BehindCover } from './BehindCover'

/** The X-ray, which gives nothing away while results are covered. */
export default function XRayBehindCover() {
  return (
    <BehindCover what="The X-ray">
      <XRay />
    </BehindCover>
  )
}
