import { activateLanguage, activeMessages, needTranslations, onLanguageChange } from '../../language/active'
import { guessLanguage, languageByCode, type MessageLanguage } from '../../language/languages'
import type { Settings } from '../../store/settings'
import { renderAll } from './preact-options'

/** The parameter of a link to the page in a language. */
const PARAMETER = 'lang'

/** The language that an address asks for, or that was chosen on this device, or that the browser prefers. */
function wantedLanguage(chosen: string, { search }: Pick<Location, 'search'> = location): MessageLanguage {
  const asked = languageByCode(new URLSearchParams(search).get(PARAMETER) ?? '')
  return asked ?? languageByCode(chosen) ?? guessLanguage(navigator.languages)
}

/**
 * Activates the language of the page, now and on each choice in the settings. Resolves when the page can be drawn; in
 * English where a language cannot be loaded. What is drawn before `idle` has its words in the first part of the
 * translations, or asks for the part that it needs.
 */
export async function startLanguage(settings: Settings, idle: Promise<void>): Promise<void> {
  const activate = () => activateLanguage(wantedLanguage(settings.getState().language)).catch(() => {})
  onLanguageChange(() => {
    nameLanguage()
    renderAll()
  })
  settings.subscribe(({ language }, before) => {
    if (language === before.language) return
    // A choice counts more than the link by which the page was opened.
    removeParameter()
    void activate()
  })
  await activate()
  nameLanguage()
  void idle.then(() => needTranslations('page'))
}

/** Says in the document which language it is in, and how that is written. */
function nameLanguage(): void {
  const { code, direction } = activeMessages().language
  document.documentElement.lang = code
  document.documentElement.dir = direction
}

function removeParameter(): void {
  const address = new URL(location.href)
  address.searchParams.delete(PARAMETER)
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}
