import type { ReadingRules } from '../pack'
import { spanish, spanishSet } from './spelling'

const { words, begins } = spanish
const LINE = '[^.,;!?]'

/** How Spanish is read. */
export const spanishReading: ReadingRules = {
  stopwords: spanishSet(
    `el la lo los las un una unos unas y e o u ni pero si no sí de del al a en con por para sin sobre entre hasta desde hacia según que qué
  quien quién cual cuál cuales cuando cuándo cuanto cuánto cuantos donde dónde como cómo porque pues este esta esto estos estas ese esa eso
  aquel aquella yo tú tu él ella ello nosotros vosotros ellos ellas usted ustedes me te se nos os le les mi mis tus su sus mío mía tuyo
  suyo nuestro nuestra soy eres es somos son fui fue era eras eran sea sean ser siendo sido estoy estás está estamos están estaba estaban
  estuve estuvo estar he has ha hemos han había hay haber tengo tienes tiene tenemos tienen tenía tener hago haces hace hacer hizo va van
  voy vas vamos ir quiero quieres quiere querer puedo puedes puede poder debe debo muy más menos mucho mucha muchos muchas poco poca tan
  tanto todo toda todos todas nada algo alguien nadie ya aún todavía también tampoco solo así aquí ahí allí hoy ahora luego después antes
  entonces otra otro otros cada mismo misma vez veces cosa cosas vale ok pues favor por_favor da dar dame di dime pon usa`,
  ),
  asksForMood: words(
    'col(?:or|ores)|sient\\w*|sentim\\w*|ánimo|humor|emoci\\w*|emojis?|iconos?|medidor|dibuj\\w*|pint\\w*|imagen|(?:cuán|qué tan|cómo de) (?:feliz|triste|enojad[oa]|enfadad[oa]|asustad[oa])',
  ),
  feels: words('ánimo|humor|sentim\\w*|sient\\w*|emoci\\w*'),
  ofWriter: begins('(?:por qué (?:estoy|soy|me siento|es todo|todo)|estoy|me siento|yo estoy|mi)(?!\\p{L})'),
  question: begins(
    '(?:(?:quién(?:es)?|qué|cuándo|dónde|cuál(?:es)?|por qué|cómo|cuánt[oa]s?|a qué|de qué|en qué) (?:es|era|son|está|están|estaba|hay|hace|hizo|fue|tiene|tienen|puede|significa|sabe|vive|viven|comen|se|te|construy\\w*|invent\\w*|descubri\\w*|escribi\\w*|profund\\w*|hora|día|tiempo|tan)(?!\\p{L}))',
  ),
  rhetorical: begins(
    '(?:qué (?!es|hora|día|hay|tiempo|son)\\p{L}+(?: (?:más|tan) \\p{L}+)?[!.]?$|no es (?:genial|increíble|bonito|maravilloso))',
  ),
  wish: words(
    'ojalá|quisiera|querría|desearía|me gustaría|quiero (?:ser|estar|sentirme)|quieren? ser|deseo (?:ser|estar)|sería|estaría|podría ser|debería|imagina|imagino|finjo|como si|tal vez|quizás?|a lo mejor|espero (?:ser|estar)|intento (?:ser|estar)',
  ),
  condition: words('(?<!(?:como|aunque) )si(?! (?:que|señor))|a no ser que|a menos que|en caso de que'),
  turn: words('(?=(?:pero|aunque|sin embargo)(?!\\p{L}))'),
  negators: spanishSet('no nunca jamás ni sin nada nadie ningún ninguna ninguno tampoco apenas'),
  negatorsBehind: new Set(),
  stronger: spanishSet(
    'muy tan súper super demasiado muchísimo mucho mucha realmente totalmente completamente bastante_bien re requete',
  ),
  weaker: spanishSet('poco algo bastante casi medio poquito'),
  keeps: spanishSet('solo solamente sólo paro parar dejo dejar puedo'),
  turns: spanishSet('pero aunque'),
  endsReach: spanishSet('pero porque aunque mientras sino'),
  and: /^(?:y|e|pues)$/,
  subject: /^(?:yo|el|ella|nosotros|ellos|tu|la|mi|los|estoy|me)$/,
  never: /^(?:nunca|jamas)$/,
  soMuch: /^(?:tan|tanto|mas)$/,
  rhetoricalNot: /^$/,
  rhetoricalIt: /^$/,
  superlative: /isim[oa]s?$/,
  doneToMe: [
    [
      words(
        'me (?:gritó|gritan?|gritaron|grita|regañ\\w+|insult\\w+|ignor\\w+|castig\\w+|empuj\\w+|humill\\w+|excluy\\w+|molestaron)',
      ),
      'sad 2',
    ],
    [words('se (?:ríen|rieron|ríe|burlan?|burlaron|burló) de (?:mí|nosotros)'), 'sad 2'],
    [words('me (?:dejan|dejaron|dejó) (?:sol[oa]|fuera|de lado|plantad[oa])'), 'sad 2'],
  ],
  notDone: new RegExp(`(?<!\\p{L})(?:no|nunca|jamas|nadie|sin|tampoco)(?!\\p{L})${LINE}{0,30}$`, 'iu'),
  pointsBack:
    /^\s*(?:por favor\s+)?(?:sigue|continua|adelante|empieza|comienza|siguiente|ahora dibuja(?:lo|la)|dibuja(?:lo|la)|dibuja eso|te toca|tu turno)[\s.!]*$/i,
  measures: [
    [words('por ciento'), 'percent'],
    [words('bajo cero'), 'degrees below zero'],
    [words('grados(?: degrees)?'), 'degrees'],
    [words('puntos?'), 'points'],
    [words('estrellas?'), 'stars'],
    [words('horas?'), 'hours'],
    [words('minutos?'), 'minutes'],
    [words('segundos?'), 'seconds'],
    [words('días?'), 'days'],
    [words('años?'), 'years'],
    [words('personas?'), 'people'],
    [words('menos(?= \\d)'), 'minus'],
    [/(?<=\d) (?:sobre|de) (?=\d)/gu, ' out of '],
    [words('la mitad(?= lleno| llena)|a medias'), 'halfway'],
    [words('dos'), '2'],
    [words('tres'), '3'],
    [words('cuatro'), '4'],
    [words('cinco'), '5'],
    [words('seis'), '6'],
    [words('siete'), '7'],
    [words('ocho'), '8'],
    [words('nueve'), '9'],
    [words('diez'), '10'],
  ],
  how: words('(?:cuánto|cuánta|cómo de|qué tan|cuán) (?:de )?(\\p{L}+)', 'giu'),
  level: words('(?:nota|puntuación|nivel|califica|puntúa|valora|le doy|pon|unos?|es|a|de)\\s+(?:menos )?[-−]?\\d+'),
  choices: {
    or: /(?:^|\s)[ou]\s/iu,
    split: /,\s*(?:[ou]\s+)?|(?<!\s)\s+[ou]\s+/iu,
    between: /(?<!\p{L})entre(?!\p{L})(.+)/iu,
    and: /(?<!\s)\s+[ye]\s+/iu,
    filler: spanishSet(
      `qué cuál cuáles prefieres prefiero quieres quiero te gusta más gustaría debería deberíamos debo no sé si comer como beber bebo tomar tomo
  ir voy vamos jugar juego el la los las un una unos unas al a de mi tu entre elige escoge hoy ahora mejor es me ayúdame decidir elegir o
  hacer hago ver veo visitar ser para en pido y pero leer leo comprar compro usar llevar llevo ponerme pongo lo`,
    ),
  },
  labelled: {
    number:
      /(?<![\p{L}\d#])(?<![\p{L}\d][.-])[-−]?(?:[€$£]\s?)?(?:\d+(?:[.,]\d+)?|(?:cero|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?!\p{L}))/giu,
    spoken: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
    between: /,(?!\d)|[;\n!?]|\.(?!\d)|\s[ye]\s|&/iu,
    link: /(?:[:=–—-]|(?<!\p{L})(?:es|son|fue|era|tiene|tienen|tengo|hay|hizo|ganó|gano|con|a|de|unos|unas|solo))\s*$/iu,
    leadsTo: /^\s*(?:en|el|la|los|las|a|de|del|para)\s+/iu,
    over: /(?<!\s)\s+(?:en|para|a|con|que|pero|o)\s.*/isu,
  },
  listed: {
    step: words(
      '(?:primero|en primer lugar|segundo|tercero|luego|después|entonces|por último|finalmente|al final)(?!\\p{L})[\\s,:]*',
    ),
    first: words('primero|en primer lugar'),
    next: words('luego|después|segundo|finalmente|por último|al final'),
    and: /[,;]\s*(?:[yeou]\s+)?|\s[yeou]\s/iu,
    endAnd: /(?<=[\s,;.!])y$/iu,
    lead: /^(?:por|favor|yo|tú|él|me|gusta|gustan|encanta|encantan|amo|tengo|tenemos|necesito|necesitamos|quiero|compra|comprar|compré|trae|como|comer|vi|hay|es|son|mi|mis|el|la|los|las|un|una|unos|unas|de|para|con|haz|lista|una|muéstrame|también|solo)$/iu,
    article: /^(?:el|la|los|las|un|una|unos|unas|mi|mis)$/iu,
  },
  time: /^(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|(?:ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic)\p{L}*|(?:1[89]|20)\d\d|manana|mediodia|tarde|noche|primavera|verano|otono|invierno|hoy|ayer|(?:dia|semana|mes|ano) \d+|\d+(?::\d\d)?\s?h?)$/iu,
  chart: {
    pie: words('gráfic[oa] (?:circular|de (?:tarta|pastel|sectores))|diagrama circular'),
    line: words('gráfic[oa] de líneas?|línea de tiempo'),
    bar: words('gráfic[oa] de barras?|diagrama de barras'),
  },
  asksBack: words('pregunt\\w*|encuesta|elige|escoge|ayúdame|ayúdame a (?:elegir|decidir)'),
  sends: words(
    'envía\\w*|envia\\w*|enviar\\w*|manda\\w*|mandar|avisa\\w*|notifica\\w*|llama al?|dile|diles|publica\\w*|timbre|webhook|http',
  ),
  methods: [
    ['DELETE', words('borra\\w*|elimina\\w*|quita\\w*')],
    ['PUT', words('reemplaza\\w*|actualiza\\w*|sustituye')],
    ['POST', words('envía\\w*|enviar|manda\\w*|avisa\\w*|notifica\\w*|dile|publica\\w*|anuncia\\w*')],
    ['GET', words('lee|leer|busca\\w*|abre|consulta|comprueba|carga')],
  ],
  several: words('varios|varias|muchos|muchas|todos los que|todas las que'),
  onto: words('sobre|fondo'),
  routes: {
    rest: words(
      'si no|en (?:otro|cualquier otro) caso|(?:tod[oa]s? )?l[oa]s? demás|el resto|(?:todos?|todas?) (?:los? |las? )?(?:otr[oa]s?|mensajes?|cartas?|preguntas?)|todo',
    ),
    all: words(
      'todo|(?:todos?|todas?)(?: los?| las?)? (?:mensajes?|cartas?|preguntas?)|cualquier (?:mensaje|carta|pregunta)',
    ),
    others: words('si no|en otro caso|otr[oa]s?|demás|resto|excepto|salvo|menos|pero'),
    only: words('solo|sólo|solamente|únicamente'),
    answer: words('ejemplo|responde con|devuelve|respuesta|recuerda|escrito'),
    to: /(?<!\p{L})(?:a|al|a la|para) $/iu,
    split: /[.;\n]+|,\s*(?=si no|en otro caso|los demas|las demas)/iu,
    and: /,\s*(?:y\s+)?|(?<!\s)\s+y\s+/iu,
  },
  instructs: words(
    'si|cuando|di(?:ce|ga|gan|jo)|ejemplo|p\\. ?ej|escrib\\w+|pregunt\\w+|usuario|alguien que|imagina|finge',
  ),
  preamble: /^He visto [^.]*\.\s*(?:(?:También|Mi lista)(?!\p{L})[^.]*\.\s*)?/u,
}
