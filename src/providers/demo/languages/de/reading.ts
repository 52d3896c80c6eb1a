import type { ReadingRules } from '../pack'
import { germanPatterns, germanSet } from './spelling'

const { words, begins } = germanPatterns

/** How German is read. */
export const germanReading: ReadingRules = {
  stopwords: germanSet(
    `der die das den dem des ein eine einen einem einer eines und oder aber wenn weil dass ob als wie so von vom zu zum zur in im an am auf aus
  bei beim mit nach für durch um über unter vor ohne gegen bis seit ich du er sie es wir ihr mich dich sich uns euch mir dir ihm ihn ihnen
  mein meine meinen meinem meiner meines dein deine deinen deiner sein seine seinen ihre ihren unser unsere euer bin bist ist sind seid war
  warst waren wart gewesen habe hab hast hat haben hatte hatten hattest werde wird werden wurde worden kann kannst können konnte muss musst
  müssen musste soll sollst sollen sollte will willst wollen wollte darf dürfen möchte möchtest würde nicht kein keine keinen keiner nichts
  ja nein doch auch nur noch schon sehr ganz mal da dort hier heute jetzt dann danach immer nie wieder mehr viel viele etwas was wer wo wann
  warum welche welcher welches dieser diese dieses jeder jede jedes alle alles man bitte okay ok gib zeig sag mach mache machen macht
  gemacht gibt geht gehen ging total richtig echt ziemlich bisschen also halt eben sowie anderen andere statt schief stil wähle wählt wählen zeichen schein scheint schritt schlage schlagen fehlt
  heiße heißt hin her rein raus darf durfte durften drin dran unseren seinem ihrem diesen diesem letzte letzten erste ersten viertel ergibt geteilt plus minus rechne berechne hätte hätten wäre konnte konnten wurden würden`,
  ),
  asksForMood: words(
    'farben?|fühl\\w*|gefühl\\w*|stimmung\\w*|laune|emojis?|symbole?|icons?|anzeige|male?n?|zeichne\\w*|bild(?:er)?|wie (?:glücklich|traurig|wütend|ängstlich|gut|schlecht|aufgeregt|ruhig)',
  ),
  feels: words('stimmung\\w*|laune|gefühl\\w*|fühl\\w*'),
  ofWriter: begins('(?:warum (?:bin ich|fühle ich|ist alles|sind alle)|ich bin|ich fühle|mein)(?!\\p{L})'),
  question: begins(
    '(?:(?:wer|wen|wem|wessen|was|wann|wo|woher|wohin|welche[rsnm]?|warum|wieso|wie|wie (?:viel|viele|alt|hoch|weit|lang|lange|oft|tief|spät|heißt)) (?:ist|sind|war|waren|hat|haben|kann|können|macht|machen|gibt|wird|kostet|heißt|baute|erfand|schrieb|lebt|leben|wohnt|fressen|isst|essen|frisst|bedeutet|\\p{L}+t)(?!\\p{L})|(?:ist|sind|war|hat|haben|kann|können|darf|gibt|wird|weißt|kennst|magst|hast|bist|kannst|willst) (?:der|die|das|ein|eine|du|er|sie|es|wir|ihr|man)(?!\\p{L})[^!]*$)',
  ),
  rhetorical: begins('(?:was für ein|wie \\p{L}+[!.]?$|ist (?:das|es) nicht)'),
  wish: words(
    'wünsch\\w*|möchte|würde|wäre|hätte|wollte (?:ich )?(?:wäre|hätte)|will (?:glücklich|froh|fröhlich) (?:sein|werden)|hoffentlich (?:bin|werde)|stell dir vor|tu(?:e|n)? so als|als ob|vielleicht|könnte (?:glücklich|froh)|sollte',
  ),
  condition: words('(?<!(?:auch|als|\\p{L},) )wenn|falls|ob|außer wenn'),
  turn: words('(?=(?:aber|doch|jedoch|obwohl|trotzdem)(?!\\p{L}))'),
  negators: germanSet('nicht kein keine keinen keiner keinem nie niemals niemand nichts ohne weder kaum nix'),
  negatorsBehind: germanSet('nicht nie kein keinen keine'),
  stronger: germanSet(
    'sehr so total richtig voll echt mega super extrem unglaublich wahnsinnig furchtbar ganz irre riesig zu',
  ),
  weaker: germanSet('bisschen etwas ziemlich leicht fast recht wenig'),
  keeps: germanSet('nur aufhören'),
  turns: germanSet('aber jedoch obwohl trotzdem'),
  endsReach: germanSet('aber weil obwohl während denn sondern'),
  and: /^(?:und|also)$/,
  subject: /^(?:ich|er|sie|es|wir|du|das|der|die|mein|bin)$/,
  never: /^(?:nie|noch)$/,
  soMuch: /^(?:so|solch|mehr)$/,
  rhetoricalNot: /^$/,
  rhetoricalIt: /^$/,
  superlative: /ste[nrs]?$/,
  doneToMe: [
    [
      words(
        '(?:schreit|schrie|schreien|schimpft|lacht|lachen|lachte|brüllt)(?: \\p{L}+)? mi(?:ch|t mir)(?: \\p{L}+){0,2} (?:an|aus)|mich (?:\\p{L}+ )?(?:angeschrien|ausgelacht|angebrüllt|ausgeschimpft|geschubst|ignoriert|beleidigt|geärgert|gehänselt)',
      ),
      'sad 2',
    ],
    [
      words(
        '(?:schimpft|schimpfen|geschimpft) mit mir|mit mir (?:geschimpft|schimpft)|(?:ärgern?|ärgert|ignorier\\w+|schubs\\w+|beleidig\\w+|bestraf\\w+) mich',
      ),
      'sad 2',
    ],
    [
      words(
        'ich (?:wurde|werde|bin)(?: \\p{L}+){0,2} (?:ausgelacht|angeschrien|bestraft|geschubst|ausgeschlossen|ignoriert|beleidigt|geärgert)',
      ),
      'sad 2',
    ],
    [
      words(
        '(?:hat|haben|hatte|hatten|habe) (?:\\p{L}+ ){0,3}?mi(?:ch|r) (?:\\p{L}+ ){0,3}?(?:gehauen|geschlagen|getreten|gekratzt|gebissen|gekniffen|geschubst|gestoßen|angelogen|belogen|beleidigt|beklaut|geklaut|gestohlen|weggenommen|kaputt ?gemacht|zerstört|zerbrochen|versteckt|verpetzt|verraten|vergessen|im stich gelassen|ausgelacht|ausgeschlossen|nicht eingeladen|geärgert|gehänselt|gemobbt|erschreckt|bedroht|blamiert|bloßgestellt|angemeckert|angemotzt|sitzen ?lassen|versetzt|allein ?gelassen)|(?:haut|hauen|schlägt|schlagen|tritt|treten|mobbt|mobben|hänselt|hänseln|nervt|nerven|ärgert|ärgern|provoziert|provozieren|verpetzt|verpetzen) mich(?!\\p{L})',
      ),
      'sad 2',
    ],
    [
      words(
        '(?:wählt|wählen|will|wollen|mag|mögen|spielt|spielen|redet|reden|fragt|fragen|lädt|laden|hört|hören|hilft|helfen|glaubt|glauben|versteht|verstehen|beachtet|beachten)(?: mit)? mi(?:ch|r) (?:ja |nie|immer nicht|nicht|keiner|niemand)\\p{L}*|(?:keiner|niemand)(?: \\p{L}+){0,2} (?:mich|mir)(?!\\p{L})|über mich (?:gelacht|gelästert|lustig)|(?:lach\\p{L}+|läster\\p{L}+|machen sich|macht sich)(?: \\p{L}+){0,2} über mich|(?:leiht|leihen|gibt|geben|erzählt|erzählen|zeigt|antwortet|antworten|schreibt|glaubt) (?:mir|uns) (?:nie|nicht|nichts|gar nichts|niemals)|(?:pause|klasse|zimmer) (?:drin )?bleiben|nachsitzen|strafarbeit|finde?(?: \\p{L}+){1,3} nicht(?: mehr| wieder)?(?= *$|[.,!])|(?:will|wollen|spielt|spielen|redet|reden) (?:nicht mehr|nicht|nie|nie mehr) mit mir|mit mir (?:nicht mehr|nicht|nie) (?:spielen|reden)',
      ),
      'sad 2',
    ],
    [
      words(
        '(?:check|checke|raff|raffe|kapier|kapiere|versteh|verstehe|blick|blicke)(?: \\p{L}+){0,4} (?:nicht|nichts|nix)',
      ),
      'confused 2',
    ],
    [
      words(
        'darf (?:ich )?(?:heute |leider |nie |wieder )*nicht|(?:mama|papa|mutter|vater|lehrerin|lehrer|oma|opa)(?: \\p{L}+){0,2} (?:geschimpft|gemeckert|geschrien)',
      ),
      'sad 2',
    ],
    [
      words(
        '(?:wurde|bin|worden) (?:\\p{L}+ ){0,3}?(?:gelobt|eingeladen|gewählt|ausgewählt)|mich (?:\\p{L}+ ){0,2}?(?:gelobt|eingeladen|gewählt|umarmt|getröstet)|mir (?:\\p{L}+ ){0,3}?(?:geschenkt|verziehen|gratuliert|vorgelesen|mitgebracht)|(?:nimmt|nehmen|haben|hat) mich (?:mit|mitgenommen)(?!\\p{L})',
      ),
      'joy 2',
    ],
  ],
  notDone: /(?<!\p{L})(?:nicht|nie|niemand|keiner|ohne)(?!\p{L})[^.,;!?]{0,30}$/iu,
  pointsBack:
    /^\s*(?:bitte\s+)?(?:weiter|mach weiter|los|fang an|beginne|naechste[rs]?|jetzt (?:male|zeichne) (?:es|das|ihn|sie)|(?:male?|zeichne) (?:es|das|ihn|sie)|du bist dran)[\s.!]*$/iu,
  measures: [
    [words('prozent'), 'percent'],
    [words('grad(?= unter null)'), 'degrees'],
    [words('unter null'), 'below zero'],
    [words('grad'), 'degrees'],
    [words('punkte?n?'), 'points'],
    [words('sterne?n?'), 'stars'],
    [words('stunden?'), 'hours'],
    [words('minuten?'), 'minutes'],
    [words('sekunden?'), 'seconds'],
    [words('tagen?|tage'), 'days'],
    [words('jahren?|jahre'), 'years'],
    [words('leuten?|leute|personen|menschen'), 'people'],
    [/(?<=\d) (?:von|aus) (?=\d)/gu, ' out of '],
    [words('zwei'), '2'],
    [words('drei'), '3'],
    [words('vier'), '4'],
    [words('fünf'), '5'],
    [words('sechs'), '6'],
    [words('sieben'), '7'],
    [words('acht'), '8'],
    [words('neun'), '9'],
    [words('zehn'), '10'],
    [words('zwölf'), '12'],
  ],
  how: words('wie (?!viel)(\\p{L}+)', 'giu'),
  level: words('(?:note|wertung|stufe|bewerte|gib|setze|etwa|bei|auf|ist|sind)\\s+(?:minus )?[-−]?\\d+'),
  choices: {
    or: /(?:^|\s)oder\s/iu,
    split: /,\s*(?:oder\s+)?|(?<!\s)\s+oder\s+/iu,
    between: /(?<!\p{L})zwischen(?!\p{L})(.+)/iu,
    and: /(?<!\s)\s+und\s+/iu,
    filler: germanSet(
      `was welche welcher welches magst mag möchtest willst soll sollen sollte wollen würdest du lieber ich wir nehmen nehme essen trinken gehen
  spielen für den die das der dem ein eine einen einem zum zur ins in am an zwischen wähle hilf mir entscheiden entscheide heute jetzt besser
  ist mein meine meinen dein zu auf mit machen sehen lesen kaufen anziehen ob weiß nicht nun doch mehr oft hättest hätte gern gerne lieber mögt wollt besuchen fahren fährst gehst isst trinkst spielst spiele gucken schauen ist findest finde würdest würde denn wünschen eher nimmst nehmt wollen wir den dir gefällt schöner leckerer toller
  lernen üben malen zeichnen basteln bauen kochen backen bestellen probieren hören schreiben anschauen angucken mitnehmen mitbringen schenken verschenken tragen bekommen holen wählen üb lerne baue male zeichne backe koche bestelle kaufe lese`,
    ),
  },
  asksBack: words('frage?|fragst|fragen|umfrage|wähle|auswahl|hilf mir'),
  sends: words(
    'schick\\w*|send\\w*|sende|melde|benachrichtig\\w*|klingel\\w*|ruf \\p{L}+ an|sag (?:ihnen|ihm|ihr)|poste|webhook|http',
  ),
  methods: [
    ['DELETE', words('lösch\\w*|entfern\\w*')],
    ['PUT', words('ersetz\\w*|aktualisier\\w*|überschreib\\w*')],
    ['POST', words('schick\\w*|send\\w*|meld\\w*|benachrichtig\\w*|klingel\\w*|poste')],
    ['GET', words('hol\\w*|lies|lese|lade|öffne|prüf\\w*|frag\\w* ab')],
  ],
  several: words('mehrere|viele|alle,? die'),
  onto: words('auf|vor|hintergrund'),
  instructs: words('wenn|falls|sobald|sagt|sage|beispiel|z\\. ?b|schreibt|fragt|nutzer\\w*|jemand, der|stell dir vor'),
  preamble: /^Ich habe [^.]* gesehen\.\s*(?:(?:Auch|Meine Liste)(?!\p{L})[^.]*\.\s*)?/u,
}
