import { Square, Volume2 } from 'lucide-react'
import { IconButton } from '../../../components/Button'
import { t } from '../../../language/active'
import { useApp } from '../../page/app-context'
import { speak, stopSpeaking, useSpoken, useVoices } from './speech'

/** Reads a text aloud when it is pressed, and stops it. Nothing where the browser cannot speak. */
export function ReadAloud({ text, lang }: { text: string; lang?: string | undefined }) {
  const { settings } = useApp()
  const voices = useVoices()
  const spoken = useSpoken()
  if (voices.length === 0 || text.trim() === '') return null
  const isSpoken = spoken === text
  return (
    <IconButton
      icon={isSpoken ? Square : Volume2}
      size={16}
      label={isSpoken ? t('Stop reading') : t('Read aloud')}
      onClick={() =>
        isSpoken
          ? stopSpeaking()
          : speak(text, { lang: lang ?? document.documentElement.lang, ...settings.getState().reading })
      }
    />
  )
}
