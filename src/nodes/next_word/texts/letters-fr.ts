/** Letters in French, written for this page. */
export default `# À grand-mère
Chère grand-mère,

Merci beaucoup pour les chaussettes chaudes. Elles sont rouges, et le rouge est ma couleur préférée. Il fait froid ici, et je les mets tous les jours. Maman dit que je dois les enlever au lit, mais je ne veux pas.

À l’école, nous apprenons des choses sur les volcans. J’ai fait un volcan en papier, et il est sur la table de la cuisine. J’espère que tu pourras bientôt le voir. Comment vas-tu ? Comment va le chat ? Écris-moi vite, s’il te plaît.

Je t’embrasse,
Mia

# De grand-mère
Chère Mia,

Merci beaucoup pour ta lettre. Je suis très contente que les chaussettes te plaisent. Je vais bien, et le chat va bien aussi. Le chat dort toute la journée et mange toute la nuit. Il fait chaud ici, et il y a des fleurs dans le jardin.

Je voudrais voir ton volcan. J’espère que je pourrai venir dimanche. Je prendrai le train le matin, et j’apporterai un gâteau. Dis à ta maman qu’elle n’a pas besoin de faire la cuisine. Comment ça va à l’école ? Écris-moi vite, s’il te plaît.

Je t’embrasse,
Grand-mère

# Des vacances
Cher Ben,

Je suis à la mer avec ma famille. Il fait beau et chaud, et nous allons nager tous les jours. Hier, j’ai vu une méduse, et elle était aussi grande qu’une assiette. Mon petit frère avait peur, mais moi, je n’avais pas peur. Le soir, nous mangeons du poisson, et puis nous regardons les étoiles.

J’ai trouvé un coquillage pour toi. Il est blanc, et si tu le mets à ton oreille, tu peux entendre la mer. J’espère que tout va bien à la maison. Quel temps fait-il ? Je rentre samedi. À bientôt !

Ton ami
Tom

# Vers les vacances
Cher Tom,

Merci beaucoup pour ta lettre. Moi aussi, je voudrais voir une méduse. Il fait froid ici, et il pleut tous les jours. J’ai lu trois livres, et maintenant je lis le quatrième. Hier, le chien s’est sauvé, mais il est revenu le soir. Il était très mouillé et très content.

J’espère que tout va bien à la mer. Je suis très content pour le coquillage. Quand tu seras rentré, nous pourrons aller au lac. Il n’y a pas de méduses, mais il y a des canards. À bientôt !

Ton ami
Ben

# À la mairie
Madame, Monsieur,

Je vous écris à propos du terrain de jeux de notre rue. Le toboggan est cassé, et il n’y a pas de lumière le soir. Mes amis et moi, nous y allons tous les jours après l’école. La semaine dernière, un petit garçon est tombé, parce qu’il y a un trou sous la balançoire.

Je voudrais vous demander de réparer le toboggan et de boucher le trou. Ce serait très gentil de mettre aussi une lumière. Nous pouvons aider. Mon père a une pelle. Merci beaucoup pour votre temps. J’attends votre réponse avec impatience.

Avec mes meilleures salutations,
Léna Mont

# De la mairie
Chère Léna Mont,

Merci beaucoup pour ta lettre à propos du terrain de jeux de ta rue. Tu as raison : le toboggan est cassé, et un terrain de jeux a besoin de lumière. Nous en avons parlé, et nous avons de bonnes nouvelles. Deux personnes viendront lundi pour réparer le toboggan et pour boucher le trou. La lumière viendra au printemps.

Nous sommes très contents de votre aide. Si tu veux, tu peux venir lundi après l’école et apporter la pelle. Nous t’attendons avec impatience.

Avec mes meilleures salutations,
Paul Pierre

# À un magasin
Madame, Monsieur,

Je vous écris à propos de la lampe que j’ai achetée la semaine dernière dans votre magasin. C’est une belle lampe, mais elle ne marche pas. Quand je l’allume, il n’y a pas de lumière. J’ai essayé une autre ampoule, mais cela n’aide pas.

Je voudrais vous demander de m’envoyer une nouvelle lampe ou de me rendre mon argent. La facture est dans cette lettre. Merci beaucoup pour votre temps. J’attends votre réponse avec impatience.

Avec mes meilleures salutations,
Jean Dubois

# Du magasin
Cher Monsieur Dubois,

Merci beaucoup pour votre lettre. Nous sommes désolés que la lampe ne marche pas. Lundi, nous vous enverrons une nouvelle lampe. Vous n’avez rien à payer, et vous n’avez pas besoin de renvoyer la vieille lampe.

J’espère que la nouvelle lampe vous plaira. Si vous avez une autre question, écrivez-nous, s’il vous plaît.

Avec mes meilleures salutations,
Ida Champ

# Pour un anniversaire
Cher oncle Charles,

Je te souhaite un bon anniversaire. J’espère que tu passes une belle journée et qu’il y a beaucoup de gâteau. J’ai fait un dessin pour toi. C’est un bateau sur le lac, et l’homme dans le bateau, c’est toi.

Maman dit que nous viendrons te voir en été. Je suis très content. Est-ce que nous pourrons encore aller à la pêche ? Écris-moi vite, s’il te plaît.

Je t’embrasse,
Noé

# De l’oncle
Cher Noé,

Merci beaucoup pour ta lettre. Le dessin est très beau, et il est maintenant dans la cuisine. Il y avait beaucoup de gâteau, et j’ai mangé trois parts. Je suis très content que vous veniez en été.

Nous irons à la pêche tous les jours, si tu veux. Le bateau est vieux, mais il flotte encore. Apporte des chaussettes chaudes, s’il te plaît, car le matin il fait froid sur le lac. À bientôt !

Je t’embrasse,
Oncle Charles

# Invitation
Chère Sara,

Samedi, c’est mon anniversaire, et je t’invite. La fête commence à trois heures et finit à sept heures. Il y a du gâteau et de la citronnade, et nous jouerons dans le jardin. S’il pleut, nous jouerons dans la maison.

J’espère que tu pourras venir. Apporte des chaussures qui peuvent être mouillées, s’il te plaît. Écris-moi vite, s’il te plaît.

Ton amie
Emma

# Réponse à l’invitation
Chère Emma,

Merci beaucoup pour l’invitation. Je viendrai avec plaisir. Mon frère m’amène à trois heures et revient me chercher à sept heures. Est-ce que je peux apporter mon petit chien ? Il ne mange pas de gâteau, mais il aime jouer dans le jardin.

J’espère que il fera beau samedi. Je suis très contente. À bientôt !

Ton amie
Sara

# À la maîtresse
Chère maîtresse,

Je suis désolé, je n’ai pas mes devoirs. Je les ai faits hier, mais mon frère est venu avec le jus. Maintenant, le cahier est orange, et on ne peut plus rien lire. Je les refais aujourd’hui.

J’espère que vous n’êtes pas fâchée. Le cahier sent très bon maintenant.

Avec mes meilleures salutations,
Félix

# À la nouvelle voisine
Chère Madame Morel,

Bienvenue dans notre maison. Nous habitons au deuxième étage, et nous avons deux enfants et un chat. Si vous avez besoin de quelque chose, sonnez chez nous, s’il vous plaît. Nous avons toujours du sel, des œufs et du temps pour un thé.

Le chat s’appelle Lune. S’il est devant votre porte, il veut seulement dire bonjour. J’espère que vous serez bien ici.

Avec mes meilleures salutations,
La famille Roux

# À moi-même
Chère Nora dans dix ans,

Je t’écris, et j’ai dix ans maintenant. Ma meilleure amie s’appelle Lili, et ma couleur préférée est le vert. Je voudrais être pilote, ou je voudrais soigner les animaux. Que fais-tu maintenant ? As-tu un chien ?

J’espère que tu aimes encore lire et que tu grimpes encore aux arbres. N’oublie pas Lili, s’il te plaît. Je voudrais te dire : Écris-moi vite, s’il te plaît.

Je t’embrasse,
Nora

# De la classe
Chère classe de Lima,

Nous sommes la classe de CM1, et nous sommes 24 enfants. Notre école est au bord d’une rivière, et en hiver il y a de la neige. À la récréation, nous jouons au football, et le vendredi nous chantons ensemble. Notre plat préféré, ce sont les nouilles à la sauce tomate.

Comment est votre école ? Qu’aimez-vous manger ? Avez-vous de la neige ? J’espère que vous nous enverrez un dessin. Écrivez-nous vite, s’il vous plaît.

Je t’embrasse,
la classe de CM1
`
