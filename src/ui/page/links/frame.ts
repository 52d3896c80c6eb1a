import { useEffect } from 'react'

/** Whether the page is in a frame of another page, such as one of a learning platform. */
export const isFramed = window.parent !== window

/** Whether its address asks for the page of a frame: the stack and Run, without the rest. */
export const isEmbedded = new URLSearchParams(location.search).has('embed')

/**
 * Tells the page around the frame how high this one is, as learning platforms understand it (Canvas and others). Nothing
 * but the size is told, so any page may hear it.
 */
export function useToldHeight(): void {
  useEffect(() => {
    if (!isEmbedded || !isFramed) return
    let told = 0
    const tell = () => {
      const height = Math.ceil(document.documentElement.getBoundingClientRect().height)
      if (height === told) return
      told = height
      window.parent.postMessage({ subject: 'lti.frameResize', height }, '*')
    }
    const observer = new ResizeObserver(tell)
    observer.observe(document.documentElement)
    return () => observer.disconnect()
  }, [])
}
