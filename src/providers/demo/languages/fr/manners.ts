import type { Manners } from '../pack'
import { frenchPatterns } from './spelling'

const { words } = frenchPatterns

/** Manners of speaking that a prompt can ask for. */
export const frenchManners: Manners = {
  styles: {
    order: words('réponds|répondez|réponse|parle|écris|dis|raconte'),
    forbidden: /(?<!\p{L})(?:ne|n'|pas|jamais|sans|evite)(?!\p{L})[^.\n]{0,20}$/iu,
    word: words('(?:un|en un) (?:seul )?mot'),
    threeWords: words('(?:trois|3) mots'),
    sentence: words('(?:une|1) (?:seule )?(?:petite )?phrase'),
    brief: words(
      '(?:sois )?(?:très )?(?:bref|brève|court|concis)|réponses? (?:courtes?|brèves?)|brièvement|en peu de mots',
    ),
    bullets: words('(?:en|sous forme de|avec une|comme une) liste|puces|tirets'),
    pirate: words('pirates?'),
    rhyme: words('rim(?:e|es|ant|er)|poème|vers'),
    emoji: words('emojis?|émojis?|émoticônes?'),
    capitals: words('majuscules?|en criant'),
    lower: words('minuscules?'),
  },
  pirate: [
    [/(?<!\p{L})(?:bonjour|salut)(?!\p{L})/giu, 'ohé'],
    [/(?<!\p{L})amie?(?!\p{L})/giu, 'moussaillon'],
    [/(?<!\p{L})ma liste(?!\p{L})/giu, 'ma carte au trésor'],
    [/(?<!\p{L})oui(?!\p{L})/giu, 'oui, mon capitaine'],
    [/(?<!\p{L})j’ai vu(?!\p{L})/giu, 'par ma barbe, j’ai vu'],
  ],
  couplets: [
    [/(?:eur|eure|heure)\W*$/iu, 'Mes listes de mots n’ont pourtant pas de cœur.'],
    [/(?:e|ee|es)\W*$/iu, 'Et voilà la rime que ma liste a trouvée.'],
    [/$/u, 'J’ai tourné ces mots jusqu’à ce que ça rime,\net mes listes de mots sont toutes en prime.'],
  ],
}
