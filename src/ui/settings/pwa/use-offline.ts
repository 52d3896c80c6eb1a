import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../../app/app-context'
import { offline } from './keep-offline'
import { startVersions, type Versions } from './versions'

/** Milliseconds of delay before files for later use are downloaded. */
const grace = 2_000

/** Keeps the page available offline, where supported. Returns the state of its versions. */
export function useOffline(): Versions | undefined {
  const { deviceStorage, settings } = useApp()
  // With the first run a person has seen what the page is: before, nothing is fetched for later visits.
  const hasRun = useStore(settings, ({ welcomed }) => welcomed)
  const [versions, setVersions] = useState<Versions>()
  useEffect(() => {
    let here = true
    startVersions().then(started => {
      if (started && here) setVersions(started)
    })
    return () => {
      here = false
    }
  }, [])
  useEffect(() => {
    if (!versions) return
    const timer = setTimeout(() => void offline(deviceStorage).cacheUnasked(hasRun), grace)
    return () => clearTimeout(timer)
  }, [versions, hasRun, deviceStorage])
  return versions
}
