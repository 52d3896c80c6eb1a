import { cues } from './cues'
import type { DistressRules } from './rules'

/** Up to some words between two that belong together. */
const gap = (most: number) => `(?: (?!no |nicht |nie |jamas |jamais |pas |nunca |nao )\\w+){0,${most}}?`

const esKin =
  '(?:papá|mamá|papi|mami|m(?:i|is)(?: \\w+)? (?:padres?|papas?|papi|madres?|mamas?|mami|hermanos?|hermanas?|hermanastr[oa]|ti[oa]s?|abuel[oa]s?|padrastro|madrastra|profes?|profesor\\w*|maestr[oa]s?|entrenador\\w*|novi[oa]|prim[oa]s?|vecin[oa]s?|compañer[oa]s?|familia|amig[oa]s?))'
export const spanish: DistressRules = {
  cues: cues.spanish,
  idioms: [
    'm(?:orir(?:me)?|uero|uriendo|uer[eo]) de (?:la )?(?:risa|hambre|sed|calor|frío|aburrimiento|vergüenza|sueño|ganas|amor|miedo|pena ajena)',
    'muero por',
    '(?:mi mamá|mi papá|mi madre|mi padre|mis padres)(?: me)? (?:va|van) a matar(?:me)? (?:si|cuando|por|porque)',
    'me toca (?:a mí|jugar|hacer|el|la|los|las|un|una)',
    'me (?:pega|pegan) (?:el|la|los|las|un|una) (?:sol|frío|calor|ganas|gripe)',
  ],
  strong: [
    `(?:quiero|quisiera|quería|querría|voy a|ganas de|pienso en|pensando en|pensado en|intenté|prefiero|preferiría|deseo|ojalá|debería|me gustaría|necesito)${gap(2)} (?:morir(?:me)?|matarme|suicidarme|desaparecer para siempre|desaparecer del mundo|no despertar|no existir|quitarme la vida|cortarme|hacerme daño|lastimarme|acabar con (?:todo|mi vida)|terminar con (?:todo|mi vida)|ahorcarme|estar muert[oa])(?! de (?:risa|hambre))`,
    'me (?:quiero|voy a|quisiera|quería) (?:morir|matar|suicidar|cortar (?:las venas|los brazos))',
    '(?:ya )?no quiero(?: ya)? (?:vivir|seguir viviendo|existir|estar viv[oa]|despertar|seguir aquí)(?! (?:en|con) )',
    'me (?:corto|corté|estoy cortando)(?: (?:los brazos|las venas|la piel|las piernas|cuando|porque|a propósito|a veces)|(?= \\|))',
    'me hago daño',
    'me (?:lastimo|autolesiono|autolesioné)',
    'suicid\\w*',
    'autolesi\\w*',
    'ojalá (?:estuviera|estuviese|me) (?:muert[oa]|muera|muriera)',
    'ojalá (?:no|nunca) hubiera nacido',
    'nadie me (?:extrañaría|extrañará|echaría de menos|echará de menos)',
    'odio (?:mi vida|vivir)',
    'me odio(?: a mí mism[oa])?',
    '(?:todos|todo el mundo|mi familia|toda la clase) me (?:odian?|pegan?)',
    '(?:mi|la) vida no (?:vale|tiene) (?:nada|la pena|sentido)',
    'no tengo (?:razones|motivos|ganas) (?:para|de) vivir',
    'cansad[oa] de (?:vivir|la vida|mi vida|existir)',
    '(?:ya )?no (?:aguanto|soporto) más(?= \\||$| mi vida| esta vida| en casa)',
    `(?:${esKin}|él|ella|ellos|un hombre|un señor|alguien|el profe\\w*|el maestro|el entrenador|los (?:niños|chicos|mayores)|unos (?:niños|chicos)|en (?:casa|la escuela|el colegio))(?: y mi \\w+)?${gap(2)} (?:me|nos|le) ${'(?:\\w+ ){0,2}?'}(?:pega(?:n|ba|ban|ron|r)?|pegó|golpea\\w*|golpeó|maltrata\\w*|toca(?:n|ba|ron)?|tocó|amenaza\\w*|amenazó|encierra\\w*|encerró|viola(?:n|ba|ron)?|violó|acosa\\w*|quema\\w*|patea\\w*|lastima\\w*|hace(?:n)? daño|chantajea\\w*|obliga(?:n)? a (?:tocar|besar|desnud)\\w*)(?! (?:el|la|los|las|un|una) )`,
    `${esKin}${gap(2)} (?:pega|golpea|maltrata)(?:n)? a (?:mi|mis|mí) \\w+`,
    'me (?:pegan|golpean|maltratan|acosan|amenazan|violaron|violó|hacen bullying|hacen daño|hacen acoso)(?: |$)',
    'abusa(?:n|ba|ron|ndo)? (?:sexualmente )?de m[ií]',
    'abusó de m[ií]',
    '(?:quieren|quiere|va a|van a|dijo que|dijeron que|dice que|dicen que)(?: me)?(?: \\w+){0,3}? (?:matarme|pegarme|golpearme|hacerme daño|a matar|a pegar|a golpear)',
    'me (?:quieren?|van?) (?:a )?(?:matar|pegar|golpear|violar)',
    '(?:tengo |me da )miedo (?:de |a )?(?:mi (?:padre|papá|madre|mamá|padrastro|hermano|tío|abuelo|profe\\w*)|volver a casa|ir a casa|estar en casa|regresar a casa|él|ella)',
    'me (?:escapé|fugué|quiero escapar|voy a escapar|quiero ir|quiero fugar)(?: de)?(?: mi)? casa',
    '(?:quiero|voy a|pienso) (?:escaparme|huir|fugarme|irme) de (?:mi )?casa',
    'sufro (?:de )?(?:bullying|acoso|abusos?|maltrato)',
    '(?:mis |las )?partes (?:íntimas|privadas)',
    '(?:fotos?|vídeos?|imágenes) (?:mí[ao]s? )?(?:desnud[oa]s?|sin ropa)',
  ],
}

const deKin =
  '(?:papa|mama|vati|mutti|papi|mami|opa|oma|(?:mein|meine|meinen|meinem|meiner|unser|unsere)(?: \\w+)? (?:vater|papa|vati|papi|mutter|mama|mutti|mami|eltern|stiefvater|stiefmutter|stiefbruder|bruder|brüder|schwester|geschwister|onkel|tante|opa|oma|lehrer\\w*|trainer\\w*|freund\\w*|nachbar\\w*|mitschüler\\w*|klasse|cousin|babysitter\\w*|familie))'
const deWho = `(?:${deKin}|er|sie|alle|jemand|(?:der|ein|die|die anderen|ein paar|andere) (?:mann|lehrer\\w*|trainer|kinder|jungs|mädchen|mitschüler\\w*|typ|typen|nachbar))`
const deHurt =
  '(?:schlägt|schlaegt|schlagen|schlug|schlugen|verprügelt|verpruegelt|verprügeln|verhaut|verhauen|haut|hauen|prügelt|tritt|treten|würgt|missbraucht|misshandelt|bedroht|bedrohen|erpresst|erpressen|quält|quälen|mobbt|mobben|begrapscht|vergewaltigt|belästigt|hänselt|hänseln)'
const deHurtDone =
  '(?:geschlagen|verprügelt|verhauen|getreten|gewürgt|missbraucht|misshandelt|bedroht|erpresst|gequält|gemobbt|begrapscht|vergewaltigt|belästigt|angefasst|eingesperrt|gehänselt)'
export const german: DistressRules = {
  cues: cues.german,
  idioms: [
    'vor (?:lachen|hunger|langeweile|scham|durst|freude|neugier|peinlichkeit) (?:sterben|gestorben|sterbe|tot)',
    'sterbe(?:n)? vor (?:lachen|hunger|langeweile|scham|durst|freude|neugier)',
    'zum sterben (?:schön|langweilig)',
    '(?:meine mama|mein papa|meine mutter|mein vater|meine eltern) (?:bringt|bringen) mich um',
    'schlägt mich (?:im|in|beim|bei) (?:schach|spiel|fußball|tennis|laufen|mathe|fifa|fortnite|minecraft|rennen|karten)\\w*',
  ],
  strong: [
    `(?:ich|wir) (?:will|möchte|wünschte|wollte|werde|würde|wünsche)${gap(4)} (?:sterben|tot sein|tot wäre|mich umbringen|mich töten|mich umzubringen|nicht mehr leben|nicht mehr da sein|nicht mehr aufwachen|nie wieder aufwachen|mir das leben nehmen|mich ritzen|mich verletzen|mich aufhängen|mir etwas antun|mir was antun)`,
    '(?:will|möchte|wünschte|würde|werde)(?: ich)?(?: \\w+){0,3}? (?:nicht mehr (?:leben|da sein|aufwachen|hier sein)|sterben|tot sein|tot)(?= \\||$)',
    '(?:mich|selbst) (?:umbringen|umzubringen|töten|umbringe|ritzen|ritze|aufhängen)',
    '(?:ritze|schneide|verletze) (?:ich )?mich(?: selbst)?(?= \\||$| wenn| oft| immer| manchmal| weil| mit absicht| absichtlich| am arm)',
    'bringe? mich um',
    'selbstmord\\w*',
    'suizid\\w*',
    'selbst ?verletz\\w*',
    'hasse (?:ich )?(?:mein leben|mich(?: selbst)?)(?= \\||$| und| weil| so)',
    '(?:wäre|wär) (?:ich )?(?:doch |lieber |besser |am liebsten )?(?:tot|nie geboren|nicht mehr da|gestorben)',
    'nie geboren (?:worden|wäre)?',
    '(?:das|mein) leben hat keinen sinn',
    'keine lust(?: mehr)? (?:zu leben|am leben|auf (?:das|mein) leben)',
    'keinen (?:grund|sinn)(?: mehr)? (?:zu leben|im leben|weiterzuleben)',
    'niemand würde mich vermissen',
    '(?:alle|die ganze klasse) hassen? mich',
    'kann (?:so )?nicht mehr (?:leben|weiterleben)',
    `${deWho}(?: und \\w+ \\w+)?${gap(3)} ${deHurt}${gap(1)} (?:mich|uns|meine mama|meine mutter|meine schwester|meinen bruder)`,
    `${deWho}${gap(1)} (?:mich|uns|meine mama|meine mutter|meine schwester|meinen bruder)${gap(3)} (?:${deHurt}|${deHurtDone}|anfasst|einsperrt|umbringen|wehtut)`,
    `${deHurt} (?:mich|uns) ${deKin}`,
    `${deWho} ha(?:t|ben) (?:mich|uns|mir|meine mama)${gap(4)} (?:${deHurtDone}|wehgetan|weh getan)`,
    `${deKin}${gap(2)} (?:tut|tun) mir${gap(2)} weh`,
    `${deWho} (?:fasst|fassen) mich${gap(3)} an`,
    `${deWho} (?:sperrt|sperren) mich${gap(3)} (?:ein|aus)`,
    `${deWho} (?:droht|drohen) mir`,
    '(?:will|wollen|wird|werden) mich (?:umbringen|töten|verprügeln|schlagen|verhauen|abstechen)',
    `(?:ich )?(?:werde|wurde|bin)(?: ich)?${gap(5)} (?:gemobbt|geschlagen|missbraucht|misshandelt|bedroht|erpresst|verprügelt|vergewaltigt|gehänselt)(?: worden)?(?! (?:im|beim) (?:schach|spiel))`,
    'angst (?:vor (?:meinem|meiner|meinen) (?:\\w+ )?(?:vater|papa|mutter|mama|eltern|stiefvater|onkel|bruder|opa|lehrer\\w*|trainer)|nach hause|heim ?zu)',
    '(?:will|möchte|werde)(?: ich)?(?: \\w+){0,3}? (?:weglaufen|abhauen|davonlaufen|ausreißen)(?! vor)',
    'bin(?: ich)? (?:von (?:zu hause|daheim) )?(?:weggelaufen|abgehauen|ausgerissen)(?! vor)',
    'nackt ?(?:bilder|fotos|bild|foto|video\\w*)',
    '(?:bilder|fotos) von mir nackt',
  ],
}

const frKin =
  '(?:papa|maman|tonton|papi|papy|mamie|(?:mon|ma|mes|notre|nos)(?: \\w+)? (?:père|pères|papa|mère|maman|parents|beau père|belle mère|frères?|sœurs?|soeurs?|oncle|tonton|tante|tata|grand père|grand mère|papi|mamie|papy|profs?|professeur\\w*|maître|maîtresse|entraîneur\\w*|copain|copine|cousine?|voisin\\w*|camarades?|famille|amis?|baby ?sitter))'
const frWho = `(?:${frKin}|il|elle|ils|elles|on|quelqu un|(?:un|le|les|des|la) (?:monsieur|homme|hommes|profs?|maître|maîtresse|entraîneur|grands?|garçons?|filles?|élèves?|autres|gens|voisin))`
export const french: DistressRules = {
  cues: cues.french,
  idioms: [
    'm(?:ourir|eurs|ort|orte|orts) de (?:rire|faim|soif|honte|chaud|froid|ennui|peur|sommeil|trouille|envie)',
    '(?:maman|papa|mes parents|ma mère|mon père) (?:va|vont) me tuer (?:si|quand|parce|pour)',
    '(?:bat|battent|battu|battue|battus) (?:aux?|à la|à|par \\d) ?\\w*',
    'm a (?:touché|touchée) (?:le cœur|profondément)',
  ],
  strong: [
    `(?:veux|voudrais|vais|pense à|pensé à|souhaite|préfère|préférerais|songe à|aimerais|envie de|essayé de|voulais|ai envie de)${gap(2)} (?:mourir|crever|me tuer|me suicider|en finir|être morte?|disparaître (?:pour toujours|à jamais)|ne plus (?:vivre|exister|me réveiller|être là)|me faire du mal|me couper|me pendre|mettre fin|me scarifier|me mutiler)`,
    '(?:ne )?veux (?:plus|pas) (?:vivre|exister|être là|être en vie|me réveiller|continuer à vivre)',
    '(?:veux|voudrais) plus vivre',
    'je me (?:scarifie|mutile|fais du mal|coupe(?= \\||$| les| la peau| le bras| quand| exprès| pour| parce)|taillade)',
    'suicid\\w*',
    'automutil\\w*',
    '(?:hais|déteste) (?:ma vie|la vie)',
    'je me (?:hais|déteste)',
    '(?:mieux|préférable)(?: \\w+)? (?:mort|morte|sans moi)',
    '(?:jamais|pas)(?: \\w+)? (?:né|née|naître)(?= \\||$)',
    'personne ne me regrett\\w+',
    '(?:tout le monde|toute la classe|ma famille|ils) me (?:déteste|détestent|hait|haïssent)',
    '(?:la|ma) vie (?:ne vaut|n a|vaut) (?:pas |plus |aucun )?(?:la peine|le coup|sens)',
    '(?:plus|pas|aucune) (?:envie|raison) de vivre',
    'marre de (?:vivre|la vie|ma vie)',
    `${frWho}(?: et \\w+ \\w+)?${gap(2)} (?:me|nous|m|te|m a|m ont|m avait|nous a|a|ont)(?: \\w+){0,2}? (?:frappe\\w*|frappé\\w*|bat|battent|battait|tape|tapent|tapé\\w*|gifle\\w*|giflé\\w*|touche|touchent|touché\\w*|maltraite\\w*|viole|violé\\w*|agresse\\w*|agressé\\w*|menace|menacent|menacé\\w*|harcèle\\w*|harcelé\\w*|enferme\\w*|enfermé\\w*|fait du mal|font du mal|fouette\\w*|étrangle\\w*|racket\\w*)(?! (?:la|le|les|un|une|des) )`,
    `${frKin}${gap(2)} (?:frappe|bat|tape) (?:ma|mon|mes) \\w+`,
    'abuse(?:nt|r)? de moi',
    'abusé de moi',
    'je suis (?:harcelée?|battue? (?:par|à la maison)|maltraitée?|menacée?|violée?|frappée?|rackettée?|abusée?)',
    'me (?:fais|fait) (?:harceler|frapper|taper|battre|racketter|menacer|violer|agresser|insulter tous)',
    'peur (?:de )?(?:rentrer|retourner) (?:chez moi|à la maison)',
    'peur (?:de|du) (?:mon (?:père|papa|beau père|frère|oncle|prof\\w*|grand père|copain)|ma (?:mère|maman|belle mère|tante)|mes parents|rentrer)',
    '(?:veux|vais|voudrais|envie de) (?:fuguer|m enfuir(?! de (?:l|la) (?:école|classe))|partir de (?:la maison|chez moi))',
    'j ai fugué',
    `(?:ils? (?:veut|veulent|va|vont)|on (?:veut|va)|elles? (?:veut|veulent|va|vont)|a dit qu il (?:va|allait)|ont dit qu ils (?:vont|allaient)) (?:me|nous) (?:tuer|frapper|taper|violer|poignarder)`,
    '(?:menacé?|menace|menacent)(?: \\w+)? de (?:me )?(?:tuer|frapper|mort)',
    'photos? (?:de moi )?(?:nue?s?|dénudée?s?)',
    'parties intimes',
  ],
}

const ptKin =
  '(?:papai|mamãe|papá|mamã|vovô|vovó|(?:(?:o|a|os|as) )?(?:meus?|minhas?)(?: \\w+)? (?:pais?|papai|mãe|mamãe|padrasto|madrasta|irmãos?|irmãs?|tios?|tias?|av[oô]s?|professor\\w*|treinador\\w*|namorad[oa]|prim[oa]s?|vizinh[oa]s?|colegas|família|amig[oa]s?))'
export const portuguese: DistressRules = {
  cues: cues.portuguese,
  idioms: [
    'm(?:orrer|orrendo|orro|orri) de (?:rir|fome|sede|vergonha|calor|frio|tédio|medo|sono|vontade|saudades?|amor|tanto rir)',
    '(?:minha mãe|meu pai|meus pais) (?:vai|vão) me matar (?:se|quando|por|porque)',
  ],
  strong: [
    `(?:quero|queria|vou|penso em|pensando em|pensei em|vontade de|prefiro|preferia|gostava de|gostaria de|tentei)${gap(2)} (?:morrer|me matar|matar me|suicidar me|me suicidar|sumir (?:para|pra) sempre|desaparecer (?:para|pra) sempre|acabar com (?:tudo|a minha vida|minha vida)|me cortar|cortar me|me machucar|magoar me|não acordar|estar mort[oa]|tirar a minha vida|me enforcar)`,
    'não quero (?:mais )?(?:viver|existir|acordar|estar viv[oa])(?! (?:em|com|no|na) )',
    '(?:me corto|corto me|me machuco de propósito|me automutilo|automutil\\w*)',
    'suic[ií]d\\w*',
    'odeio (?:a )?(?:minha )?vida',
    '(?:me odeio|odeio me)',
    '(?:todos|todo mundo|toda a gente|minha família) (?:me odeiam?|odeiam? me)',
    'ninguém (?:sentiria|vai sentir|iria sentir)(?: a)? minha falta',
    '(?:queria|preferia) (?:nunca|não) ter nascido',
    '(?:a|minha) vida não (?:vale|tem) (?:a pena|sentido|nada)',
    `(?:${ptKin}|ele|ela|eles|um homem|alguém|(?:o|os|uns) (?:professor|treinador|meninos|rapazes|garotos|colegas))(?: e (?:minha|meu) \\w+)?${gap(2)} (?:me|nos) (?:\\w+ )?(?:bate\\w*|bateu|bater\\w*|espanca\\w*|espancou|agride\\w*|agrediu|machuca\\w*|machucou|toca(?:m|va)?|tocou|ameaça\\w*|ameaçou|tranca\\w*|estupr\\w*|viol(?:a|ou|am|entou)|chuta\\w*|humilha\\w*)`,
    `(?:${ptKin}|ele|ela|eles)${gap(2)} (?:bate|bateu|batem|toca|tocou|magoa|magoou|ameaça|ameaçou|viola|violou|agride|agrediu|bater|tranca)(?: (?:me|nos)(?= |$)| em mim| na minha mãe)`,
    'me (?:batem|ameaçam|agridem|espancam|estupraram|violaram|perseguem na escola)',
    'abus(?:a|am|ou|aram|ava) (?:sexualmente )?de mim',
    '(?:quer|querem|vai|vão|disse que vai|disseram que vão) me (?:matar|bater|machucar|pegar na saída)',
    'medo (?:de|do|da) (?:meu (?:pai|padrasto|tio|avô|irmão)|minha (?:mãe|madrasta)|meus pais|ir (?:para|pra) casa|voltar (?:para|pra) casa)',
    '(?:quero|vou|queria|penso em) fugir de casa',
    'fugi de casa',
    '(?:sofro|sofri) (?:bullying|abusos?|maus tratos)',
    'partes íntimas',
    'fotos? (?:minhas? )?(?:nua|nu|pelada|pelado|íntimas?)',
  ],
}

/** A few plain sentences each, in languages that the demo does not otherwise support. */
export const others: DistressRules = {
  cues: cues.others,
  strong: [
    'voglio (?:morire|uccidermi|suicidarmi|ammazzarmi|farla finita|sparire per sempre)',
    'non voglio più vivere',
    'mi taglio (?:le braccia|le vene|quando)',
    `(?:mio|mia|miei)(?: \\w+)? (?:padre|papà|madre|mamma|fratello|zio|patrigno|genitori|nonno)${gap(2)} (?:mi|ci) (?:\\w+ )?(?:picchia\\w*|mena|menano|tocca|minaccia|maltratta\\w*)`,
    'mi picchiano',
    'suicidi\\w*',
    'ik wil (?:dood|sterven|niet meer leven|mezelf (?:doden|pijn doen)|niet meer wakker worden)',
    'zelfmoord',
    `mijn (?:\\w+ )?(?:vader|papa|moeder|mama|broer|oom|stiefvader|opa) (?:slaat|mishandelt|misbruikt|schopt) (?:me|mij|ons)`,
    'ik word (?:\\w+ ){0,2}?(?:gepest|geslagen|mishandeld|misbruikt)',
    'chcę (?:umrzeć|się zabić|się powiesić)',
    'nie chcę (?:już )?żyć',
    'samobój\\w*',
    '(?:tata|ojciec|mama|ojczym|brat|wujek) (?:mnie|nas) (?:bije|krzywdzi|dotyka)',
    'bije mnie (?:tata|ojciec|mama|ojczym)',
    'ölmek istiyorum',
    'intihar\\w*',
    'kendimi (?:öldür\\w*|kesiyorum)',
    'yaşamak istemiyorum',
    '(?:babam|annem|abim|amcam|üvey babam) (?:beni|bizi) (?:dövüyor|dövdü|taciz\\w*)',
  ],
}
