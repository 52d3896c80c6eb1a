import { digitsFor, wordsToDigits } from '../digits'
import type { TalkingRules } from '../pack'
import { withoutStory } from '../word-problem'
import { foldFrench, frenchPatterns } from './spelling'

const { words, whole } = frenchPatterns

const SMALL = {
  zero: 0,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  'dix-sept': 17,
  'dix-huit': 18,
  'dix-neuf': 19,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  nonante: 90,
  'quatre-vingt': 80,
  'quatre-vingts': 80,
  'soixante-dix': 70,
  'soixante et onze': 71,
  'quatre-vingt-dix': 90,
  cent: 100,
  cents: 100,
  mille: 1000,
}
const TEENS = ['onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf']
const AFTER_TEN = Object.fromEntries(
  TEENS.flatMap((word, i) => [
    [`soixante-${word}`, 71 + i],
    [`quatre-vingt-${word}`, 91 + i],
  ]),
)

const toDigits = wordsToDigits({ values: { ...SMALL, ...AFTER_TEN }, joint: '-et-| et |-| ' })

/** An article before a noun is no number. */
const ARTICLE = /(?<![\p{L}\d-]|et )une? (?=(?!plus|moins|fois|et |sur|divis|multipl|mill|quart|tiers)\p{L}{2})/giu

const STORY = {
  asks: words('combien'),
  each: words('chacun|chacune|partag\\w*|répart\\w*|distribu\\w*'),
  times: words('dans chaque|chaque (?:\\p{L}+ )?a|chacune? de'),
  less: words(
    'perd\\w*|mang\\w*|reste|restent|restera|enlèv\\w*|vol\\w+|cass\\w*|vend\\w*|partent|envolent|descendent|prêt\\w*|jett\\w*|donne à|donné à|dépens\\w*|(?:je|en) donne|en ai donné',
  ),
  more: words(
    "(?:m'en|me|m') ?(?:donnent?|a donné|offre|ont donné)|gagn\\w*|achèt\\w*|achet\\w*|trouv\\w*|reçois|reçu|en tout|total|plus|ajout\\w*|arrivent",
  ),
}

const N = '(-?[\\d.]+)'
const sum = (source: string) => new RegExp(`^(?:${foldFrench(source)})`, 'iu')

/** How a person is answered in French. */
export const frenchTalking: TalkingRules = {
  greeting: whole(
    '(?:bonjour|bjr|slt|salut|coucou|cc|bonsoir|hello|hey|allô)(?:[ ,]+(?:toi|à tous|démo|robot|tout le monde|ça va))?',
  ),
  thanks: whole('merci(?: (?:beaucoup|bien|à toi))?'),
  goodbye: whole('au revoir|salut, à plus|à (?:bientôt|plus|demain|plus tard)|bonne nuit|ciao'),
  howAreYou: words('comment (?:vas-tu|ça va|tu vas|allez-vous|te sens-tu|tu te sens)|ça va \\?|tu vas bien'),
  aboutItself: {
    who: words(
      "qui es[- ]tu|t'es qui|tu es qui|tu es quoi|comment (?:t'appelles-tu|tu t'appelles)|quel est ton (?:nom|prénom)",
    ),
    what: words(
      '(?:es-tu|tu es|est-ce que tu es) (?:une? )?(?:ia|intelligence artificielle|modèle(?: de langage)?|gpt|chatgpt|claude|gemini|llama|robot|bot|machine|vrai|réel|intelligent)',
    ),
    alive: words(
      '(?:es-tu|tu es|est-ce que tu es) (?:vivant|vivante|humain|humaine|une personne|conscient)|as-tu des sentiments|tu as des sentiments|(?:penses|rêves)-tu|tu (?:penses|rêves)|ressens-tu',
    ),
    how: words(
      'comment (?:tu (?:marches|fonctionnes|fais|sais|choisis|décides)|fonctionnes-tu|fais-tu|choisis-tu|décides-tu|sais-tu)',
    ),
    can: words(
      "(?:que|qu'est-ce que) (?:sais-tu|peux-tu|tu sais|tu peux) ?(?:faire)?|tu sais faire quoi|comment (?:peux-tu|tu peux) m'aider",
    ),
    maker: words("qui t'a (?:fait|créé|créée|construit|programmé|écrit|inventé)"),
  },
  names: {
    given: [
      /(?<!\p{L})(?:j[e']? ?m['’]?ap{1,2}el{1,2}e?|mon (?:nom|prénom) est|mon (?:nom|prénom),? c['’]est|appelle-moi|appelez-moi) (\p{L}[\p{L}'-]*)/giu,
      /(?<!\p{L})(?:[Jj]e suis|[Mm]oi,? c['’]?est|[Mm]oi je suis) (\p{Lu}\p{Ll}[\p{L}'-]*)/gu,
      /(?<!\p{L})moi,? c['’]?(?:est)? (\p{L}[\p{L}'-]*)\s*(?:$|[.!,]|et )/giu,
      /^\W*(?:salut|bonjour|coucou|hello)[\s,!.]+(?:je|j[e']?) ?suis (\p{L}[\p{L}'-]*)\s*(?:$|[.!,]|et )/giu,
    ],
    asked: words(
      "comment (?:je m'appelle|m'appelle-je|est-ce que je m'appelle)|quel est mon (?:nom|prénom)|(?:connais|sais|rappelles?|souviens?)(?:-tu)?(?: (?:de|toi|te|tu|encore)){0,2} (?:mon (?:nom|prénom)|comment je m'appelle|qui je suis)|c'est quoi mon (?:nom|prénom)|qui suis-je",
    ),
    none: /^(?:un|une|le|la|les|pas|très|trop|si|triste|content|contente|fatigué|fatiguée|ici|en|de|comment)$/iu,
    greets: words("j[e']? ?m'?ap{1,2}el{1,2}e?|mon (?:nom|prénom)|appelle-moi|je suis|moi,? c'est"),
  },
  said: {
    asked:
      /(?<!\p{L})qu['’](?:est-ce que j['’]ai|ai-je) (?:dit|écrit|demandé) (?:en |au |juste )?(premier|début|avant|dernier|d['’]abord)/iu,
    first: /^(?:premier|début|d['’]abord)/iu,
  },
  fact: {
    asked:
      /(?<!\p{L})(?:quel(?:le)?s? (?:est|sont|était)|qui est|où est|c['’]est quoi|comment s['’]appelle) (?:mon|ma|mes) (\p{L}[\p{L} ]{0,40}?)\s*[?]*$/iu,
    statement:
      "(?<!\\p{L})(?:mon|ma|mes) $thing (?:est|sont|était|s['’]appelle|habite à|c['’]est)\\s+([^.,!?\\n]{1,80})",
    none: /^(?:nom|prénom|humeur)$/iu,
  },
  letters:
    /combien (?:y a-t-il )?(?:de |d['’])?(?:lettres? )?["“«']?\s?(\p{L})\s?["”»']?(?:s)? (?:y a-t-il|il y a|a-t-il)?(?: ?dans)? (?:le mot )?["“«']?\s?(\p{L}+)/iu,
  sums: {
    asks: sum(
      "(?:(?:salut|bonjour|s'il te plaît|ok|et|alors|maintenant|dis-moi|tu sais|peux-tu me dire)[\\s,:]+){0,6}(?:(?:combien (?:font|fait|ça fait|vaut|valent)|ça fait combien|quel est le résultat de|calcule[zr]?|résous|fais|donne-moi|additionne|que (?:font|fait|vaut)|c'est quoi|ça fait|dis|trouve|(?:c'est|ça fait|font|fait) combien|quel(?:le)? est|combien (?:ça|ca) fait|ça donne quoi|c'est quoi)[\\s:,]*)(?:(?:la |le |l')?(?:somme|résultat|valeur|total)(?: de)?[\\s:]*)?",
    ),
    after:
      /^\s*(?:(?:=|,|combien|ca fait combien|cela|font|fait|egale?|ca fait|donne|au total|s'il te plait|maintenant|pour moi)[\s,]*){0,6}(?:[?.!,;:)]|$|(?<=\s)(?:et)\s+\p{L})/iu,
    finished: /^[\s,]*(?:=|font|egale?|ca fait|combien)/iu,
    please: /^s'il te plait\s+/iu,
    pause: /^(?:,\s*(?:(?:et )?(?:puis|ensuite) )?|(?:et )?(?:puis|ensuite) )/iu,
    signs: [
      [sum('(?:à la puissance|puissance)(?!\\p{L})|\\*\\*|\\^'), '^'],
      [sum('(?:divisée? par|divisés par|sur)(?!\\p{L})|[÷/]|:(?=\\s)'), '/'],
      [sum('(?:fois|multipliée? par)(?!\\p{L})|[x×·*](?!\\p{L})'), '*'],
      [sum('(?:plus|et)(?!\\p{L})|\\+'), '+'],
      [sum('(?:moins)(?!\\p{L})|-'), '-'],
    ],
    negative: /^(?:moins|-)\s*(?=[\d(√])/iu,
    behind: /^\s*(?:(?:moins|-)\s*)?[\d(]/iu,
    by: /^$/,
    orders: [
      [sum(`(?:la )?(?:somme de|additionne)\\s+${N}\\s+(?:et|plus|avec|à)\\s+${N}`), (a, b) => `${a} + ${b}`],
      [sum(`(?:le )?(?:produit de|multiplie)\\s+${N}\\s+(?:et|par)\\s+${N}`), (a, b) => `${a} * ${b}`],
      [sum(`(?:divise)\\s+${N}\\s+par\\s+${N}`), (a, b) => `${a} / ${b}`],
      [sum(`(?:enlève|soustrais|retire)\\s+${N}\\s+(?:à|de)\\s+${N}`), (a, b) => `${b} - ${a}`],
      [sum(`(?:la )?différence (?:de|entre)\\s+${N}\\s+et\\s+${N}`), (a, b) => `${a} - ${b}`],
      [sum(`${N}\\s*(?:%|pour cent)\\s+de\\s+${N}`), (a, b) => `${a} / 100 * ${b}`],
      [sum(`(?:la )?moitié de\\s+${N}`), a => `${a} / 2`],
      [sum(`(?:le )?double de\\s+${N}`), a => `2 * ${a}`],
      [sum(`(?:le )?triple de\\s+${N}`), a => `3 * ${a}`],
      [sum(`(?:le |un )?tiers de\\s+${N}`), a => `${a} / 3`],
      [sum(`(?:le |un )?quart de\\s+${N}`), a => `${a} / 4`],
      [sum(`(?:la )?racine carrée de\\s+${N}|√\\s*${N}`), (a, b) => `√${a || b}`],
      [sum(`${N} au carré`), a => `${a}^2`],
    ],
    digits: text => withoutStory(digitsFor(toDigits(text.replace(ARTICLE, ''))), STORY),
  },
  scene: words(
    'décris|description|imagine|peins (?:une|la) scène|raconte(?:-moi|-nous)? une (?:\\w+ )?histoire|écris (?:une|un) (?:histoire|conte|scène)|conteur|conteuse',
  ),
  noName: /^(?:construi|invent|fait|peint|ecrit|decouv|fond)/iu,
  wantsAddress: words('webhook|préviens|envoie\\w*|sonne|notifie\\w*'),
  asksForColors: words('couleurs?'),
  asksWhat: words("devine|c'est quoi|qu'est-ce que c'est"),
}
