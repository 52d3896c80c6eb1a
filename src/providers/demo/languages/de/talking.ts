import { digitsFor, wordsToDigits } from '../digits'
import type { TalkingRules } from '../pack'
import { withoutStory } from '../word-problem'
import { foldGerman, germanPatterns } from './spelling'

const { words, whole } = germanPatterns

const ONES = 'null ein zwei drei vier fuenf sechs sieben acht neun'.split(' ')
const TENS = ['zwanzig', 'dreissig', 'vierzig', 'fuenfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig']
const SMALL = {
  null: 0,
  eins: 1,
  ein: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fuenf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwoelf: 12,
  dreizehn: 13,
  vierzehn: 14,
  fuenfzehn: 15,
  sechzehn: 16,
  siebzehn: 17,
  achtzehn: 18,
  neunzehn: 19,
  hundert: 100,
  einhundert: 100,
  tausend: 1000,
}

/** "fünfundzwanzig" is one word. */
const TWO_DIGITS = TENS.flatMap((ten, i) =>
  ONES.map((one, value) => [value === 0 ? ten : `${one}und${ten}`, (i + 2) * 10 + value] as const),
)
const HUNDREDS = ONES.slice(2).map((one, i) => [`${one}hundert`, (i + 2) * 100] as const)

const toDigits = wordsToDigits({
  values: { ...SMALL, ...Object.fromEntries(TWO_DIGITS), ...Object.fromEntries(HUNDREDS) },
  joint: 'und|',
})

/** An article before a noun is no number. */
const ARTICLE =
  /(?<![\p{L}\d-])eine? (?=(?!plus|minus|mal|und|durch|geteilt|hundert|tausend|mill|viertel|drittel)\p{L}{2})/giu

const STORY = {
  asks: words('wie ?viele?'),
  each: words('jeder|jede|jedes|pro|verteil\\w*|aufteil\\w*|teile?n?'),
  times: words('jeweils|in jede[rmn]?|je'),
  less: words(
    'genascht|nasch\\w*|aufgegessen|zerbrech\\w*|zerbroch\\w*|fliegen weg|laufen weg|nehm\\w* (?:mir )?weg|verlier\\w*|verlor\\w*|esse?|isst|gegessen|verschenk\\w*|weg|abgeb\\w*|gebe|gab|ausgegeben|bleib\\w*|übrig|verkauf\\w*|noch(?! \\d)|kaputt|geklaut|steig\\w* aus|flieg\\w* weg|lauf\\w* weg|ich schenke?|fall\\w*|fielen',
  ),
  more: words(
    'krieg\\w*|bekomm\\w*|dazu|gewinn\\w*|gewonnen|kauf\\w*|gekauft|find\\w*|gefunden|schenk\\w*|geschenkt|zusammen|insgesamt|kommen',
  ),
}

const N = '(-?[\\d.]+)'
const sum = (source: string) => new RegExp(`^(?:${foldGerman(source)})`, 'iu')

/** How a person is answered in German. */
export const germanTalking: TalkingRules = {
  greeting: whole(
    '(?:hall(?:o+|öchen|öle)|halo|hi|hey|na|guten (?:tag|morgen|abend)|moin|servus|grüß (?:dich|gott))(?:[ ,]+(?:du|zusammen|demo|nochmal|(?:kleiner? |lieber? )?(?:roboter|computer)|alle))?',
  ),
  thanks: whole('(?:vielen |besten |lieben )?(?:dank|danke)(?: (?:dir|schön|sehr|dafür))?'),
  goodbye: whole('tschüs|tschüss|ciao|auf wiedersehen|bis (?:bald|morgen|später|dann)|gute nacht'),
  howAreYou: words("wie geht(?:'s| es|s)(?: dir)?|wie fühlst du dich"),
  aboutItself: {
    who: words('wer bist du|was bist du|wie heißt du|wie ist dein name'),
    what: words(
      'bist du (?:eine? )?(?:ki|künstliche intelligenz|sprachmodell|modell|gpt|chatgpt|claude|gemini|llama|roboter|bot|maschine|echt|intelligent|schlau)',
    ),
    alive: words(
      'bist du (?:lebendig|am leben|ein mensch|menschlich|bewusst)|lebst du|hast du gefühle|fühlst du (?:etwas|was)|denkst du|träumst du|kannst du (?:denken|fühlen)',
    ),
    how: words('wie (?:funktionierst du|machst du das|weißt du das|wählst du|entscheidest du)'),
    can: words('was kannst du|wie kannst du (?:mir )?helfen|was weißt du'),
    maker: words('wer hat dich (?:gemacht|gebaut|programmiert|geschrieben|erfunden|erschaffen)'),
  },
  names: {
    given: [
      /(?<!\p{L})(?:ich hei(?:ß|ss|s)e?|mein nahme ist|mein name ist|nenn(?:t|e)? mich|hei(?:ß|ss)e ich) (\p{L}[\p{L}'-]*)/giu,
      /(?<!\p{L})[Ii]ch bin (?:der |die )?(\p{Lu}\p{Ll}[\p{L}'-]*)/gu,
      /(?<!\p{L})ich bin(?:s| es|'s)? (?:der|die) (\p{L}[\p{L}'-]*)\s*(?:$|[.!,]|und )/giu,
      /^\W*(?:hallo|hi|hey|moin|servus)[\s,!.]+ich bin(?:s| es)? (\p{L}[\p{L}'-]*)\s*(?:$|[.!,]|und )/giu,
    ],
    asked: words(
      'wie hei(?:ß|s)e? ich|(?:sag|rat) (?:mir |mal )*meinen namen|wie ich heiße|was ist mein name|wie ist mein name|(?:kennst|weißt) du (?:noch )?(?:meinen namen|wie ich heiße|wer ich bin)|wer bin ich',
    ),
    none: /^(?:ein|eine|der|die|das|nicht|so|sehr|traurig|müde|glücklich|froh|wütend|hier|ich|noch|ja|auch|denn|ganz|total)$/iu,
    greets: words('ich hei(?:ß|ss|s)e?|heiß(?:e)? ich|mein name|nenn mich|ich bin'),
  },
  said: {
    asked:
      /(?<!\p{L})was (?:habe|hab|hatte) ich (?:dir )?(zuerst|am anfang|als erstes|vorhin|zuletzt|gerade|davor|eben)/iu,
    first: /^(?:zuerst|am anfang|als erstes)/iu,
  },
  fact: {
    asked:
      /(?<!\p{L})(?:was|wer|wo|wie|welche[rs]?|wann) (?:ist|sind|war|heißt|heisst|heißen) (?:mein(?:e|en)?) (\p{L}[\p{L} ]{0,40}?)\s*[?]*$/iu,
    statement: '(?<!\\p{L})meine?n? $thing (?:ist|sind|war|hei(?:ß|ss)en?|hei(?:ß|ss)t|wohnt in)\\s+([^.,!?\\n]{1,80})',
    none: /^(?:name|namen|stimmung|laune)$/iu,
  },
  letters:
    /wie ?viele? (?:buchstaben )?["“„']?(\p{L})["”“']?(?:s)? (?:sind|gibt es|kommen|hat|stecken)(?: in)? (?:dem wort |das wort |im wort )?["“„']?(\p{L}+)/iu,
  sums: {
    asks: sum(
      '(?:(?:hey|hi|hallo|bitte|ok|und|also|jetzt|kannst du mir sagen|sag mir|weißt du)[\\s,:]+){0,6}(?:(?:was (?:ist|sind|ergibt|macht|gibt)|wie ?viel (?:ist|sind|ergibt|macht|gibt)|(?:be)?rechne|löse|gib mir|addiere)(?: (?:mir|mal|doch|bitte|denn|schnell|eigentlich)){0,3}(?: aus)?[\\s:,]*)(?:(?:die |das )?(?:summe|ergebnis)(?: von| aus)?[\\s:]*)?',
    ),
    after:
      /^\s*(?:(?:=|,|wie ?viel|wie ?viel ist das|das|ergibt|ist|sind|macht|gleich|zusammen|bitte|jetzt|genau|fuer mich|aus)[\s,]*){0,6}(?:[?.!,;:)]|$|(?<=\s)(?:und)\s+\p{L})/iu,
    finished: /^[\s,]*(?:=|ergibt|macht|(?:ist |sind )?gleich|(?:ist |sind |macht |gibt )?wie ?viel)/iu,
    please: /^bitte\s+/iu,
    pause: /^(?:,\s*(?:(?:und )?dann )?|(?:und )?dann )/iu,
    signs: [
      [sum('hoch(?!\\p{L})|\\*\\*|\\^'), '^'],
      [sum('(?:geteilt durch|dividiert durch|durch)(?!\\p{L})|[÷/]|:(?=\\s)'), '/'],
      [sum('(?:mal|multipliziert mit)(?!\\p{L})|[x×·*](?!\\p{L})'), '*'],
      [sum('(?:plus|und)(?!\\p{L})|\\+'), '+'],
      [sum('(?:minus|weniger)(?!\\p{L})|-'), '-'],
    ],
    negative: /^(?:minus|-)\s*(?=[\d(√])/iu,
    behind: /^\s*(?:(?:minus|-)\s*)?[\d(]/iu,
    by: /^$/,
    orders: [
      [sum(`(?:die )?(?:summe (?:von|aus)|addiere)\\s+${N}\\s+(?:und|mit|plus)\\s+${N}`), (a, b) => `${a} + ${b}`],
      [
        sum(`(?:das )?(?:produkt (?:von|aus)|multipliziere)\\s+${N}\\s+(?:und|mit|mal)\\s+${N}`),
        (a, b) => `${a} * ${b}`,
      ],
      [sum(`(?:teile|dividiere)\\s+${N}\\s+durch\\s+${N}`), (a, b) => `${a} / ${b}`],
      [sum(`(?:ziehe?|subtrahiere)\\s+${N}\\s+von\\s+${N}`), (a, b) => `${b} - ${a}`],
      [sum(`(?:die )?(?:differenz|unterschied) (?:von|zwischen|aus)\\s+${N}\\s+und\\s+${N}`), (a, b) => `${a} - ${b}`],
      [sum(`${N}\\s*(?:%|prozent)\\s+von\\s+${N}`), (a, b) => `${a} / 100 * ${b}`],
      [sum(`(?:die )?hälfte von\\s+${N}`), a => `${a} / 2`],
      [sum(`(?:das )?doppelte von\\s+${N}`), a => `2 * ${a}`],
      [sum(`(?:das )?dreifache von\\s+${N}`), a => `3 * ${a}`],
      [sum(`(?:ein |das )?drittel von\\s+${N}`), a => `${a} / 3`],
      [sum(`(?:ein |das )?viertel von\\s+${N}`), a => `${a} / 4`],
      [sum(`(?:die )?(?:quadrat)?wurzel (?:von|aus)\\s+${N}|√\\s*${N}`), (a, b) => `√${a || b}`],
      [sum(`${N} (?:zum|im) quadrat`), a => `${a}^2`],
    ],
    digits: text => withoutStory(digitsFor(toDigits(text.replace(ARTICLE, ''))), STORY),
  },
  scene: words(
    'beschreib\\w*|stell dir vor|erzähl\\w*(?: mir| uns)? eine? (?:\\w+ )?(?:geschichte|märchen)|schreib\\w* (?:mir )?eine? (?:\\w+ )?(?:geschichte|szene)|geschichtenerzähler\\w*|bildhaft|anschaulich|male mir (?:ein|eine) (?:szene|bild) mit worten',
  ),
  noName: /^(?:baut|gebaut|erfand|erfunden|macht|gemacht|malt|gemalt|schrieb|geschrieben|entdeckt)/iu,
  wantsAddress: words('webhook|melde|schick\\w*|sende?|klingel\\w*|benachrichtig\\w*'),
  asksForColors: words('farben?'),
  asksWhat: words('rate|rat mal|was ist'),
}
