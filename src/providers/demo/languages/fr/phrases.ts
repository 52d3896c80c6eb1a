/** Phrases with their feelings. */
export const FRENCH_PHRASES = `
joy 3: le plus beau jour|meilleur jour de ma vie|meilleure journée|je ne pourrais pas être plus heureux|folle de joie|fou de joie
joy 2: trop bien|trop cool|pas d'école|pas école|bonne humeur|bonne nouvelle|je me réjouis|ça me fait plaisir|bien passé|on s'est bien amusé|bonne note|youpi|j'ai réussi|vivement les vacances
excite 3: j'ai trop hâte|trop hâte|je ne tiens plus en place
excite 2: j'ai hâte|hâte de|vivement
love 2: je t'aime|m'a fait un câlin|m'a prise dans ses bras
fun 3: mort de rire|mdr|plié de rire|pleurer de rire
fun 2: on a bien ri|bien rigolé|bien amusé|bien amusée
pride 2: m'a félicité|m'a félicitée|m'ont félicité|a dit bravo
thanks 2: merci|m'a aidé|m'a aidée|m'ont aidé|ouf
good 2: pas mal|pas mal du tout|pas si mal|bien joué|ça s'est bien passé|vaut le coup
calm 2: en paix|sans stress|tout va bien
hope 2: je croise les doigts
sad 2: me manque|me manques|me manquent|je me sens mal|ça ne va pas|ça va pas|pas le moral|mauvaise humeur|le cafard|j'ai pleuré|envie de pleurer|se moque de moi|se moquent de moi|se sont moqués de moi|pas invité|pas invitée|a déménagé|dommage
sad 3: coeur brisé|au ciel maintenant
lonely 2: personne ne joue avec moi|personne joue avec moi|personne ne veut jouer|pas d'amis|pas d'ami|tout seul|toute seule|je suis seul|je suis seule|personne ne me parle|personne ne m'aime|mis à l'écart
bored 2: rien à faire|pas envie|n'ai pas envie|je m'ennuie|m'en fiche|c'est nul de
tired 2: je n'en peux plus|pas dormi|mal dormi|envie de dormir|j'ai sommeil
fear 2: j'ai peur|j'avais peur|fait peur|chair de poule|la trouille
worry 2: je m'inquiète|j'ai le trac|trop de devoirs|me stresse|boule au ventre
anger 2: pas juste|c'est injuste|j'en ai marre|ras le bol|laisse-moi tranquille|m'énerve|m'énervent|a cassé mon|a cassé ma|a pris mon|a volé mon
anger 3: j'ai la rage|hors de moi
disgust 2: ça pue|pas bon|me dégoûte|envie de vomir|dégueu
envy 2: je suis jaloux|je suis jalouse
shame 2: j'ai honte|la honte|je suis gêné|rougi
confused 2: comprends rien|comprends pas|rien compris|pas compris|ne comprends pas
pain 2: mal au ventre|mal à la tête|mal aux dents|mal à la gorge|mal au coeur|mal à la jambe|mal au bras|j'ai mal|ai très mal|je suis tombé|je suis tombée
bad 2: marche pas|ne marche pas|ça s'est mal passé|mauvaise note|raté mon|pas bien|pas terrible
`
