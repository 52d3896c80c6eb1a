import { activateLanguage, activeMessages, onLanguageChange } from '../../language/active'
import { closestLanguage, guessLanguage, languageByCode, type MessageLanguage } from '../../language/languages'
import type { Settings } from '../../store/settings'

/** The parameter of a link to the page in a language. */
const PARAMETER = 'lang'

/** The language that the address asks for. */
function linkedLanguage(): MessageLanguage | undefined {
  const code = new URLSearchParams(location.search).get(PARAMETER) ?? ''
  return languageByCode(code) ?? closestLanguage(code)
}

/** The language that the address asks for, or that was chosen on this device, or that the browser prefers. */
function wantedLanguage(saved: string): MessageLanguage {
  return linkedLanguage() ?? languageByCode(saved) ?? guessLanguage(navigator.languages)
}

const activateWanted = (settings: Settings) =>
  activateLanguage(wantedLanguage(settings.getState().language)).catch(() => {})

/** The code of the language that the address asks for, or that is stored on this device; empty for the browser's. */
export function chosenLanguage(settings: Settings): string {
  return linkedLanguage()?.code ?? settings.getState().language
}

/** Keeps the choice of a language, and shows the page in it; empty for the browser's. */
export function chooseLanguage(settings: Settings, code: string): void {
  // It counts more than the link by which the page was opened.
  removeParameter()
  settings.setLanguage(code)
  void activateWanted(settings)
}

/**
 * Activates the language of the page. `useLanguage` renders components again after each choice. Resolves when the page can
 * be drawn; in English where a language cannot be loaded.
 */
export async function startLanguage(settings: Settings): Promise<void> {
  onLanguageChange(nameLanguage)
  await activateWanted(settings)
  nameLanguage()
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
