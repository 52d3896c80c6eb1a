/** Simple recipes in French, written for this page. */
export default `# Crêpes
Il te faut deux tasses de farine, deux tasses de lait, deux œufs, une pincée de sel et un peu de beurre. Mets la farine et le sel dans un grand bol. Ajoute le lait et remue jusqu’à ce que la pâte soit lisse. Ajoute les œufs et remue bien. Laisse reposer la pâte dix minutes.

Fais chauffer un peu de beurre dans une poêle à feu moyen. Verse une petite tasse de pâte dans la poêle. Fais cuire le tout deux minutes, jusqu’à ce que le dessous soit doré. Retourne le tout et fais cuire l’autre côté une minute. Sers les crêpes chaudes, avec du sucre et un peu de jus de citron.

# Soupe à la tomate
Il te faut un oignon, deux gousses d’ail, une grande boîte de tomates, deux tasses d’eau, un peu d’huile, du sel et du poivre. Coupe l’oignon et l’ail en petits morceaux. Fais chauffer l’huile dans une grande casserole à feu moyen. Ajoute l’oignon et remue jusqu’à ce qu’il soit tendre. Ajoute l’ail et remue une minute.

Ajoute les tomates et l’eau. Porte la soupe à ébullition. Puis baisse le feu et laisse cuire le tout vingt minutes. Ajoute du sel et du poivre. Sers la soupe chaude, avec du pain et un peu de crème.

# Gâteau aux pommes
Il te faut trois pommes, deux tasses de farine, une tasse de sucre, une tasse de beurre, trois œufs et une pincée de sel. Fais chauffer le four à 180 degrés. Mets le beurre mou et le sucre dans un grand bol et remue jusqu’à ce que le mélange soit clair. Ajoute les œufs un par un et remue bien. Ajoute la farine et le sel et remue jusqu’à ce que la pâte soit lisse.

Mets la pâte dans un moule rond. Épluche les pommes et coupe-les en tranches fines. Mets les tranches sur la pâte. Fais cuire le tout quarante minutes, jusqu’à ce que le dessus soit doré. Laisse refroidir le tout dix minutes. Sers le tout chaud, avec un peu de sucre dessus.

# Salade de pommes de terre
Il te faut un kilo de pommes de terre, un petit oignon, trois cuillères de vinaigre, quatre cuillères d’huile, du sel et du poivre. Mets les pommes de terre dans une grande casserole et couvre-les d’eau froide. Porte l’eau à ébullition. Laisse cuire les pommes de terre vingt minutes, jusqu’à ce qu’elles soient tendres. Jette l’eau.

Laisse refroidir le tout dix minutes. Épluche les pommes de terre et coupe-les en tranches fines. Mets les tranches dans un grand bol. Coupe l’oignon en petits morceaux. Mélange le vinaigre, l’huile, le sel et le poivre et verse-les sur les pommes de terre. Remue doucement. Laisse reposer la salade une heure. Sers la salade froide.

# Nouilles aux légumes
Il te faut un paquet de nouilles, deux carottes, un oignon, deux gousses d’ail, trois cuillères de sauce soja et un peu d’huile. Porte une grande casserole d’eau à ébullition. Ajoute une cuillère de sel et les nouilles et laisse-les cuire huit minutes. Jette l’eau.

Épluche les carottes et coupe-les en tranches fines. Coupe l’oignon et l’ail en petits morceaux. Fais chauffer l’huile dans une poêle à feu moyen. Ajoute les carottes et remue trois minutes. Ajoute l’oignon et remue jusqu’à ce qu’il soit tendre. Ajoute l’ail et remue une minute. Ajoute les nouilles et la sauce soja et remue bien. Sers le tout chaud.

# Riz au lait
Il te faut une tasse de riz, quatre tasses de lait, trois cuillères de sucre et une pincée de sel. Mets le lait et le riz dans une grande casserole et porte-les à ébullition. Ajoute le sucre et le sel. Laisse cuire le riz trente minutes et remue souvent.

Laisse refroidir le tout dix minutes. Sers le tout chaud, avec un peu de sucre dessus.

# Pain
Il te faut quatre tasses de farine, un cube de levure, une tasse d’eau tiède et une cuillère de sel. Mets la farine et le sel dans un grand bol. Mélange la levure avec l’eau tiède et verse-la sur la farine. Pétris la pâte dix minutes avec les mains, jusqu’à ce qu’elle soit lisse. Couvre la pâte avec un linge et laisse-la reposer une heure.

Fais chauffer le four à 180 degrés. Fais cuire le pain trente minutes, jusqu’à ce que le dessus soit doré. Laisse refroidir le tout dix minutes. Sers le pain chaud, avec un peu de beurre.

# Salade de fruits
Il te faut deux pommes, deux poires, une banane, une poignée de raisins et un citron. Lave les fruits. Coupe les fruits en petits morceaux. Mets les morceaux dans un grand bol. Presse le citron et verse le jus dessus. Remue doucement.

Laisse reposer la salade dix minutes. Sers la salade froide.

# Biscuits
Il te faut deux tasses de farine, une tasse de beurre, une tasse de sucre, deux œufs, un morceau de chocolat et une pincée de sel. Fais chauffer le four à 180 degrés. Mets le beurre mou et le sucre dans un grand bol et remue jusqu’à ce que le mélange soit clair. Ajoute les œufs un par un et remue bien. Ajoute la farine et le sel et remue jusqu’à ce que la pâte soit lisse. Coupe le chocolat en petits morceaux et ajoute-le.

Couvre la pâte avec un linge et laisse-la reposer une heure. Fais de petites boules avec les mains et mets-les sur une plaque. Aplatis-les un peu. Fais cuire les biscuits dix minutes, jusqu’à ce que le dessous soit doré. Laisse refroidir le tout dix minutes.

# Chocolat chaud
Il te faut deux tasses de lait, une demi-tablette de chocolat noir et une pincée de sel. Coupe le chocolat en petits morceaux. Fais chauffer le lait à feu moyen, mais ne le laisse pas bouillir. Retire la casserole du feu. Ajoute le chocolat et remue jusqu’à ce que tout soit lisse.

Sers le chocolat chaud, avec un peu de crème dessus.

# Citronnade
Il te faut quatre citrons, une demi-tasse de sucre et six tasses d’eau froide. Coupe les citrons en deux et presse-les. Mets le jus et le sucre dans une grande carafe et remue jusqu’à ce que le sucre ait disparu. Ajoute l’eau froide et remue bien.

Sers la citronnade froide, avec des glaçons et une tranche de citron.

# Pain au fromage à la poêle
Il te faut deux tranches de pain, deux tranches de fromage, une tomate et un peu de beurre. Étale le beurre sur le pain. Coupe la tomate en tranches fines. Mets le fromage et la tomate sur une tranche de pain et mets l’autre tranche dessus.

Fais chauffer un peu de beurre dans une poêle à feu moyen. Fais cuire le tout deux minutes, jusqu’à ce que le dessous soit doré. Retourne le tout et fais cuire l’autre côté une minute. Sers le tout chaud.

# Pizza
Il te faut trois tasses de farine, un cube de levure, une tasse d’eau tiède, une tasse de sauce tomate, un bol de fromage et un peu de sel. Mets la farine et le sel dans un grand bol. Mélange la levure avec l’eau tiède et verse-la sur la farine. Pétris la pâte dix minutes avec les mains, jusqu’à ce qu’elle soit lisse. Couvre la pâte avec un linge et laisse-la reposer une heure.

Fais chauffer le four à 180 degrés. Étale la pâte et mets-la sur une plaque. Mets la sauce tomate et le fromage sur la pâte. Fais cuire la pizza vingt minutes, jusqu’à ce que le fromage soit doré. Sers le tout chaud.

# Nouilles à la sauce tomate
Il te faut un paquet de nouilles, un oignon, deux gousses d’ail, une grande boîte de tomates, un peu d’huile, du sel et du poivre. Coupe l’oignon et l’ail en petits morceaux. Fais chauffer l’huile dans une poêle à feu moyen. Ajoute l’oignon et remue jusqu’à ce qu’il soit tendre. Ajoute l’ail et remue une minute. Ajoute les tomates, le sel et le poivre. Puis baisse le feu et laisse cuire le tout vingt minutes.

Porte une grande casserole d’eau à ébullition. Ajoute une cuillère de sel et les nouilles et laisse-les cuire huit minutes. Jette l’eau. Verse la sauce sur les nouilles et remue bien. Sers les nouilles chaudes, avec un peu de fromage dessus.

# Omelette
Il te faut quatre œufs, un petit oignon, un peu de beurre, du sel et du poivre. Bats les œufs dans un bol avec une pincée de sel. Coupe l’oignon en petits morceaux. Fais chauffer un peu de beurre dans une poêle à feu moyen. Ajoute l’oignon et remue jusqu’à ce qu’il soit tendre.

Verse les œufs dans la poêle. Fais cuire le tout deux minutes, jusqu’à ce que le dessous soit doré. Retourne le tout et fais cuire l’autre côté une minute. Ajoute du sel et du poivre. Sers l’omelette chaude, avec du pain et une petite salade.

# Soupe de carottes
Il te faut quatre carottes, un oignon, quatre tasses d’eau, un peu d’huile, du sel et du poivre. Épluche les carottes et coupe-les en tranches fines. Coupe l’oignon en petits morceaux. Fais chauffer l’huile dans une grande casserole à feu moyen. Ajoute l’oignon et remue jusqu’à ce qu’il soit tendre. Ajoute les carottes et remue trois minutes.

Ajoute l’eau. Porte la soupe à ébullition. Puis baisse le feu et laisse cuire le tout vingt minutes. Ajoute du sel et du poivre. Sers la soupe chaude, avec du pain et un peu de crème.

# Tarte aux légumes
Il te faut deux tasses de farine, une tasse de beurre, trois œufs, une tasse de crème, un oignon, deux carottes, un peu d’huile, du sel et du poivre. Mets la farine et le sel dans un grand bol. Ajoute le beurre froid et un peu d’eau froide. Pétris la pâte dix minutes avec les mains, jusqu’à ce qu’elle soit lisse. Couvre la pâte avec un linge et laisse-la reposer une heure.

Fais chauffer le four à 180 degrés. Mets la pâte dans un moule rond. Épluche les carottes et coupe-les en tranches fines. Coupe l’oignon en petits morceaux. Fais chauffer l’huile dans une poêle à feu moyen. Ajoute l’oignon et remue jusqu’à ce qu’il soit tendre. Ajoute les carottes, remue trois minutes et mets le tout sur la pâte. Mélange les œufs, la crème, le sel et le poivre et verse-les sur les légumes. Fais cuire le tout quarante minutes, jusqu’à ce que le dessus soit doré. Laisse refroidir le tout dix minutes. Sers le tout chaud.

# Purée
Il te faut un kilo de pommes de terre, une tasse de lait chaud, un peu de beurre, du sel et du poivre. Mets les pommes de terre dans une grande casserole et couvre-les d’eau froide. Porte l’eau à ébullition. Laisse cuire les pommes de terre vingt minutes, jusqu’à ce qu’elles soient tendres. Jette l’eau.

Épluche les pommes de terre et écrase-les avec une fourchette. Ajoute le lait chaud et le beurre et remue jusqu’à ce que la purée soit lisse. Ajoute du sel et du poivre. Sers la purée chaude, avec un peu de beurre.
`
