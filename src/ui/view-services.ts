import { useMemo } from 'react'
import type { ViewServices } from '../nodes/view'
import { useScreen } from './screen'

export function useViewServices(): ViewServices {
  const screen = useScreen()
  return useMemo(
    () => ({ models: [], defaultModelLabel: 'Demo', openSettings: () => screen.show('settings') }),
    [screen],
  )
}
