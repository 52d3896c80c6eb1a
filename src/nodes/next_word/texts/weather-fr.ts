/** Weather reports in French, written for this page. */
export default `# Lundi
Bonjour à tous. Voici le temps pour lundi. Dans le nord, le ciel sera couvert le matin. Dans le nord, il pleuvra un peu l’après-midi. Dans le sud, il fera beau toute la journée. Le vent sera faible et viendra de l’ouest. Il fera 14 degrés dans le nord et 19 degrés dans le sud.

Cette nuit, il fera clair et froid. En montagne, il peut y avoir un peu de gel avant le lever du soleil. Demain, il fera plus chaud. Bonne journée !

# Mardi
Bonjour à tous. Voici le temps pour mardi. Dans le nord, il fera beau toute la journée. L’après-midi, il y aura quelques petits nuages. Dans le sud, il fera beau et chaud toute la journée. Le vent sera faible et viendra du sud. Il fera 18 degrés dans le nord et 23 degrés dans le sud.

Cette nuit, il fera clair et doux. Sur la côte, il peut y avoir un peu de brouillard avant le lever du soleil. Demain, il fera encore beau. Bonne journée !

# Mercredi
Bonjour à tous. Voici le temps pour mercredi. Sur la côte, il y aura du brouillard le matin. Roulez lentement, s’il vous plaît. Dans le nord, il fera beau l’après-midi. Dans le sud, il fera chaud et sec toute la journée. Le vent sera faible et viendra du sud. Il fera 21 degrés dans le nord et 28 degrés dans le sud.

Cette nuit, il fera chaud et le ciel sera couvert. En montagne, il peut y avoir un orage avant minuit. Demain, il pleuvra. Prenez un parapluie.

# Jeudi
Bonjour à tous. Voici le temps pour jeudi. Le matin, un orage ira de l’ouest vers l’est. Dans le nord, il pleuvra beaucoup le matin. Dans le nord, le ciel sera couvert l’après-midi. Dans le sud, le ciel sera couvert toute la journée. À quelques endroits, il peut grêler l’après-midi. Le vent sera fort et viendra de l’ouest. Il fera 15 degrés dans le nord et 20 degrés dans le sud.

Ne restez pas sous les arbres pendant un orage. Cette nuit, il fera frais et il pleuvra un peu. Demain, il fera de nouveau sec. Soyez prudents !

# Vendredi
Bonjour à tous. Voici le temps pour vendredi. Dans le nord, le ciel sera couvert le matin. Dans le nord, il fera beau l’après-midi. Dans le sud, il fera beau le matin. Dans le sud, le ciel sera couvert l’après-midi. Le vent sera fort et viendra du nord. Il fera 13 degrés dans le nord et 17 degrés dans le sud.

Cette nuit, il fera clair et froid. En montagne, il peut y avoir un peu de gel avant le lever du soleil. Demain, il fera beau. Bonne journée !

# Samedi
Bonjour à tous. Voici le temps pour samedi. De la côte à la montagne, il fera beau toute la journée. Dans le nord, il fera sec toute la journée. Dans le sud, il fera beau et chaud toute la journée. Le vent sera faible et viendra de l’est. Il fera 16 degrés dans le nord et 21 degrés dans le sud.

Cette nuit, il fera clair et doux. C’est une bonne nuit pour regarder les étoiles. Demain, il fera encore beau. Bon week-end !

# Dimanche
Bonjour à tous. Voici le temps pour dimanche. Dans le nord, il fera beau le matin. Dans le sud, il fera beau le matin. L’après-midi, des nuages viendront de l’ouest. Sur la côte, il pleuvra un peu l’après-midi. En montagne, il fera sec toute la journée. Le vent sera fort et viendra du sud. Il fera 17 degrés dans le nord et 22 degrés dans le sud.

Cette nuit, il fera doux et le ciel sera couvert. Demain, il fera frais et il pleuvra. Prenez un parapluie. Bonne journée !

# La première neige
Bonjour à tous. Voici le temps pour aujourd’hui. Le matin, la neige ira du nord vers le sud. Dans le nord, il neigera beaucoup le matin. Dans le sud, il neigera un peu l’après-midi. Sur la côte, la neige deviendra de la pluie l’après-midi. Le vent sera fort et viendra du nord. Il fera 1 degré dans le nord et 4 degrés dans le sud.

Roulez lentement, s’il vous plaît. Cette nuit, il fera très froid, avec du gel dans tout le pays. Sur les routes, il peut y avoir de la glace avant le lever du soleil. Demain, il fera froid et beau. C’est un bon jour pour un bonhomme de neige.

# Un jour froid et ensoleillé
Bonjour à tous. Voici le temps pour aujourd’hui. De la côte à la montagne, il fera clair et froid toute la journée. Dans le nord, le sol est blanc et le soleil brille. Prenez des lunettes de soleil. Le vent sera faible et viendra de l’est. Il fera 2 degrés dans le nord et 5 degrés dans le sud.

Cette nuit, il fera très froid, avec du gel dans tout le pays. Sur les routes, il peut y avoir de la glace avant le lever du soleil. Marchez lentement, s’il vous plaît. Demain, il fera plus chaud. Bonne journée !

# La neige fond
Bonjour à tous. Voici le temps pour aujourd’hui. L’air chaud vient du sud, et la neige fond. Dans le nord, il pleuvra un peu toute la journée. Dans le sud, le ciel sera couvert le matin. Dans le sud, il fera beau l’après-midi. Le vent sera fort et viendra du sud. Il fera 6 degrés dans le nord et 11 degrés dans le sud.

Les rivières sont hautes. N’allez pas près de l’eau, s’il vous plaît. Cette nuit, il fera doux et le ciel sera couvert. Demain, il pleuvra. Prenez un parapluie.

# Un jour de vent
Bonjour à tous. Voici le temps pour aujourd’hui. Le matin, une tempête viendra de la mer. Sur la côte, il pleuvra beaucoup toute la journée. Dans le nord, il pleuvra beaucoup le matin. Dans le sud, il pleuvra un peu l’après-midi. En montagne, il neigera un peu l’après-midi. Le vent sera très fort et viendra de l’ouest. Il fera 9 degrés dans le nord et 12 degrés dans le sud.

Restez loin de la mer, s’il vous plaît. Ne restez pas sous les arbres pendant un orage. Cette nuit, il fera clair et froid. Demain, il fera calme et sec. Soyez prudents !

# Après la tempête
Bonjour à tous. Voici le temps pour aujourd’hui. La tempête est passée. Dans le nord, le ciel sera couvert le matin. Dans l’est, il pleuvra un peu l’après-midi. Dans le sud, il fera beau l’après-midi. Dans l’est, il peut y avoir un arc-en-ciel. Le vent sera faible et viendra de l’ouest. Il fera 12 degrés dans le nord et 16 degrés dans le sud.

Cette nuit, il fera clair et froid. Sur la côte, il peut y avoir un peu de brouillard avant le lever du soleil. Demain, il fera beau. Bonne journée !

# Printemps
Bonjour à tous. Voici le temps pour le premier jour du printemps. Dans le nord, il fera beau le matin. Dans le nord, il pleuvra un peu l’après-midi. Dans le sud, il fera beau toute la journée. Dans le sud, il fera beau et chaud toute la journée. Le vent sera faible et viendra du sud. Il fera 13 degrés dans le nord et 18 degrés dans le sud.

Cette nuit, il fera doux et le ciel sera couvert. Il n’y aura pas de gel, et les fleurs ne risquent rien. Demain, il fera beau. Bonne journée !

# Avril
Bonjour à tous. Voici le temps pour aujourd’hui. C’est avril, et il y aura un peu de tout. Dans le nord, il fera beau le matin. Dans le nord, il pleuvra beaucoup l’après-midi. À quelques endroits, il peut grêler l’après-midi. En montagne, il neigera un peu l’après-midi. Le vent sera fort et viendra de l’ouest. Il fera 7 degrés dans le nord et 15 degrés dans le sud.

Cette nuit, il fera frais et il pleuvra un peu. Demain, ce sera pareil. Prenez un parapluie. Prenez des lunettes de soleil.

# Été
Bonjour à tous. Voici le temps pour aujourd’hui. De la côte à la montagne, il fera chaud et sec toute la journée. Dans le nord, il fera beau toute la journée. Dans le sud, il fera chaud et sec toute la journée. Buvez assez d’eau et restez à l’ombre, s’il vous plaît. Le vent sera faible et viendra du sud. Il fera 27 degrés dans le nord et 34 degrés dans le sud.

Cette nuit, il fera chaud et le ciel sera couvert. Demain, il fera encore très chaud. Bonne journée !

# Le jour le plus chaud
Bonjour à tous. Voici le temps pour aujourd’hui. Ce sera le jour le plus chaud de l’année. Dans le sud, il fera chaud et sec toute la journée. Dans le nord, il fera beau toute la journée. Buvez assez d’eau et restez à l’ombre, s’il vous plaît. Le sol est très sec. Ne faites pas de feu dans la forêt, s’il vous plaît. Le vent sera faible et viendra de l’est. Il fera 31 degrés dans le nord et 38 degrés dans le sud.

Cette nuit, il fera chaud et le ciel sera couvert. En montagne, il peut y avoir un orage avant minuit. Demain, il pleuvra. Soyez prudents !

# Après la chaleur
Bonjour à tous. Voici le temps pour aujourd’hui. L’orage s’en va vers l’est, et les grandes chaleurs sont passées. Dans le nord, il pleuvra un peu le matin. Dans le nord, le ciel sera couvert l’après-midi. Dans le sud, il fera beau l’après-midi. Le vent sera faible et viendra de l’ouest. Il fera 19 degrés dans le nord et 24 degrés dans le sud.

Cette nuit, il fera clair et froid. Ouvrez les fenêtres et dormez bien. Demain, il fera beau. Bonne journée !

# Automne
Bonjour à tous. Voici le temps pour le premier jour de l’automne. Dans le nord, il y aura du brouillard le matin. Roulez lentement, s’il vous plaît. Dans le nord, il fera beau l’après-midi. Dans le sud, il fera beau toute la journée. Le vent sera faible et viendra de l’est. Il fera 15 degrés dans le nord et 20 degrés dans le sud.

Cette nuit, il fera clair et froid. En montagne, il peut y avoir un peu de gel avant le lever du soleil. Demain, le ciel sera couvert, mais il fera sec. C’est un bon jour pour une promenade en forêt.

# Un jour gris
Bonjour à tous. Voici le temps pour aujourd’hui. De la côte à la montagne, le ciel sera couvert toute la journée. Dans le nord, il pleuvra un peu toute la journée. Dans le sud, il fera sec le matin. Dans le sud, il pleuvra un peu l’après-midi. Le vent sera faible et viendra du nord. Il fera 8 degrés dans le nord et 11 degrés dans le sud.

Cette nuit, il fera frais et il pleuvra un peu. Demain, ce sera pareil. C’est un bon jour pour un livre. Bonne journée !

# Le temps en mer
Bonjour à tous. Voici le temps en mer. Voici le bulletin pour tous ceux qui sont en mer cette nuit. Dans le nord, il pleuvra beaucoup le soir. Les vagues seront hautes. Sur la côte, il pleuvra beaucoup toute la journée. Sur la côte, il fera beau le matin. Le vent sera fort et viendra du nord.

Les petits bateaux doivent rester au port. Sur la côte, il peut y avoir un peu de brouillard avant le lever du soleil. Demain, il fera calme et sec. Bonne nuit à tous !

# Le temps en montagne
Bonjour à tous. Voici le temps en montagne. Dans le nord, il fera clair et froid le matin. En montagne, il fera clair et froid le matin. L’après-midi, des nuages viendront de l’ouest. En montagne, il peut y avoir un orage l’après-midi. Le vent sera faible et viendra de l’ouest. Il fera 3 degrés dans le nord et 14 degrés dans le sud.

Redescendez de la montagne l’après-midi, s’il vous plaît. Marchez lentement, s’il vous plaît. Prenez des vêtements chauds. Soyez prudents !

# La semaine
Bonjour à tous. Voici le temps pour toute la semaine. Lundi, le ciel sera couvert, mardi, il fera beau, et mercredi, il y aura du brouillard le matin. Dans le nord, il pleuvra un peu l’après-midi. Dans le sud, il fera beau et chaud toute la journée. Jeudi, un orage ira de l’ouest vers l’est. Vendredi, il fera frais, et samedi et dimanche, il fera beau toute la journée. Le vent sera faible et viendra de l’est. Il fera 15 degrés dans le nord et 20 degrés dans le sud.

Demain, il fera beau. Bonne journée !
`
