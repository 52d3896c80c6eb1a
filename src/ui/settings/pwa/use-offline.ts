import { useEffect, useState } from 'react'
import { useApp } from '../../app/app-context'
import { offline } from './keep-offline'
import { startVersions, type Versions } from './versions'

/** Milliseconds of delay before files for later use are downloaded. */
const grace = 2_000

/** Keeps the page available offline, where supported. Returns the state of its versions. */
export function useOffline(): Versions | undefined {
  const { deviceStorage } = useApp()
  const [versions, setVersions] = useState<Versions>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let here = true
    startVersions().then(started => {
      if (!started || !here) return
      setVersions(started)
      timer = setTimeout(() => void offline(deviceStorage).keep(), grace)
    })
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [deviceStorage])
  return versions
}
