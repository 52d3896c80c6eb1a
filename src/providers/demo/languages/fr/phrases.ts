/** Phrases with their feelings. */
export const FRENCH_PHRASES = `
excite 3: en peux plus d'attendre|n'en peux plus d'attendre|tiens plus en place
none 1: pas mal aux|pas mal au|pas mal à la|pas mal à l|peur de rien|pas peur
bad 2: pas bon|pas bonne|pas un bon|pas une bonne|pas top|pas terrible|pas cool|pas marrant|pas drôle|pas rigolo|pas bien|pas beau|plus mon ami|plus ma copine|plus mon copain|plus mon amie|pas facile|aime pas|aime plus|aime pas du tout|pas contents|marche plus|rien ne va|va pas bien|vais pas bien|se passe mal|pas eu la moyenne|un zéro|eu 2 sur|eu 3 sur|eu 4 sur|0 sur 20|2 sur 10|3 sur 10|pas gagné
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
joy 2: bonnes notes|eu 10|10 sur 10|20 sur 20|eu 20|eu 18|pas de devoirs|pas d'école demain|jour de congé|c'est les vacances|c'est le week-end|c'est mercredi|enfin|j'ai été choisi|j'ai été choisie|bien amusés|trop content|fait la paix|réconciliés|réconcilié|guéri|guérie|retrouvé mon|retrouvé ma|me réjouis|fais une fête|fête chez
love 2: je l'aime|je t'adore|je vous aime|on s'aime
pride 3: réussi tout seul|réussi toute seule|fait tout seul|fait toute seule
pride 2: j'ai appris à|pour la première fois|la première de|le premier de|première place|premier prix|j'ai marqué|marqué un but|mis un but|j'ai fini premier|sans les petites roues|sans aide|je sais nager
sad 2: se disputent|se sont disputés|on s'est disputés|on s'est disputé|me suis disputé|me suis disputée|s'est moqué|se moquent|divorcent|divorcer|se séparent|déménage|déménagé|va déménager|est parti|est partie|s'est enfui|s'est enfuie|s'est échappé|s'est sauvé|j'ai perdu mon|j'ai perdu ma|j'ai perdu mes|perdu mon|perdu ma|perdu mes|on a perdu|est tombé dans|est tombée par terre|j'ai oublié mon|j'ai oublié ma|oublié mes|à l'hôpital|hospitalisé|n'est plus là|est au ciel|me sens pas bien|me sens triste|m'a quitté|annulé|annulée|privé de|privée de|puni|punie|dernier de|dernière de|arrivé dernier|arrivée dernière|envie de rien|coeur gros|ma pas invité
lonely 2: me sens seul|me sens seule|suis tout seul|suis toute seule|seul dans la cour|seule dans la cour|seul à la récré|seule à la récré|mange seul|mange seule|toujours seul|toujours seule|pas de copains|pas de copines
bored 2: on s'ennuie|m'ennuie|sais pas quoi faire|je tourne en rond|c'est long|trop long
sad 2: en peux plus
bad 2: eu 3 en|eu 2 en|eu 4 en|eu 5 en|eu 1 en|eu zéro
anger 2: laisse jamais tranquille|laisse pas tranquille|laissent pas tranquille|jamais tranquille
tired 2: arrive pas à dormir|j'arrive pas à dormir|n'arrive pas à dormir|pas fermé l'oeil|me lever tôt|besoin de dormir|je tombe de sommeil
fear 2: me fait peur|me font peur|m'a fait peur|fait un cauchemar|ai eu peur|eu très peur|les jetons
worry 2: m'inquiète|suis stressé|suis stressée|peur de rater|contrôle demain|je sais pas si je vais
anger 2: marre de|marre que|me saoule|me soûle|m'agace|m'embête|m'embêtent|toujours moi|me tape sur les nerfs|a déchiré|a cassé|fout la rage|fâchée contre|fâché contre
disgust 2: beurk|ça sent mauvais|sent mauvais|a mauvais goût|me donne envie de vomir|me dégoûtent|trop dégoûtant
confused 2: comprend rien|comprends plus|comprend pas|je suis perdu|je suis perdue|j'y comprends rien
pain 2: mal à l'oreille|mal au dos|mal au pied|mal au genou|mal au cou|mal partout|je me suis fait mal|me suis cassé|me suis coupé|me suis brûlé|saigne du nez|ai de la fièvre|suis enrhumé
shame 2: tout rouge|toute rouge
sad 2: trouve plus|retrouve plus|trouve pas mon|trouve pas ma|trouve pas mes|arrête pas de pleurer|arrêtes pas de pleurer|cesse de pleurer|coeur lourd|de la peine|coup de blues|envie de chialer
worry 2: en retard|raté le bus|loupé le bus|réveillé trop tard|réveillée trop tard|pas réveillé
bored 2: la flemme|trop la flemme|j'ai la flemme|aucune envie
bad 2: je veux pas|ne veux pas|veux plus|c'est la cata|quelle horreur|très mal|pas réussi|supporte pas|supporte plus
good 2: c'était super|c'est super|était super|trop beau|trop belle|très bien|trop chou|trop mignon|super bien|trop stylé|ça déchire|bien travaillé
joy 2: aux anges|la pêche|me suis régalé|me suis régalée|on s'est éclaté|fou rire|je saute de joie|il fait beau|je me sens bien|trop heureux|trop heureuse
anger 2: à bout|ça me gonfle|les boules|j'en peux plus de|me prend la tête|me rend fou|me rend folle
pain 2: me sens malade|suis malade|me suis tordu|me suis brulé|me suis fait piquer|fait bobo
tired 2: suis crevé|suis crevée|suis mort|suis morte de fatigue
pain 2: me gratte|ca gratte|me demange|me pique
fear 2: fait sursauter|m'a surpris
pride 2: but de la victoire|suis le meilleur|suis la meilleure
joy 2: ce que je préfère|c'est mon préféré|c'est ma préférée
`
