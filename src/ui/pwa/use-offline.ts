import { useEffect, useState } from 'react'
import { offline } from './keep-offline'
import { startVersions, type Versions } from './versions'

/** Milliseconds that the page has for itself before it fetches what it may need later. */
const grace = 2_000

/** Keeps the page on this device, where that can be. Gives the news of its versions. */
export function useOffline(): Versions | undefined {
  const [versions, setVersions] = useState<Versions>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let here = true
    startVersions().then(started => {
      if (!started || !here) return
      setVersions(started)
      timer = setTimeout(() => void offline.keep(), grace)
    })
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [])
  return versions
}
