import type { ReadLanguage } from '../languages/pack'

/** Orders to answer in a language, in the languages of the packs. */
const ORDERS: readonly (readonly [RegExp, ReadLanguage])[] = [
  [/(?:in english|en inglés|en ingles|auf englisch|en anglais|بالإنجليزية|بالانجليزية|باللغة الإنجليزية)/iu, 'en'],
  [
    /(?:in (?:spanish|español)|en (?:español|espanol|espagnol)|auf spanisch|بالإسبانية|بالاسبانية|باللغة الإسبانية)/iu,
    'es',
  ],
  [
    /(?:in (?:german|deutsch)|auf deutsch|en (?:alemán|aleman|allemand)|بالألمانية|بالالمانية|باللغة الألمانية)/iu,
    'de',
  ],
  [
    /(?:in (?:french|français)|en (?:français|francais|francés|frances)|auf franz(?:ö|oe)sisch|بالفرنسية|باللغة الفرنسية)/iu,
    'fr',
  ],
  [/(?:in arabic|en (?:árabe|arabe)|auf arabisch|بالعربية|باللغة العربية)/iu, 'ar'],
]

/** Verbs before or after which the name of a language is one to answer in. */
const ANSWERS =
  /(?<!\p{L})(?:answer|reply|respond|speak|talk|write|responde|responda|contesta|habla|escribe|antworte|antwort|sprich|schreib|rede|réponds|répondez|reponds|parle|écris|أجب|اجب|جاوب|تكلم|تحدث|اكتب|رد)/iu
const FORBIDDEN = /(?:\b(?:not|never|don't|no|nunca|nicht|nie|ne|jamais)\b|لا )[^.\n]{0,30}$/iu

/** The language that a text orders answers in; null where it orders none. */
export function orderedLanguage(text: string): ReadLanguage | null {
  const sentences = text.slice(0, 4000).split(/[.!?\n]/)
  for (const sentence of sentences) {
    if (!ANSWERS.test(sentence)) continue
    for (const [order, language] of ORDERS) {
      const at = sentence.search(order)
      if (at >= 0 && !FORBIDDEN.test(sentence.slice(0, at))) return language
    }
  }
  return null
}
