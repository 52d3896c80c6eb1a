import { useStore } from 'zustand'
import { Dialog } from '../../components/Dialog'
import { t } from '../../language/active'
import { languages } from '../../language/languages'
import { useApp } from '../app/app-context'
import type { OverlayProps } from '../app/dialogs'
import { chooseLanguage, chosenLanguage } from '../app/page-language'
import { RadioChoice } from './RadioChoice'

/** The language of the page. */
export default function LanguageDialog({ open, onClose }: OverlayProps) {
  const { settings } = useApp()
  useStore(settings, state => state.language)
  const own = languages
    .filter(({ hidden }) => !hidden)
    .map(({ code, name }) => ({ value: code, label: name, lang: code }))
  return (
    <Dialog open={open} title={t('Language')} onClose={onClose}>
      <RadioChoice
        legend={t('Language of this page')}
        value={chosenLanguage(settings)}
        options={[{ value: '', label: t('Same as this browser') }, ...own]}
        onChange={code => chooseLanguage(settings, code)}
      />
    </Dialog>
  )
}
