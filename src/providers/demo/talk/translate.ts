import { tell } from '../languages/active'

/** A pocket dictionary: English, German, French, Spanish, Arabic. "-" has no word of its own. */
const ROWS = `
hello hallo bonjour hola مرحبا|goodbye tschüss au_revoir adiós وداعا|thanks danke merci gracias شكرا|please bitte s'il_vous_plaît por_favor من_فضلك|yes ja oui sí نعم|no nein non no لا
good gut bon bueno جيد|bad schlecht mauvais malo سيئ|happy glücklich heureux feliz سعيد|sad traurig triste triste حزين|tired müde fatigué cansado متعب|angry wütend fâché enfadado غاضب
love liebe amour amor حب|friend Freund ami amigo صديق|family Familie famille familia عائلة|mother Mutter mère madre أم|father Vater père padre أب|child Kind enfant niño طفل
house Haus maison casa بيت|school Schule école escuela مدرسة|book Buch livre libro كتاب|tree Baum arbre árbol شجرة|flower Blume fleur flor زهرة|cat Katze chat gato قطة|dog Hund chien perro كلب
bird Vogel oiseau pájaro طائر|fish Fisch poisson pez سمكة|horse Pferd cheval caballo حصان|sun Sonne soleil sol شمس|moon Mond lune luna قمر|star Stern étoile estrella نجمة|sea Meer mer mar بحر
rain Regen pluie lluvia مطر|snow Schnee neige nieve ثلج|wind Wind vent viento ريح|fire Feuer feu fuego نار|water Wasser eau agua ماء|sky Himmel ciel cielo سماء|night Nacht nuit noche ليل
day Tag jour día يوم|morning Morgen matin mañana صباح|evening Abend soir tarde مساء|today heute aujourd'hui hoy اليوم|tomorrow morgen demain mañana غدا|red rot rouge rojo أحمر|blue blau bleu azul أزرق
green grün vert verde أخضر|yellow gelb jaune amarillo أصفر|black schwarz noir negro أسود|white weiß blanc blanco أبيض|big groß grand grande كبير|small klein petit pequeño صغير|old alt vieux viejo قديم
new neu nouveau nuevo جديد|bread Brot pain pan خبز|milk Milch lait leche حليب|coffee Kaffee café café قهوة|tea Tee thé té شاي|apple Apfel pomme manzana تفاحة|cake Kuchen gâteau pastel كعكة
the der le el ال|a ein un un -|and und et y و|or oder ou o أو|is ist est es -|i ich je yo أنا|you du tu tú أنت|we wir nous nosotros نحن|my mein mon mi لي|your dein ton tu لك|in in dans en في
with mit avec con مع|very sehr très muy جدا|not nicht pas no ليس|on auf sur sobre على|am bin suis soy -|are bist es eres -|world Welt monde mundo عالم|peace Frieden paix paz سلام|music Musik musique música موسيقى
one eins un uno واحد|two zwei deux dos اثنان|three drei trois tres ثلاثة|heart Herz cœur corazón قلب|dragon Drache dragon dragón تنين|beautiful schön beau hermoso جميل|have habe ai tengo عندي|like mag aime gusta أحب
`
const LANGUAGES = ['english', 'german', 'french', 'spanish', 'arabic'] as const
const NAMES: readonly (readonly [RegExp, (typeof LANGUAGES)[number]])[] = [
  [/^(?:englis[ch]+|inglés|ingles|anglais|الإنجليزية|الانجليزية)$/iu, 'english'],
  [/^(?:german|deutsch|alemán|aleman|allemand|الألمانية|الالمانية)$/iu, 'german'],
  [/^(?:french|franz(?:ö|oe)sisch|français|francais|francés|frances|الفرنسية)$/iu, 'french'],
  [/^(?:spanish|spanisch|español|espanol|espagnol|الإسبانية|الاسبانية)$/iu, 'spanish'],
  [/^(?:arabic|arabisch|árabe|arabe|العربية)$/iu, 'arabic'],
]

/** The language that a name of one means, in any of them. */
const languageNamed = (name = '') => NAMES.find(([pattern]) => pattern.test(name))?.[1]

const rows = ROWS.trim()
  .split(/[|\n]/)
  .map(row => row.split(' ').map(word => word.replaceAll('_', ' ')))

/** Articles of nouns that differ from the dictionary's plain ones. */
const ARTICLES = new Map(
  [
    'die: Familie Mutter Schule Blume Katze Sonne Nacht Milch Welt Musik',
    'das: Kind Haus Buch Pferd Meer Feuer Wasser Brot Herz',
    'la: famille mère maison école fleur mer pluie neige lune nuit pomme paix musique familia madre casa escuela flor luna estrella lluvia nieve noche mañana leche manzana paz música',
  ].flatMap(line => {
    const [article = '', nouns = ''] = line.split(': ')
    return nouns.split(' ').map(noun => [noun, article] as const)
  }),
)

/** What some text is to be translated to, in the languages of the dictionary. */
const ASKED =
  /(?<!\p{L})(?:translat\p{L}*(?!\p{L})[^.\n]*?(?<!\p{L})(?:in)?to (?:simple )?|(?:traduc|tradui)\p{L}*(?!\p{L})[^.\n]*?(?<!\p{L})(?:al|en) |(?:übersetz|uebersetz)\p{L}*(?!\p{L})[^.\n]*?(?<!\p{L})(?:ins|in|auf) |(?:ترجم|ترجمي|تترجم)(?!\p{L})[^.\n]*?(?<!\p{L})إلى )(\p{L}+)/iu

/** What is written behind a colon or in quotes; empty where nothing is. */
function behindMark(said: string): string {
  const mark = said.search(/[:“"']/)
  const rest = mark < 0 ? '' : said.slice(mark + 1).trim()
  return rest.length > 1 ? rest.replace(/["”']$/, '') : rest
}

/**
 * Translates word by word with a small dictionary and names what it could not; null when no translation is requested.
 */
export function answerTranslation(said: string, system: string): string | null {
  const inSystem = ASKED.exec(system)
  const inSaid = ASKED.exec(said)
  const target = languageNamed((inSaid ?? inSystem)?.[1])
  if (!target) return null
  const text = inSaid ? behindMark(said) || said.replace(inSaid[0], '').trim() : said
  const unknown: string[] = []
  const to = LANGUAGES.indexOf(target)
  const translated = text.replace(/\p{L}[\p{L}\p{M}']*/gu, word => {
    const row = rows.find(words => words.some((other, i) => i !== to && other.toLowerCase() === word.toLowerCase()))
    const found = row?.[to]
    if (found === '-') return ''
    if (!found) unknown.push(word)
    return found ? (/^\p{Lu}/u.test(word) ? found.charAt(0).toUpperCase() + found.slice(1) : found) : word
  })
  const agreed = translated
    .replace(/ {2,}/g, ' ')
    .trim()
    .replace(/\b(der|le|el) (\p{L}+)/giu, (whole, article: string, noun: string) =>
      ARTICLES.has(noun) ? `${matchCase(article, ARTICLES.get(noun) ?? article)} ${noun}` : whole,
    )
  if (unknown.length === 0) return agreed
  const listed = [...new Set(unknown)]
    .slice(0, 4)
    .map(word => `*${word}*`)
    .join(tell(', '))
  const missing =
    unknown.length === 1
      ? tell('I have a pocket dictionary of a hundred words. {words} is not in it.', { words: listed })
      : tell('I have a pocket dictionary of a hundred words. {words} are not in it.', { words: listed })
  return `${agreed}\n\n(${missing})`
}

const matchCase = (like: string, word: string) =>
  /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word
