import { useStore } from 'zustand'
import { useLoaded } from '../../../components/use-loaded'
import { useApp } from '../../page/app-context'
import { offline } from './keep-offline'
import { startVersions, type Versions } from './versions'

/**
 * Keeps the page on this device, where that is possible, from the first run on: with it a person has seen what the page
 * is, and nothing delays its first answer. Gives the state of its versions.
 */
export function useOffline(): Versions | undefined {
  const { deviceStorage, settings } = useApp()
  const hasRun = useStore(settings, ({ welcomed }) => welcomed)
  const versions = useLoaded(async () => {
    const store = offline(deviceStorage)
    if (!hasRun) return undefined
    return startVersions({
      onInstalling: () => store.setStatus('installing'),
      onReady: () => store.setStatus('ready'),
    })
  }, [hasRun, deviceStorage])
  return versions ?? undefined
}
