/** A pocket dictionary: English, German, French, Spanish. */
const ROWS = `
hello hallo bonjour hola|goodbye tschüss au_revoir adiós|thanks danke merci gracias|please bitte s'il_vous_plaît por_favor|yes ja oui sí|no nein non no
good gut bon bueno|bad schlecht mauvais malo|happy glücklich heureux feliz|sad traurig triste triste|tired müde fatigué cansado|angry wütend fâché enfadado
love liebe amour amor|friend Freund ami amigo|family Familie famille familia|mother Mutter mère madre|father Vater père padre|child Kind enfant niño
house Haus maison casa|school Schule école escuela|book Buch livre libro|tree Baum arbre árbol|flower Blume fleur flor|cat Katze chat gato|dog Hund chien perro
bird Vogel oiseau pájaro|fish Fisch poisson pez|horse Pferd cheval caballo|sun Sonne soleil sol|moon Mond lune luna|star Stern étoile estrella|sea Meer mer mar
rain Regen pluie lluvia|snow Schnee neige nieve|wind Wind vent viento|fire Feuer feu fuego|water Wasser eau agua|sky Himmel ciel cielo|night Nacht nuit noche
day Tag jour día|morning Morgen matin mañana|evening Abend soir tarde|today heute aujourd'hui hoy|tomorrow morgen demain mañana|red rot rouge rojo|blue blau bleu azul
green grün vert verde|yellow gelb jaune amarillo|black schwarz noir negro|white weiß blanc blanco|big groß grand grande|small klein petit pequeño|old alt vieux viejo
new neu nouveau nuevo|bread Brot pain pan|milk Milch lait leche|coffee Kaffee café café|tea Tee thé té|apple Apfel pomme manzana|cake Kuchen gâteau pastel
the der le el|a ein un un|and und et y|or oder ou o|is ist est es|i ich je yo|you du tu tú|we wir nous nosotros|my mein mon mi|your dein ton tu|in in dans en
with mit avec con|very sehr très muy|not nicht pas no|on auf sur sobre|am bin suis soy|are bist es eres|world Welt monde mundo|peace Frieden paix paz|music Musik musique música
one eins un uno|two zwei deux dos|three drei trois tres|heart Herz cœur corazón|dragon Drache dragon dragón|beautiful schön beau hermoso|have habe ai tengo|like mag aime gusta
`
const LANGUAGES = ['english', 'german', 'french', 'spanish'] as const
const NAMES: Readonly<Record<string, (typeof LANGUAGES)[number]>> = {
  english: 'english',
  englisch: 'english',
  german: 'german',
  deutsch: 'german',
  french: 'french',
  français: 'french',
  spanish: 'spanish',
  español: 'spanish',
}

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

/** What some text is to be translated to, if anybody asks for that. */
const ASKED =
  /\btranslat\w*\b[^.\n]*?\b(?:in)?to (?:simple )?(english|german|deutsch|french|spanish|français|español)\b/i

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
  const target = NAMES[(inSaid ?? inSystem)?.[1]?.toLowerCase() ?? '']
  if (!target) return null
  const text = inSaid ? behindMark(said) || said.replace(inSaid[0], '').trim() : said
  const unknown: string[] = []
  const to = LANGUAGES.indexOf(target)
  const translated = text.replace(/\p{L}[\p{L}']*/gu, word => {
    const row = rows.find(words => words.some((other, i) => i !== to && other.toLowerCase() === word.toLowerCase()))
    const found = row?.[to]
    if (!found) unknown.push(word)
    return found ? (/^\p{Lu}/u.test(word) ? found.charAt(0).toUpperCase() + found.slice(1) : found) : word
  })
  const agreed = translated.replace(/\b(der|le|el) (\p{L}+)/giu, (whole, article: string, noun: string) =>
    ARTICLES.has(noun) ? `${matchCase(article, ARTICLES.get(noun) ?? article)} ${noun}` : whole,
  )
  if (unknown.length === 0) return agreed
  const listed = [...new Set(unknown)]
    .slice(0, 4)
    .map(word => `*${word}*`)
    .join(', ')
  return `${agreed}\n\n(I have a pocket dictionary of a hundred words. ${listed} ${unknown.length === 1 ? 'is' : 'are'} not in it.)`
}

const matchCase = (like: string, word: string) =>
  /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word
