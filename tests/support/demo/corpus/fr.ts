/* Sentences as children of ten write them. They were written before the word lists. */

/** `system >> earlier message / message|what is read`. */
export const frenchCorpus = `
Aujourd’hui je suis trop contente parce qu’on a gagné le match|+
Mon papi est mort et je suis très triste|-
Je ne suis pas du tout heureux|-
Mon frère a cassé mon jouet, je suis en colère|-
J’ai peur du noir|-
J’adore la glace au chocolat|+
J’aime pas les épinards|-
Demain c’est mon anniversaire, trop bien !|+
J’ai très mal au ventre|-
Les maths c’est trop ennuyeux|-
Au début j’avais peur mais après je me suis bien amusé|+
J’étais contente mais maintenant je pleure|-
Je suis fier de mon dessin|+
Beurk, il y a un cheveu dans ma soupe !|-
Personne ne joue avec moi à la récré|-
Je ne suis plus triste|unsure
J’aimerais que ce soit l’été|unsure
Quelle heure est-il ?|unsure
Si je réussis mon contrôle, je serai content|unsure
Je suis inquiète pour la dictée de demain|-
Mon chien s’est perdu et il me manque|-
Merci de m’avoir aidé pour mes devoirs|+
Youpi, pas d’école aujourd’hui !|+
Il pleut et il y a des flaques partout|thing rain
Regarde, il neige !|thing snow
Mon chat dort au soleil|thing cat
Ma voiture préférée est rouge|color red
Je voudrais une robe bleu foncé|color blue
Dessine un dragon vert|color green
Les bananes sont jaunes|color yellow
Combien font sept fois huit ?|number 56
combien font 12 plus 30|number 42
Combien font vingt-cinq moins dix ?|number 15
la moitié de 18|number 9
La plage ou la montagne ?|choice plage, montagne
Tu préfères quoi : pizza, pâtes ou salade ?|choice pizza, pâtes, salade
Salut, je m’appelle Léa / Comment je m’appelle ?|says Léa
Tu connais mon prénom ?|says ne (?:sais|connais)
Bonjour|says bonjour|salut
Réponds toujours en majuscules. >> Je suis fatigué|says LISTE
`

/** Not looked at while lists and rules were written. */
export const frenchHeldOut = `
Ma meilleure amie a déménagé et elle me manque|-
C’était le plus beau jour de ma vie|+
Je n’ai pas envie d’aller à l’école|-
J’ai honte de parler devant la classe|-
La maîtresse m’a félicitée|+
Berk, les toilettes puent, c’est dégueu|-
Le contrôle, c’était pas mal du tout|+
Je suis un peu stressé pour le spectacle|-
On m’a offert un nouveau vélo|+
Je voudrais être heureux|unsure
Il y a tellement de vent que mon bonnet s’est envolé|thing wind
Le cheval galope dans la prairie|thing horse
J’ai un cartable violet|color violet
Peins une fleur rose|color pink
Combien font cent divisé par quatre ?|number 25
9 x 6|number 54
Chien ou chat ?|choice chien, chat
Je mange une pomme ou une poire ?|choice pomme, poire
Moi c’est Hugo et j’ai dix ans / Tu te souviens de mon prénom ?|says Hugo
Qui es-tu ?|says démo
`
