import { useEffect } from 'react'
import { roveStops } from '../../components/roving-stops'
import { STACK_PLACE_ID } from '../app/screen'

/** Makes the controls of each card a few tab stops; arrow keys move between them. */
export function CardTabStops() {
  useEffect(() => {
    const place = document.getElementById(STACK_PLACE_ID)
    return place ? roveStops(place) : undefined
  }, [])
  return null
}
