import type { ReadingRules } from '../pack'
import { spanishPatterns, spanishSet } from './spelling'

const { words, begins } = spanishPatterns
const LINE = '[^.,;!?]'

/** How Spanish is read. */
export const spanishReading: ReadingRules = {
  stopwords: spanishSet(
    `vivir vivo vives vive vivimos viven el la lo los las un una unos unas y e o u ni pero si no sí de del al a en con por para sin sobre entre hasta desde hacia según que qué
  quien quién cual cuál cuales cuando cuándo cuanto cuánto cuantos donde dónde como cómo porque pues este esta esto estos estas ese esa eso
  aquel aquella yo tú tu él ella ello nosotros vosotros ellos ellas usted ustedes me te se nos os le les mi mis tus su sus mío mía tuyo
  suyo nuestro nuestra soy eres es somos son fui fue era eras eran sea sean ser siendo sido estoy estás está estamos están estaba estaban
  estuve estuvo estar he has ha hemos han había hay haber tengo tienes tiene tenemos tienen tenía tener hago haces hace hacer hizo va van
  voy vas vamos ir quiero quieres quiere querer puedo puedes puede poder debe debo muy más menos mucho mucha muchos muchas poco poca tan
  tanto todo toda todos todas nada algo alguien nadie ya aún todavía también tampoco solo así aquí ahí allí hoy ahora luego después antes
  entonces otra otro otros cada mismo misma vez veces cosa cosas vale ok pues favor por_favor da dar dame di dime pon usa llamo llamas
  llama llaman ido fuimos iba iban hacía hacían dice dicen dijo sabe saben sé resta suma multiplica divide calcula yamo dividido multiplicado ademas voy gran primer primera último última mas cuantas cuantos ve ven veo ver`,
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
  keeps: spanishSet('para paran paraba deja dejan dejaba solo solamente sólo paro parar dejo dejar puedo'),
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
    [words('me (?:dejan|dejaron|dejó|han dejado|ha dejado) (?:sol[oa]|fuera|de lado|plantad[oa])'), 'sad 2'],
    [
      words(
        'me (?:han |ha |ponen |pusieron )?(?:peg(?:a|an|ó|aron|ado)|chill\\w+|riñ\\w+|reñid\\w*|rega[nñ]\\w+|mint\\w+|mentid\\w*|engañ\\w+|traicion\\w+|ech(?:a|an|ó|aron|ado) la (?:bronca|culpa)|culp\\w+|insult\\w+|empuj\\w+|castig\\w+|amenaz\\w+|motes|motean|critic\\w+|quit(?:a|an|ó|aron|ado)|rob(?:a|an|ó|aron|ado)|romp\\w+|roto|escond\\w+|estrope\\w+|suspend\\w+)',
      ),
      'sad 2',
    ],
    [
      words(
        'no me (?:han |ha |quieren |quiere |dejan |deja )?(?:invit\\w+|elig\\w+|eleg\\w+|escog\\w+|dej\\w*(?! en paz)|llaman?|llamó|llamaron|llamado|habl\\w+|hac\\w+ caso|hizo caso|hicieron caso|hecho caso|cre[eyí]\\w*|escuch\\w+|quier\\w*|ayud\\w+|salud\\w+|salen?|salió|sale bien)|no (?:quiere|quieren|juega|juegan|habla|hablan)(?: jugar| hablar| estar| sentarse)? conmigo|(?:nadie|ninguno)(?: \\w+){0,2} (?:me|conmigo|quiere|caso)(?!\\w)',
      ),
      'sad 2',
    ],
    [
      words(
        'me (?:han |ha )?(?:regal(?:ó|aron|ado|an)|invit(?:ó|aron|ado|ada)|elig(?:ió|ieron)|elegid[oa]|escog(?:ió|ieron|ido)|feli[cs]it\\w+|premi\\w+|abraz\\w+|perdon(?:ó|aron|ado)|(?:llev(?:ó|aron|ado|an)|va a llevar|van a llevar)(?= (?:al|a la|a los|a un|a una|de) (?!hospital|médico|dentista|doctor|urgencias|comisaría|casa)\\p{L})|tra(?:jo|jeron)|(?:dio|dieron|dado) (?:un|una|el|la) (?:premio|medalla|diploma|abrazo|beso|sorpresa))',
      ),
      'joy 2',
    ],
    [words('no (?:pillo|entiendo|comprendo|capto|cojo|me entero|he entendido|entendí)(?: \\p{L}+){0,2}'), 'confused 2'],
    [
      words(
        'no me (?:prestan?|devuelven?|esperan?|miran?|cuentan?|contestan?|tocan? nunca)|nunca me (?:toca|dejan?|eligen?|escuchan?|llaman?|invitan?|hacen? caso)|me (?:pusieron|han puesto|ha puesto|puso|pone) (?:una falta|un negativo|un parte|mala nota|falta|un castigo)|sin recreo|nos (?:metieron|han metido|marcaron|eliminaron)',
      ),
      'sad 2',
    ],
    [
      words(
        'no (?:lo |la |los |las )?(?:encuentro|encontré|encontramos|encuentran|hemos encontrado|he encontrado|aparece)',
      ),
      'sad 2',
    ],
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
  hacer hago ver veo usamos vemos comemos bebemos jugamos pido compramos vas comes bebes juegas tomamos elijo escojo cojo coges preferís preferis mas mejor gustan gustaria pongo mola crees seria hacemos apetece visitar ser para en pido y pero leer leo comprar compro usar llevar llevo ponerme lo aprender aprendo dibujar dibujo pintar pinto cocinar cocino construir construyo escribir escribo escuchar escucho adoptar regalar regalo bailar estudiar estudio visito`,
    ),
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
  instructs: words(
    'si|cuando|di(?:ce|ga|gan|jo)|ejemplo|p\\. ?ej|escrib\\w+|pregunt\\w+|usuario|alguien que|imagina|finge',
  ),
  preamble: /^He visto [^.]*\.\s*(?:(?:También|Mi lista)(?!\p{L})[^.]*\.\s*)?/u,
}
