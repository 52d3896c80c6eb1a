/** Questions and answers in French, written for this page. The answers are checked, at most three sentences long. */
export default `# Le ciel
Question : Pourquoi le ciel est-il bleu ?
Réponse : Dans la lumière du Soleil, il y a toutes les couleurs. L’air disperse la lumière bleue plus que la lumière rouge, et la lumière bleue arrive dans nos yeux de tous les côtés.

Question : Pourquoi le ciel est-il rouge le soir ?
Réponse : Le soir, la lumière du Soleil fait un long chemin dans l’air. La lumière bleue est presque toute dispersée, et il reste la lumière rouge.

Question : À quelle distance est la Lune ?
Réponse : La Lune est à environ 384 000 kilomètres de la Terre. En voiture, il faudrait environ six mois pour y aller.

Question : À quelle distance est le Soleil ?
Réponse : Le Soleil est à environ 150 millions de kilomètres de la Terre. Il faut environ huit minutes à la lumière du Soleil pour arriver chez nous.

Question : Le Soleil est-il une étoile ?
Réponse : Oui. Le Soleil est une étoile, et c’est l’étoile la plus proche de nous.

Question : Qu’est-ce qu’une étoile filante ?
Réponse : Une étoile filante n’est pas une étoile. C’est un petit morceau de roche ou de poussière qui tombe à travers l’air et qui devient très chaud.

Question : Combien y a-t-il de planètes ?
Réponse : Il y a huit planètes qui tournent autour du Soleil. La plus petite est Mercure, et la plus grande est Jupiter.

Question : Pourquoi la Lune change-t-elle de forme ?
Réponse : La Lune ne change pas de forme. Le Soleil en éclaire toujours une moitié, et nous voyons cette moitié de différents côtés.

# Les animaux
Question : Comment les abeilles font-elles le miel ?
Réponse : Les abeilles prennent un jus sucré dans les fleurs et le rapportent à la ruche. Là, elles en retirent l’eau, et le jus devient du miel.

Question : Combien de pattes a une araignée ?
Réponse : Une araignée a huit pattes. Un insecte a six pattes, donc une araignée n’est pas un insecte.

Question : Quel est le plus grand animal ?
Réponse : Le plus grand animal est la baleine bleue. Elle peut mesurer environ trente mètres de long, et elle mange de très petits animaux.

Question : La baleine est-elle un poisson ?
Réponse : Non. La baleine est un mammifère, et elle doit monter à la surface pour prendre de l’air.

Question : Comment les poissons respirent-ils ?
Réponse : Les poissons ont des branchies. Les branchies prennent l’oxygène qui est dans l’eau.

Question : Quel est l’animal terrestre le plus rapide ?
Réponse : L’animal terrestre le plus rapide est le guépard. Il peut courir à environ cent kilomètres à l’heure, mais pas très longtemps.

Question : Pourquoi les chats ronronnent-ils ?
Réponse : Les chats ronronnent souvent quand ils se sentent bien. Ils peuvent aussi ronronner quand ils ont peur ou quand ils ont mal.

Question : Les ours dorment-ils tout l’hiver ?
Réponse : Beaucoup d’ours se reposent pendant presque tout l’hiver. Ils ne mangent pas, et leur cœur bat plus lentement.

Question : Combien de temps vit un éléphant ?
Réponse : Un éléphant peut vivre environ soixante à soixante-dix ans. C’est le plus grand animal terrestre.

Question : Les manchots peuvent-ils voler ?
Réponse : Non. Les manchots ne peuvent pas voler, mais ils peuvent très bien nager.

Question : Pourquoi les oiseaux partent-ils vers le sud ?
Réponse : Beaucoup d’oiseaux partent vers le sud parce qu’ils y trouvent plus à manger en hiver. Au printemps, ils reviennent.

Question : Comment les chauves-souris trouvent-elles leur chemin dans le noir ?
Réponse : Beaucoup de chauves-souris poussent des cris très aigus et écoutent l’écho. L’écho leur dit où sont les choses.

# Les plantes
Question : Pourquoi les feuilles sont-elles vertes ?
Réponse : Les feuilles sont vertes parce qu’il y a de la chlorophylle dedans. Avec elle, une plante utilise la lumière pour fabriquer du sucre.

Question : Pourquoi les feuilles deviennent-elles jaunes en automne ?
Réponse : En automne, beaucoup d’arbres retirent le vert de leurs feuilles. Alors, nous voyons le jaune qui était là depuis le début.

Question : De quoi une plante a-t-elle besoin ?
Réponse : Une plante a besoin de lumière, d’eau et d’air. La plupart des plantes ont aussi besoin de terre avec des minéraux.

Question : Quel âge peut avoir un arbre ?
Réponse : Certains arbres ont plus de quatre mille ans. On peut compter les cernes dans le bois pour savoir quel âge a un arbre.

Question : La tomate est-elle un fruit ?
Réponse : Pour les scientifiques, la tomate est un fruit parce qu’il y a des graines dedans. Dans la cuisine, la tomate est un légume.

Question : D’où viennent les graines ?
Réponse : Les graines se forment dans les fleurs. Quand une graine tombe sur de la terre mouillée, elle peut devenir une nouvelle plante.

# L’eau
Question : Pourquoi la mer est-elle salée ?
Réponse : La pluie prend un peu de sel dans les roches, et les rivières l’apportent à la mer. L’eau remonte dans l’air, mais le sel reste.

Question : Pourquoi la glace flotte-t-elle ?
Réponse : L’eau prend plus de place quand elle devient de la glace. Donc la glace est plus légère que la même quantité d’eau, et elle flotte.

Question : À combien de degrés l’eau bout-elle ?
Réponse : L’eau bout à environ 100 degrés. Sur une haute montagne, elle bout à moins de 100 degrés.

Question : À combien de degrés l’eau gèle-t-elle ?
Réponse : L’eau gèle à 0 degré. L’eau de mer gèle à environ 2 degrés de moins, parce qu’il y a du sel dedans.

Question : D’où vient la pluie ?
Réponse : Le Soleil chauffe l’eau, et une partie de l’eau monte dans l’air. Là, il fait froid et elle forme des nuages, et des nuages vient la pluie.

Question : Qu’est-ce que le brouillard ?
Réponse : Le brouillard est un nuage qui touche le sol. Il est fait de très petites gouttes d’eau.

Question : Qu’est-ce qu’un arc-en-ciel ?
Réponse : Un arc-en-ciel est de la lumière qui passe dans des gouttes d’eau. Dans les gouttes, la lumière du Soleil se sépare en toutes ses couleurs.

Question : Quelle est la profondeur de la mer ?
Réponse : La mer a une profondeur d’environ quatre kilomètres en moyenne. L’endroit le plus profond a une profondeur d’environ onze kilomètres.

# La Terre
Question : Quel âge a la Terre ?
Réponse : La Terre a environ quatre milliards et demi d’années. Le Soleil est un peu plus vieux.

Question : La Terre est-elle ronde ?
Réponse : Oui. La Terre est ronde comme un ballon, et elle est un peu plate en haut et en bas.

Question : Pourquoi y a-t-il le jour et la nuit ?
Réponse : La Terre fait un tour sur elle-même en un jour. Du côté qui regarde le Soleil, il fait jour, et de l’autre côté, il fait nuit.

Question : Pourquoi y a-t-il l’été et l’hiver ?
Réponse : La Terre est penchée sur son chemin autour du Soleil. Quand notre côté est penché vers le Soleil, c’est l’été, et six mois plus tard, c’est l’hiver.

Question : Qu’est-ce qu’un volcan ?
Réponse : Un volcan est un endroit où de la roche très chaude sort de la Terre. Cette roche très chaude s’appelle la lave.

Question : Quelle est la plus haute montagne ?
Réponse : La plus haute montagne est l’Everest. Il mesure environ 8 849 mètres de haut.

Question : Quel est le plus long fleuve ?
Réponse : La plupart des gens disent que le plus long fleuve est le Nil. Il mesure environ 6 650 kilomètres de long, et l’Amazone est presque aussi long.

Question : Combien de personnes vivent sur la Terre ?
Réponse : Environ huit milliards de personnes vivent sur la Terre. La plupart vivent en Asie.

Question : Combien y a-t-il de continents ?
Réponse : Beaucoup de gens comptent sept continents. D’autres en comptent six ou cinq, parce que certains se touchent.

# Le corps
Question : Combien d’os a une personne ?
Réponse : Une personne adulte a environ 206 os. Un bébé a plus d’os, et certains se soudent plus tard.

Question : À quoi sert le cœur ?
Réponse : Le cœur pompe le sang dans tout le corps. Il bat environ cent mille fois par jour.

Question : Pourquoi devons-nous dormir ?
Réponse : Quand nous dormons, le corps se repose, et le cerveau range ce qu’il a appris. Sans sommeil, nous ne pouvons pas bien réfléchir.

Question : Pourquoi bâillons-nous ?
Réponse : Personne ne sait vraiment pourquoi nous bâillons. Nous bâillons souvent quand nous sommes fatigués, et quand nous voyons quelqu’un bâiller.

Question : Pourquoi le sang est-il rouge ?
Réponse : Le sang est rouge parce qu’il y a du fer dedans. Le fer transporte l’oxygène dans tout le corps.

Question : Combien de dents a une personne ?
Réponse : Un enfant a vingt dents. Une personne adulte a jusqu’à trente-deux dents.

Question : Quel est le plus grand organe du corps ?
Réponse : Le plus grand organe du corps est la peau. Elle garde l’eau dedans et les microbes dehors.

Question : Pourquoi avons-nous la chair de poule ?
Réponse : Quand nous avons froid ou peur, de petits muscles dressent nos poils. Cela nous reste d’un temps où nous avions plus de poils.

# Les choses
Question : Comment marche un aimant ?
Réponse : Un aimant a deux pôles. Deux pôles pareils se repoussent, et deux pôles différents s’attirent.

Question : Pourquoi un ballon tombe-t-il ?
Réponse : Un ballon tombe parce que la Terre l’attire. Cela s’appelle la gravité.

Question : Qu’est-ce qui est le plus rapide, la lumière ou le son ?
Réponse : La lumière est beaucoup plus rapide que le son. Donc, pendant un orage, nous voyons l’éclair avant d’entendre le tonnerre.

Question : Comment marche un thermomètre ?
Réponse : Dans beaucoup de thermomètres, il y a un liquide qui prend plus de place quand il fait plus chaud. Alors, il monte dans le verre.

Question : Avec quoi fait-on le verre ?
Réponse : On fait le verre avec du sable. On chauffe le sable très fort jusqu’à ce qu’il fonde, et puis il refroidit.

Question : Avec quoi fait-on le papier ?
Réponse : On fait presque tout le papier avec du bois. On coupe le bois en très petits morceaux et on le mélange avec de l’eau.

Question : Qui a inventé la roue ?
Réponse : Personne ne sait qui a inventé la roue. Elle a été inventée il y a plus de cinq mille ans.

Question : Pourquoi un bateau flotte-t-il ?
Réponse : Un bateau pousse de l’eau sur les côtés. Si cette eau pèse autant que le bateau, le bateau flotte.

# Les nombres
Question : Combien de jours y a-t-il dans une année ?
Réponse : Dans une année, il y a 365 jours. Dans une année bissextile, il y a 366 jours, parce qu’il faut à la Terre un peu plus de 365 jours pour tourner autour du Soleil.

Question : Combien d’heures y a-t-il dans un jour ?
Réponse : Dans un jour, il y a 24 heures. Dans une heure, il y a 60 minutes, et dans une minute, il y a 60 secondes.

Question : Zéro est-il un nombre ?
Réponse : Oui. Zéro est un nombre, et c’est un nombre pair.

Question : Quel est le plus grand nombre ?
Réponse : Il n’y a pas de plus grand nombre. On peut toujours ajouter un.

Question : Combien de centimètres y a-t-il dans un mètre ?
Réponse : Dans un mètre, il y a 100 centimètres. Dans un kilomètre, il y a 1 000 mètres.

Question : Qu’est-ce qu’un nombre premier ?
Réponse : Un nombre premier est plus grand que un, et on ne peut le diviser que par un et par lui-même. Le plus petit nombre premier est deux.

# Les ordinateurs
Question : Qu’est-ce qu’un modèle de langage ?
Réponse : Un modèle de langage est un programme qui donne des probabilités au morceau suivant d’un texte. Il les a apprises dans beaucoup de textes.

Question : Un modèle de langage sait-il ce qui est vrai ?
Réponse : Non. Un modèle de langage sait quels mots vont souvent ensemble, et c’est souvent vrai, mais pas toujours.

Question : Qu’est-ce qu’un programme ?
Réponse : Un programme est une liste d’étapes qu’un ordinateur peut suivre. L’ordinateur fait exactement ce que disent les étapes.

Question : Un ordinateur peut-il ressentir quelque chose ?
Réponse : Personne n’a trouvé d’ordinateur qui peut ressentir quelque chose. Un ordinateur peut écrire des mots sur les sentiments, parce qu’il en a lu.
`
