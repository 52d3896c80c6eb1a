import type { Manners } from '../pack'
import { spanishPatterns } from './spelling'

const { words } = spanishPatterns

/** Manners of speaking that a prompt can ask for. */
export const spanishManners: Manners = {
  styles: {
    order: words('responde|contesta|habla|escribe|di|dime|cuenta|cuéntame'),
    forbidden: /(?<!\p{L})(?:no|nunca|jamas|evita|sin)(?!\p{L})[^.\n]{0,20}$/iu,
    word: words('una (?:sola |única )?palabra'),
    threeWords: words('(?:tres|3) palabras'),
    sentence: words('(?:una|1) (?:sola )?(?:frase|oración)(?: corta)?'),
    brief: words(
      '(?:sé )?(?:muy )?breve(?:mente)?|respuestas? cortas?|sé concis[oa]|respuestas? breves?|en pocas palabras|corto',
    ),
    bullets: words('(?:en|como|con) (?:una )?lista|con (?:puntos|viñetas)|viñetas'),
    pirate: words('piratas?'),
    rhyme: words('rimas?|rimando|poema|verso|versos'),
    emoji: words('emojis?|emoticonos?'),
    capitals: words('mayúsculas?|gritando'),
    lower: words('minúsculas?'),
  },
  pirate: [
    [/(?<!\p{L})hola(?!\p{L})/giu, 'ahoy'],
    [/(?<!\p{L})amig[oa](?!\p{L})/giu, 'grumete'],
    [/(?<!\p{L})(?:bien|bueno)(?!\p{L})/giu, 'de perlas'],
    [/(?<!\p{L})mi lista(?!\p{L})/giu, 'mi mapa del tesoro'],
    [/(?<!\p{L})sí(?!\p{L})/giu, 'sí, mi capitán'],
  ],
  couplets: [
    [/(?:ado|ada|ados|adas)\W*$/iu, 'Lo he mirado en mi lista y aquí lo he encontrado.'],
    [/(?:ia|ias)\W*$/iu, 'Con mis listas de palabras escribo poesía.'],
    [/(?:on|or)\W*$/iu, 'Mis listas de palabras no tienen corazón.'],
    [/$/u, 'Le di tantas vueltas que al final lo rimé,\ny con mis listas de palabras aquí lo dejé.'],
  ],
}
