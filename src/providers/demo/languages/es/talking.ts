import { digitsFor, wordsToDigits } from '../digits'
import type { TalkingRules } from '../pack'
import { withoutStory } from '../word-problem'
import { foldSpanish, spanishPatterns } from './spelling'

const { words, whole } = spanishPatterns

const toDigits = wordsToDigits({
  values: {
    cero: 0,
    un: 1,
    uno: 1,
    una: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    dieciseis: 16,
    diecisiete: 17,
    dieciocho: 18,
    diecinueve: 19,
    veinte: 20,
    veintiun: 21,
    veintiuno: 21,
    veintidos: 22,
    veintitres: 23,
    veinticuatro: 24,
    veinticinco: 25,
    veintiseis: 26,
    veintisiete: 27,
    veintiocho: 28,
    veintinueve: 29,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
    cien: 100,
    ciento: 100,
    doscientos: 200,
    trescientos: 300,
    cuatrocientos: 400,
    quinientos: 500,
    seiscientos: 600,
    setecientos: 700,
    ochocientos: 800,
    novecientos: 900,
    mil: 1000,
  },
  joint: ' y | ',
})

/** An article before a noun is no number. */
const ARTICLE = /(?<![\p{L}\d])una? (?=(?!mas|menos|por|entre|veces|y |mill|cuart|terc)\p{L}{2})/giu

const STORY = {
  asks: words('cuánt[oa]s?'),
  each: words('cada uno|entre|cada una|a cada|repart\\w*|divid\\w*'),
  times: words('en cada|cada (?:\\p{L}+ )?tiene|cada una? (?:con|de)'),
  less: words(
    'vuelan|se van|se fueron|escapan|bajan|presto|presté|como|comemos|usé|uso|tiro|pierdo|perd\\w+|gast\\w+|quit\\w+|comí?|como|regalo|regalé|regala|doy|di|dio|queda\\w*|quedan|rompo|rompi\\w*|vend\\w+|sobran|faltan|resto',
  ),
  more: words(
    'me (?:dan|da|dieron|dio|regalan?|regalaron|regaló|compran?|compraron)|gano|gané|compro|compré|encuentro|encontré|suben|nacen|añado|pongo|recibo|traen|trae|me da|juntos|juntas|entre los dos|más|total|llegan|vienen|junt\\w+',
  ),
}

const N = '(-?[\\d.]+)'
const sum = (source: string) => new RegExp(`^(?:${foldSpanish(source)})`, 'iu')

/** How a person is answered in Spanish. */
export const spanishTalking: TalkingRules = {
  greeting: whole(
    '(?:hola+|ola|holi|ey|buenas|buenos días|buen día|buenas (?:tardes|noches)|hey|qué tal)(?:[ ,]+(?:amig[oa]s?|a todos|demo|otra vez|qué tal|robot|cómo estás))?',
  ),
  thanks: whole('(?:muchas |mil )?gracias(?: por todo)?'),
  goodbye: whole('adiós|chao|chau|hasta (?:luego|mañana|pronto|la vista)|nos vemos|buenas noches'),
  howAreYou: words('cómo estás|cómo te (?:sientes|va)|qué tal estás'),
  aboutItself: {
    who: words('quién eres|qué eres|cómo te llamas|cuál es tu nombre'),
    what: words(
      'eres (?:un |una )?(?:ia|inteligencia artificial|modelo(?: de lenguaje)?|gpt|chatgpt|claude|gemini|llama|robot|bot|máquina|real|inteligente)',
    ),
    alive: words(
      '(?:estás viv[oa]|eres (?:human[oa]|una persona|un ser vivo|consciente)|tienes sentimientos|sientes algo|piensas|sueñas)',
    ),
    how: words('cómo (?:funcionas|lo haces|lo sabes|eliges|decides|haces (?:eso|esto))'),
    can: words('qué (?:puedes|sabes) hacer|cómo (?:puedes|me puedes) ayudar(?:me)?|qué sabes'),
    maker: words('quién te (?:hizo|creó|programó|inventó|escribió|ha hecho)'),
  },
  names: {
    given: [
      /(?<!\p{L})(?:me llamo|mi nombre es|me (?:yamo|iamo|llamno|yaman|llaman)|mi nonbre es|ll[aá]mame|pueden llamarme|puedes llamarme) (\p{L}[\p{L}'-]*)/giu,
      /(?<!\p{L})[Ss]oy (\p{Lu}\p{Ll}[\p{L}'-]*)/gu,
      /^\W*(?:hola|buenas|holi|holaa+)[\s,!.]+(?:yo )?soy (\p{L}[\p{L}'-]*)/giu,
    ],
    asked: words(
      '(?:cómo|como) me (?:llamo|yamo|llaman|yaman)|cuál es mi nombre|(?:dime|di|adivina) mi nombre|(?:sabes|recuerdas|conoces|te acuerdas de) (?:mi nombre|cómo me llamo|quién soy)|quién soy(?: yo)?',
    ),
    none: /^(?:un|una|el|la|los|las|no|muy|tan|feliz|triste|de|del|en|yo|aquí|como|así)$/iu,
    greets: words('me (?:llamo|yamo|iamo|llaman|yaman)|mi nombre|llámame|soy'),
  },
  said: {
    asked:
      /(?<!\p{L})(?:qué (?:dije|te dije|pregunté|escribí|te pregunté)|que (?:dije|te dije)|cuál fue mi) (?:al )?(principio|primer[oa]?|últim[oa]|antes|anterior)/iu,
    first: /^(?:principio|primer)/iu,
  },
  fact: {
    asked:
      /(?<!\p{L})(?:cu[aá]l es|qu[eé] es|qui[eé]n es|d[oó]nde est[aá]|c[oó]mo se llama|cu[aá]les son) mis? (\p{L}[\p{L} ]{0,40}?)\s*[?]*$/iu,
    statement: '(?<!\\p{L})mis? $thing (?:es|son|era|est[aá]|se llaman?|vive en)\\s+([^.,!?\\n]{1,80})',
    none: /^(?:nombre|[aá]nimo)$/iu,
  },
  letters: /cu[aá]ntas (?:letras )?["“']?(\p{L})["”']?(?:es|s)? (?:hay|tiene)(?: en)? (?:la palabra )?["“']?(\p{L}+)/iu,
  sums: {
    asks: sum(
      '(?:(?:hola|por favor|oye|y|ahora|ok|bueno|dime|me dices|puedes decirme|sabes|quiero saber|puedes)[\\s,:]+){0,6}(?:(?:cuánt[oa]s? (?:es|son|da|dan|hace|suman|sería)|qué (?:es|da|resultado da)|cuál es(?: el resultado de)?|a cuánto (?:equivale|es igual)|calcula(?:r)?|resuelve|suma|resta|multiplica|divide|haz|dame)[\\s:]*)(?:(?:la |el )?(?:suma|resultado|valor|total|cuenta)(?: de)?[\\s:]*)?',
    ),
    after:
      /^\s*(?:(?:=|¿|,|cuanto|cuanto es|cuanto da|cuantos son|es|son|da|dan|igual a|en total|por favor|ahora|para mi)[\s,]*){0,6}(?:[?.!,;:)]|$|(?<=\s)(?:y|e)\s+\p{L})/iu,
    finished: /^[\s,¿]*(?:=|es igual a|son|cuanto)/iu,
    please: /^por favor\s+/iu,
    pause: /^(?:,\s*(?:(?:y )?(?:luego|despues) )?|(?:y )?(?:luego|despues) )/iu,
    signs: [
      [sum('elevado a(?!\\p{L})|\\*\\*|\\^'), '^'],
      [sum('(?:dividido (?:por|entre|para)|dividid[oa]s (?:por|entre)|entre)(?!\\p{L})|[÷/]|:(?=\\s)'), '/'],
      [sum('(?:multiplicado por|por|veces)(?!\\p{L})|[x×·*](?!\\p{L})'), '*'],
      [sum('(?:más|y súmale|y)(?!\\p{L})|\\+'), '+'],
      [sum('(?:menos)(?!\\p{L})|-'), '-'],
    ],
    negative: /^(?:menos|-)\s*(?=[\d(√])/iu,
    behind: /^\s*(?:(?:menos|-)\s*)?[\d(]/iu,
    by: /^$/,
    orders: [
      [sum(`(?:la )?suma(?:r)? (?:de |a )?${N}\\s+(?:y|más|con|a)\\s+${N}`), (a, b) => `${a} + ${b}`],
      [sum(`(?:el )?(?:producto de|multiplica(?:r)?)\\s+${N}\\s+(?:y|por)\\s+${N}`), (a, b) => `${a} * ${b}`],
      [sum(`(?:divide|dividir)\\s+${N}\\s+(?:entre|por)\\s+${N}`), (a, b) => `${a} / ${b}`],
      [sum(`(?:resta(?:r)?|quita(?:r)?)\\s+${N}\\s+(?:a|de)\\s+${N}`), (a, b) => `${b} - ${a}`],
      [sum(`(?:la )?diferencia (?:de|entre)\\s+${N}\\s+y\\s+${N}`), (a, b) => `${a} - ${b}`],
      [sum(`(?:el )?${N}\\s*(?:%|por ciento)\\s+de\\s+${N}`), (a, b) => `${a} / 100 * ${b}`],
      [sum(`(?:la )?mitad de\\s+${N}`), a => `${a} / 2`],
      [sum(`(?:el )?doble de\\s+${N}`), a => `2 * ${a}`],
      [sum(`(?:el )?triple de\\s+${N}`), a => `3 * ${a}`],
      [sum(`(?:la )?tercera parte de\\s+${N}|(?:un )?tercio de\\s+${N}`), (a, b) => `${a || b} / 3`],
      [sum(`(?:la )?cuarta parte de\\s+${N}|(?:un )?cuarto de\\s+${N}`), (a, b) => `${a || b} / 4`],
      [sum(`(?:la )?raíz cuadrada de\\s+${N}|√\\s*${N}`), (a, b) => `√${a || b}`],
      [sum(`${N} al cuadrado`), a => `${a}^2`],
      [sum(`${N} al cubo`), a => `${a}^3`],
    ],
    digits: text => withoutStory(digitsFor(toDigits(text.replace(ARTICLE, ''))), STORY),
  },
  scene: words(
    'describe|descripción|imagina|pinta una escena|cuéntame un (?:\\w+ )?cuento|cuenta una historia|escribe (?:un|una) (?:cuento|historia|escena)|narrador|narradora',
  ),
  noName: /^(?:construy|invent|hizo|hecho|pint|escrib|descubr|fund)/iu,
  wantsAddress: words('webhook|avisa\\w*|notifica\\w*|envía(?:lo|la|les|le)?|manda(?:lo|la|les|le)?|timbre'),
  asksForColors: words('colores|color'),
  asksWhat: words('adivina|qué es'),
}
