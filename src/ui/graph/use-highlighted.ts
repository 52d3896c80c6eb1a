import { useEffect, useRef, useState } from 'react'

/** Milliseconds for which the highlight lasts after the end. */
const LINGER_MS = 2000

/**
 * Whether something is highlighted: while active and two seconds longer. Activity between two frames is detected by the
 * use count.
 */
export function useHighlighted(active: boolean, uses: number): boolean {
  const [lingers, setLingers] = useState(false)
  const before = useRef({ active, uses })
  useEffect(() => {
    const was = before.current
    before.current = { active, uses }
    if (uses === 0) setLingers(false)
    if (active || uses === 0 || (!was.active && uses <= was.uses)) return
    setLingers(true)
    const timer = setTimeout(() => setLingers(false), LINGER_MS)
    return () => clearTimeout(timer)
  }, [active, uses])
  return active || lingers
}
