import { useEffect, useRef, useState } from 'react'

/** How long something stays lit after its end, in milliseconds. */
export const LINGER_MS = 2000

/**
 * Whether something is lit: while it is at work, and two seconds after its end. What began and ended between two frames
 * is known by its count of uses.
 */
export function useLit(active: boolean, uses: number): boolean {
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
