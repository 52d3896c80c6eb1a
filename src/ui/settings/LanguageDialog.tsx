import { useStore } from 'zustand'
import { t } from '../../language/active'
import { languages } from '../../language/languages'
import { useApp } from '../page/app-context'
import { chooseLanguage, chosenLanguage } from '../page/page-language'
import { RadioChoice } from './RadioChoice'

/** The language of the page. */
export default function LanguageDialog() {
  const { settings } = useApp()
  useStore(settings, state => state.language)
  const own = languages
    .filter(({ hidden }) => !hidden)
    .map(({ code, name }) => ({ value: code, label: name, lang: code }))
  return (
    <RadioChoice
      legend={t('Language of this page')}
      value={chosenLanguage(settings)}
      options={[{ value: '', label: t('Same as this browser') }, ...own]}
      onChange={code => chooseLanguage(settings, code)}
    />
  )
}
