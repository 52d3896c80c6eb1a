import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { CheckField } from '../../components/CheckField'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { SelectField } from '../../components/SelectField'
import { t } from '../../language/active'
import type { Reading } from '../../store/settings'
import { useApp } from '../page/app-context'
import { speak, useVoices } from '../parts/read-aloud/speech'
import styles from './Settings.module.css'

/** How this person reads: letters, contrast, and the voice that reads aloud. */
export function ReadingSettings() {
  const { settings } = useApp()
  const { font, size, spacing, contrast } = useStore(settings, state => state.reading)
  return (
    <div className={classNames(layout.stack5, layout.packed, styles.tab)}>
      <SelectField<Reading['font']>
        label={t('Font')}
        value={font}
        options={[
          { value: 'page', label: t('The page’s') },
          { value: 'system', label: t('This device’s') },
          { value: 'dyslexic', label: t('OpenDyslexic, made for readers with dyslexia') },
        ]}
        help={t('OpenDyslexic is loaded when it is chosen, and has the letters of European languages.')}
        onChange={font => settings.setReading({ font })}
      />
      <SelectField<Reading['size']>
        label={t('Size of the letters')}
        value={size}
        options={[
          { value: 'usual', label: t('Usual') },
          { value: 'large', label: t('Large') },
          { value: 'larger', label: t('Larger') },
          { value: 'largest', label: t('Largest') },
        ]}
        onChange={size => settings.setReading({ size })}
      />
      <SelectField<Reading['spacing']>
        label={t('Space between lines and words')}
        value={spacing}
        options={[
          { value: 'usual', label: t('Usual') },
          { value: 'wide', label: t('Wide') },
          { value: 'wider', label: t('Wider') },
        ]}
        onChange={spacing => settings.setReading({ spacing })}
      />
      <CheckField
        label={t('Higher contrast')}
        checked={contrast === 'more'}
        onChange={isMore => settings.setReading({ contrast: isMore ? 'more' : 'usual' })}
        help={t(
          'Black on white, or white on black, with darker lines. A device that asks for more contrast gets it anyway.',
        )}
      />
      <VoiceSettings />
    </div>
  )
}

/** The voice of reading aloud; nothing where the browser has none. */
function VoiceSettings() {
  const { settings } = useApp()
  const { voice, pace } = useStore(settings, state => state.reading)
  const voices = useVoices()
  if (voices.length === 0) return null
  return (
    <>
      <SelectField
        label={t('Voice that reads aloud')}
        value={voices.some(({ voiceURI }) => voiceURI === voice) ? voice : ''}
        options={[
          { value: '', label: t('The browser’s own for the language') },
          ...voices.map(({ voiceURI, name, lang }) => ({ value: voiceURI, label: `${name} (${lang})` })),
        ]}
        help={t('Nothing is read until you ask: “Read aloud” is in the menu of a card and in a lesson.')}
        onChange={voice => settings.setReading({ voice })}
      />
      <SelectField
        label={t('Speed')}
        value={String(pace)}
        options={[
          { value: '0.6', label: t('Slow') },
          { value: '0.8', label: t('A little slower') },
          { value: '1', label: t('Usual') },
          { value: '1.25', label: t('Fast') },
        ]}
        onChange={pace => settings.setReading({ pace: Number(pace) })}
      />
      <Button
        onClick={() =>
          speak(t('This is how it sounds.'), { lang: document.documentElement.lang, ...settings.getState().reading })
        }
      >
        {t('Listen')}
      </Button>
    </>
  )
}
