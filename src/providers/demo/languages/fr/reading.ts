import type { ReadingRules } from '../pack'
import { frenchPatterns, frenchSet } from './spelling'

const { words, begins } = frenchPatterns

/** How French is read. */
export const frenchReading: ReadingRules = {
  stopwords: frenchSet(
    `le la les l un une des du de d au aux et ou mais si ne pas plus que qui quoi dont où ce cet cette ces c ça cela je j tu il elle on nous
  vous ils elles me m te t se s lui leur leurs mon ma mes ton ta tes son sa ses notre nos votre vos être suis es est sommes êtes sont étais
  était étaient été sera serai serait soit avoir ai as a avons avez ont avais avait avaient eu aurai faire fais fait font faites aller vais
  vas va allons vont veux veut voulons veulent voudrais peux peut pouvons peuvent dois doit dans en sur sous avec sans pour par chez vers
  entre depuis très trop peu beaucoup tout toute tous toutes rien quelque quelques chaque même mêmes autre autres aussi encore déjà
  toujours jamais parfois ici là oui non alors donc puis après avant maintenant aujourd'hui quand comment pourquoi combien quel quelle quels
  quelles y n qu ok comme préfère préfères préférez préférer s'il plaît donne dis montre mets utilise chose choses fois faut faute cent file allé allée allés parce dit dis sais sait là-bas celui celle premier première dernier dernière vraiment juste moi toi eux soi mieux plein pleine font fois colorie regarde aujourdhui vont viens vient venu double moitié triple arc divisé multiplié`,
  ),
  asksForMood: words(
    'couleurs?|ressen\\w*|sentim\\w*|humeur|émotions?|emojis?|émojis?|icônes?|jauge|dessin\\w*|peins|image|à quel point|(?:heureu(?:x|se)|triste|en colère|content) (?:est|à quel)',
  ),
  feels: words('humeur|sentim\\w*|ressen\\w*|émotions?'),
  ofWriter: begins(
    "(?:pourquoi (?:je suis|suis-je|est-ce que je (?:suis|me sens)|tout)|je suis|je me sens|j'ai|mon|ma)(?!\\p{L})",
  ),
  question: begins(
    "(?:(?:qui|que|qu'|quoi|quand|où|quel(?:le)?s?|pourquoi|comment|combien)(?: |-)?(?:est|sont|était|a|ont|fait|font|est-ce|peut|peux|va|vont|coûte|mange|mangent|vit|vivent|veut|s'appelle|construit|inventé|écrit|heure|jour|temps|de|\\p{L}+-t-)|est-ce qu|(?:est|sont|peux|peut|as|a|sais|connais|aimes|veux|es)-(?:tu|il|elle|on|ce|vous|ils|elles))",
  ),
  rhetorical: begins(
    "(?:quel(?:le)? (?!est|heure|jour|temps|âge)\\p{L}+(?: \\p{L}+)?[ !.]*$|comme c'est|n'est-ce pas (?:beau|super|génial))",
  ),
  wish: words(
    "j'aimerais|j'aurais aimé|aimerait|aimerais|voudrais|voudrait|souhaite|veux être|veux devenir|serais|serait|pourrait être|si seulement|imagine|fais semblant|comme si|peut-être|devrais|devrait",
  ),
  condition: words(
    "(?<!(?:comme|même|aussi) )(?:si|s')(?= ?(?:je|j'|tu|il|ils|elle|elles|on|nous|vous|le|la|les|l'|mon|ma|mes|c'|ça)(?!\\p{L}|(?<=')))|si (?:je|j'|tu|il|ils|elle|on|nous|vous|le|la|mon|ma|c'|ça)|à moins que|au cas où",
  ),
  turn: words('(?=(?:mais|pourtant|cependant|par contre)(?!\\p{L}))'),
  negators: frenchSet('ne pas jamais rien aucun aucune sans ni personne guère'),
  negatorsBehind: frenchSet('pas jamais plus_du_tout'),
  stronger: frenchSet(
    'très trop si tellement vraiment super hyper extrêmement complètement totalement tant méga beaucoup',
  ),
  weaker: frenchSet('peu assez presque plutôt légèrement'),
  keeps: frenchSet('seulement que arrêter empêcher arrête'),
  turns: frenchSet('mais pourtant cependant'),
  endsReach: frenchSet('mais car parce pourtant quoique alors'),
  and: /^(?:et|donc|alors)$/,
  subject: /^(?:je|il|elle|nous|tu|on|le|la|mon|ma|les|suis|ai)$/,
  never: /^(?:jamais|ne)$/,
  soMuch: /^(?:aussi|tant|autant|si)$/,
  rhetoricalNot: /^$/,
  rhetoricalIt: /^$/,
  superlative: /issime$/,
  doneToMe: [
    [
      words(
        "(?:m'a|me|m'ont|nous a) (?:crié|crie|crient|criée|hurlé|hurle) dessus|(?:se moque|se moquent|s'est moqué|se sont moqués|se moquait) de (?:moi|nous)",
      ),
      'sad 2',
    ],
    [
      words(
        "(?:m'|me |m'a |m'ont )(?:ignor\\w+|grond\\w+|insult\\w+|puni\\w*|pouss\\w+|bouscul\\w+|embêt\\w+|humili\\w+|exclu\\w*|rejet\\w+)",
      ),
      'sad 2',
    ],
    [
      words(
        "(?:m'a|m'ont|me|m'|m'avait|se sont|s'est|nous a|nous ont) ?(?:traité\\w*|traite\\w*|tap[eé]\\w*|frapp\\w+|griff\\w+|mord\\w*|vol[eé]\\w*|piqu\\w+|menti\\w*|ment|cass\\w+|critiqu\\w+|disput\\w+|engueul\\w+|gifl\\w+|harc\\w+|oubli[eé]\\w*|trahi\\w*|menac\\w+|accus\\w+|moqu\\w+|confisqu\\w+|privé\\w*|déteste\\w*)|(?:je me suis|me suis) fait (?:\\p{L}+ )?(?:gronder|disputer|punir|engueuler|taper|pousser|voler|mordre|piquer|insulter|mal|avoir|crier dessus|moquer)|(?:moqu\\w+|rigol\\w+|ri\\w*) de (?:moi|nous|mon|ma|mes|notre)",
      ),
      'sad 2',
    ],
    [
      words(
        "personne (?:ne )?(?:me|m'|veut|joue|vient)(?:\\w| )*|(?:ne )?(?:veut|veulent|joue|jouent|parle|parlent) (?:pas|plus|jamais)(?: jouer| parler| être)? avec moi|(?:ne )?me (?:parle|parlent|croit|croient|écoute|écoutent|choisit|choisissent|invite|invitent) (?:pas|plus|jamais)|(?:m'a|m'ont) (?:pas|jamais|même pas) (?:invit|chois|attend|cru|écout|aid|dit)\\w*",
      ),
      'sad 2',
    ],
    [
      words(
        "(?:m'a|m'ont) (?:offert|invit[eé]\\w*|chois\\w+|félicit\\w+|consol\\w+|pardonn\\w+|fait un (?:bisou|câlin|cadeau)|acheté|donné un (?:bonbon|cadeau|prix))|(?:m'a|m'ont|va m'|vont m'|nous a|nous ont) ?(?:emmen\\w+|amen\\w+)(?! (?:à l'|au |chez le )(?:hôpital|dentiste|médecin|docteur))|je me suis fait un\\w* (?:ami|amie|copain|copine)|nouve(?:au|lle) (?:ami|amie|copain|copine|chien|chat|vélo)",
      ),
      'joy 2',
    ],
    [
      words('(?:comprends?|capte|pige|saisis)(?: \\p{L}+)? (?:rien|pas|plus)|rien (?:compris|pigé|capté)'),
      'confused 2',
    ],
    [
      words(
        "(?:veut|veulent) (?:pas|jamais|plus) (?:me|m')(?: \\p{L}+)?|me (?:prête|donne|dit|rend|montre|répond)\\w* (?:pas|jamais|rien)|heure de colle|punition|mot dans (?:le|mon) carnet",
      ),
      'sad 2',
    ],
    [words("(?:m'a|m'ont) (?:laissé|laissée) (?:tout seul|toute seule|tomber|de côté)"), 'sad 2'],
  ],
  notDone: /(?<!\p{L})(?:ne|n'|pas|jamais|personne|sans)(?!\p{L})[^.,;!?]{0,30}$/iu,
  pointsBack:
    /^\s*(?:s'il te plait\s+)?(?:continue|vas-y|commence|la suite|suivant|maintenant dessine-?(?: ?le| ?la)|dessine-?(?:le|la|ca)|a toi)[\s.!]*$/iu,
  measures: [
    [words('pour cent'), 'percent'],
    [words('(?:degrés? )?(?:en dessous|au-dessous) de zéro'), 'degrees below zero'],
    [words('degrés?'), 'degrees'],
    [words('points?'), 'points'],
    [words('étoiles?'), 'stars'],
    [words('heures?'), 'hours'],
    [words('minutes?'), 'minutes'],
    [words('secondes?'), 'seconds'],
    [words('jours?'), 'days'],
    [words('ans|années?'), 'years'],
    [words('personnes'), 'people'],
    [words('moins(?= \\d)'), 'minus'],
    [/(?<=\d) sur (?=\d)/gu, ' out of '],
    [words('deux'), '2'],
    [words('trois'), '3'],
    [words('quatre'), '4'],
    [words('cinq'), '5'],
    [words('six'), '6'],
    [words('sept'), '7'],
    [words('huit'), '8'],
    [words('neuf(?= (?:sur|points|out))'), '9'],
    [words('dix'), '10'],
  ],
  how: words("(?:à quel point (?:c'est|il est|elle est|est-ce)|combien c'est|comment c'est) (\\p{L}+)", 'giu'),
  level: words("(?:note|niveau|donne|mets|environ|à|de|est|c'est)\\s+(?:moins )?[-−]?\\d+"),
  choices: {
    or: /(?:^|\s)ou\s/iu,
    split: /,\s*(?:ou\s+)?|(?<!\s)\s+ou\s+/iu,
    between: /(?<!\p{L})entre(?!\p{L})(.+)/iu,
    and: /(?<!\s)\s+et\s+/iu,
    filler: frenchSet(
      `que quoi quel quelle tu préfères préfère préférez veux voudrais aimes aimerais mieux devrais dois je on nous vous manger mange boire bois
  prendre prends aller vais jouer joue le la les l un une des du de au à mon ma mes entre choisis choisir aide moi décider aujourd'hui
  maintenant plutôt est c'est ce il faut faire fais voir lire lis acheter mettre regarder sais pas si ne mange manges bois prends joues vas regarde lis achète choisir d'aller aller à c est-ce qu'on t' me j' ça toi moi dessiner dessine mets porte demande noël lequel laquelle ton ta tes
  pour apprendre apprends dessines peindre peins cuisiner cuisine construire construis écrire écris écouter écoute adopter offrir offre porter étudier visiter achètes regardes`,
    ),
  },
  asksBack: words('demande|pose (?:une|la) question|question|sondage|choisis|aide-moi'),
  sends: words(
    'envoie\\w*|envoyer|préviens|prévenir|notifie\\w*|sonne|appelle l|dis-leur|dis-lui|publie\\w*|webhook|http',
  ),
  methods: [
    ['DELETE', words('supprime\\w*|efface\\w*|enlève')],
    ['PUT', words('remplace\\w*|mets à jour|actualise')],
    ['POST', words('envoie\\w*|envoyer|préviens|notifie\\w*|sonne|publie|annonce')],
    ['GET', words('lis|lire|cherche|ouvre|vérifie|charge|consulte')],
  ],
  several: words('plusieurs|beaucoup|tous ceux|toutes celles'),
  onto: words('sur|fond'),
  instructs: words("si|quand|lorsque|dit|dise|exemple|écrit|demande|utilisateur|quelqu'un qui|imagine|fais semblant"),
  preamble: /^J’ai vu [^.]*\.\s*(?:(?:Aussi|Ma liste)(?!\p{L})[^.]*\.\s*)?/u,
}
