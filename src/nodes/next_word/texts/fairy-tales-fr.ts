/** Fairy tales in French, written for this page, in short sentences with repeated phrases, for frequent n-grams. */
export default `# Le renard et la lune
Il était une fois un petit renard qui vivait au bord d’une forêt sombre. Chaque nuit, le petit renard regardait la lune et disait : « Si j’avais la lune, je n’aurais plus jamais peur du noir. »

Une nuit, le petit renard entra dans la forêt pour chercher la lune. Il marcha et marcha jusqu’à ce qu’il rencontre un vieux hibou. « Bonsoir, vieux hibou », dit le renard. « Connais-tu le chemin de la lune ? » Le vieux hibou le regarda longtemps. « La lune est dans le lac », dit le hibou, « mais il y fait très froid. »

Alors le petit renard marcha et marcha jusqu’au lac. Et la lune était là, au milieu de l’eau. Le renard mit sa patte dans l’eau, et la lune se brisa en cent morceaux. « Oh non ! » dit le petit renard, et il se mit à pleurer. Mais l’eau redevint calme, et la lune était de nouveau entière.

« Maintenant, je sais », dit le petit renard. « La lune n’est pas à moi, mais sa lumière est pour nous tous. » Et il rentra chez lui par la forêt sombre, et il n’avait pas peur du noir. Et s’il n’a pas déménagé, il y vit encore.

# Le roi qui ne pouvait pas dormir
Il était une fois un roi qui ne pouvait pas dormir. Le roi avait un grand château, un grand lit et une couronne d’or, mais il ne pouvait pas dormir. « Celui qui me fera dormir », dit le roi, « pourra demander ce qu’il voudra. »

D’abord vint un sage avec une longue barbe blanche. Le sage parla des étoiles jusqu’au lever du soleil, mais le roi ne pouvait pas dormir. Puis vint un cuisinier avec un pot de lait chaud. Le roi but tout le lait, mais il ne pouvait pas dormir. Puis vint une chanteuse avec une harpe d’argent. La chanteuse chanta toute la nuit, mais le roi ne pouvait pas dormir.

Enfin vint une petite fille du village. Elle n’avait ni barbe, ni lait, ni harpe. « Bonsoir, roi », dit la petite fille. « Qu’as-tu fait aujourd’hui ? » Le roi réfléchit longtemps. « Je suis resté sur ma chaise », dit le roi, « et j’ai regardé par la fenêtre. » « Alors je sais pourquoi tu ne peux pas dormir », dit la petite fille. « Tu n’es pas fatigué. Viens avec moi. »

Alors le roi alla au village avec la petite fille. Le roi porta l’eau du puits, il coupa du bois pour le feu, et il dansa avec les vieilles femmes jusqu’au lever de la lune. Et quand le roi rentra dans son château, il s’endormit dans l’escalier.

Le matin, le roi dit à la petite fille : « Tu peux demander ce que tu voudras. » « Je veux un jour de repos », dit la petite fille, « pour tous les gens du village. » Et ce fut ainsi. Depuis ce jour, le roi porta lui-même son eau, et il dormit chaque nuit jusqu’au lever du soleil.

# Les trois frères et le géant
Il était une fois un vieux meunier qui avait trois fils. Le premier fils était fort, le deuxième fils était malin, et le troisième fils était petit. Un jour, le vieux meunier dit à ses fils : « Un géant vit derrière la montagne, et il nous prend notre farine. Allez lui dire d’arrêter. »

Le premier fils passa la montagne. « Bonjour, géant », dit le premier fils. « Je suis fort, et je veux me battre avec toi. » Le géant rit, et il mit le premier fils dans sa poche.

Le deuxième fils passa la montagne. « Bonjour, géant », dit le deuxième fils. « Je suis malin, et je veux te poser une devinette. » Le géant rit, et il mit le deuxième fils dans son autre poche.

Puis le troisième fils passa la montagne. « Bonjour, géant », dit le troisième fils. « Je suis petit, et je t’ai apporté du pain. » Le géant ne rit pas. Il regarda le pain longtemps. « Personne ne m’a jamais apporté de pain », dit le géant. « J’ai pris la farine, mais je ne sais pas faire le pain. »

« Je vais te montrer », dit le troisième fils. Alors le géant ouvrit ses poches, et les trois frères lui montrèrent comment faire le pain. Ils travaillèrent jusqu’au coucher du soleil. Et depuis ce jour, le géant porta la farine par-dessus la montagne, et chaque matin il y eut du pain chaud pour tous les gens du village.

# La fille qui parlait au vent
Il était une fois une fille qui vivait avec sa grand-mère dans une petite maison au bord de la mer. Chaque matin, la fille ouvrait la fenêtre et disait : « Bonjour, vent. » Et le vent répondait, mais il ne connaissait aucun mot. Il disait seulement : « Hou. »

« Tu es toujours seul », dit la fille au vent. « Je vais te donner un mot. » Et elle donna au vent le mot maison. Depuis ce jour, le vent passa sur la mer et sur la montagne, et il disait : « Maison, maison, maison. »

Un jour, la grand-mère ne revint pas de la forêt. Le soleil se coucha, et il fit noir, et la fille eut peur. Elle ouvrit la fenêtre et dit : « Vent, vent, où est ma grand-mère ? » Et le vent entra dans la forêt sombre, et il disait : « Maison, maison, maison. »

La vieille grand-mère entendit le vent. Elle avait perdu le chemin, et elle ne savait pas où aller. Mais elle marcha et marcha, et le vent allait devant elle et disait : « Maison, maison, maison », jusqu’à ce qu’elle voie la lumière dans la petite maison au bord de la mer.

La fille et sa grand-mère burent du lait chaud près du feu. « Merci, vent », dit la fille. Et elle donna au vent un autre mot. Si tu ouvres la fenêtre la nuit, tu peux encore l’entendre.

# L’oiseau d’or
Il était une fois un oiseau d’or qui vivait dans une cage, au château d’un roi. Chaque matin, l’oiseau d’or chantait une chanson, et tous les gens du château s’arrêtaient. Le roi était très fier. « Aucun oiseau n’est comme mon oiseau », disait le roi.

Un jour, l’oiseau d’or ne chanta pas. Le roi lui donna du pain, mais il ne chanta pas. Le roi lui donna une bague d’or, mais il ne chanta pas. Le roi lui donna une plus grande cage avec une porte d’argent, mais il ne chanta pas.

Alors le roi alla chez la vieille femme qui vivait au bord de la forêt. « Vieille femme », dit le roi, « mon oiseau d’or ne chante pas. » La vieille femme le regarda longtemps. « Que chante-t-il ? » dit la vieille femme. Le roi ne le savait pas. Il ne l’avait jamais demandé.

Alors le roi rentra dans son château, et il dit à l’oiseau : « Que chantes-tu ? » Et l’oiseau d’or dit : « Je chantais la forêt, mais je l’ai oubliée. » Alors le roi se mit à pleurer. Il ouvrit la porte d’argent, et il ouvrit la fenêtre, et l’oiseau d’or s’envola au-dessus du lac et au-dessus de la montagne.

Le château resta longtemps silencieux. Mais un matin, le roi entendit une chanson. L’oiseau d’or était dans l’arbre devant la fenêtre, et il chantait la forêt, et tous les gens du château s’arrêtèrent. Et depuis ce jour, il vint chaque matin, parce que personne ne le lui avait demandé.

# Le dragon qui avait peur du feu
Il était une fois un dragon qui avait peur du feu. Tous les autres dragons savaient cracher le feu. Quand le petit dragon ouvrait la gueule, il ne sortait qu’un peu de fumée, et il fermait les yeux.

« Un dragon qui a peur du feu n’est pas un dragon », dirent les autres dragons. Alors le petit dragon s’en alla. Il marcha et marcha jusqu’à un village derrière la montagne. Les gens le virent, et ils eurent très peur. « Un dragon ! » dirent les gens. « Il va brûler les maisons ! »

« Moi aussi, j’ai peur du feu », dit le petit dragon. Les gens le regardèrent longtemps. Puis une petite fille dit : « As-tu faim ? » Et elle lui donna du pain chaud et un pot de soupe.

Une nuit, il y eut un feu au village. Le vieux moulin brûlait, et les gens portaient l’eau du puits, mais il n’y avait pas assez d’eau. Alors le petit dragon eut très peur. Mais il pensa au pain chaud et à la petite fille. Il vola jusqu’au lac, et il but et but jusqu’à devenir aussi grand qu’une maison. Puis il vola au-dessus du feu et ouvrit la gueule, et il n’y eut ni feu ni fumée. Il n’y eut que de l’eau.

Le feu s’éteignit. « Merci, dragon », dirent les gens du village. Et depuis ce jour, il n’avait plus peur du feu, et le feu avait peur de lui.

# La vieille femme et l’étoile
Il était une fois une vieille femme qui vivait seule sur une montagne. Chaque nuit, elle mettait une lumière à la fenêtre. « Pourquoi mets-tu une lumière à la fenêtre ? » disaient les gens du village. « Personne ne vit sur la montagne, sauf toi. » « On ne sait jamais », disait la vieille femme.

Une nuit, une étoile tomba du ciel. Elle tomba et tomba jusqu’à la montagne, et elle perdit son chemin dans la neige. L’étoile était très petite, et elle avait très froid, et elle se mit à pleurer. Puis elle vit la lumière à la fenêtre.

L’étoile marcha et marcha dans la neige jusqu’à la petite maison. « Bonsoir », dit l’étoile. « Puis-je entrer ? » « Entre », dit la vieille femme. « J’ai mis une lumière à la fenêtre pour toi. » « Savais-tu que je viendrais ? » dit l’étoile. « Non », dit la vieille femme, « mais on ne sait jamais. »

L’étoile but du lait chaud près du feu, et elle dormit dans le grand lit. Le matin, l’étoile brillait de nouveau. « Tu peux demander ce que tu voudras », dit l’étoile. La vieille femme réfléchit longtemps. « Je veux quelqu’un à qui parler », dit la vieille femme.

Alors l’étoile retourna au ciel. Mais chaque nuit, quand la vieille femme met la lumière à la fenêtre, l’étoile se tient au-dessus de la maison, et elles parlent jusqu’au lever du soleil.

# Le loup qui voulait être un mouton
Il était une fois un loup qui voulait être un mouton. « Les moutons ne sont jamais seuls », disait le loup, « et moi, je suis toujours seul. » Alors le petit loup mit un manteau blanc et alla chez les moutons.

« Bonjour, moutons », dit le loup. « Je suis un mouton. » Les moutons le regardèrent longtemps. « Tu as de très grandes dents », dit le premier mouton. « Je mange beaucoup d’herbe », dit le loup. « Tu as une très longue queue », dit le deuxième mouton. « Il fait froid dans la forêt », dit le loup. « Tu as un très beau manteau », dit le plus jeune mouton, et le petit loup fut si heureux qu’il se mit à pleurer.

Ainsi le loup vécut chez les moutons. Il mangeait de l’herbe, et l’herbe n’était pas bonne. Il dormait dans la neige, et la neige était très froide. Mais il n’était jamais seul.

Une nuit, un ours sortit de la forêt sombre. Les moutons eurent très peur. Alors le petit loup enleva son manteau blanc, et il ouvrit la gueule, et l’ours vit ses très grandes dents et s’en alla.

Maintenant, les moutons savaient que c’était un loup. « Je ne suis pas un mouton », dit le loup, et il voulut retourner dans la forêt. « Nous le savons », dit le plus jeune mouton. « Nous l’avons toujours su. Viens dormir. Il est tard. » Et depuis ce jour, le loup vécut chez les moutons, et il n’eut plus besoin du manteau.

# La chatte maligne et les deux rois
Il était une fois deux rois qui ne s’aimaient pas. Le premier roi vivait d’un côté du lac, et le deuxième roi vivait de l’autre côté du lac. « Le lac est à moi », disait le premier roi. « Non, le lac est à moi », disait le deuxième roi. Et c’était ainsi chaque jour.

Or, une chatte maligne vivait au bord du lac. Un jour, la chatte maligne alla chez le premier roi. « Bonjour, roi », dit la chatte. « L’autre roi dit que tu peux avoir le lac, mais tu dois compter les poissons. » Le premier roi rit. Il descendit vers l’eau et se mit à compter.

Puis la chatte maligne alla chez le deuxième roi. « Bonjour, roi », dit la chatte. « L’autre roi dit que tu peux avoir le lac, mais tu dois compter les poissons. » Le deuxième roi rit. Il descendit vers l’eau et se mit à compter.

Ils comptèrent jusqu’au coucher du soleil. Quand le premier roi eut compté cent poissons, les poissons nagèrent de l’autre côté du lac. Quand le deuxième roi eut compté cent poissons, les poissons revinrent. « Ils ne savent pas à qui ils sont », dit le premier roi. « Ils ne veulent pas le savoir », dit le deuxième roi. Et les deux rois se regardèrent longtemps, et ils se mirent à rire.

Depuis ce jour, le lac fut pour nous tous, et chaque nuit les deux rois étaient assis au bord de l’eau. Et la chatte maligne ? Elle mangea les poissons.

# Le garçon qui trouva un mot
Il était une fois un garçon qui trouva un mot dans la forêt. C’était un tout petit mot, et il avait très froid. Alors le petit garçon mit le mot dans sa poche et rentra chez lui.

« Qu’as-tu dans ta poche ? » dit sa mère. « Un mot », dit le petit garçon. « Montre-moi », dit sa mère. Le garçon ouvrit sa poche, mais le mot avait peur, et il ne sortit pas.

Le garçon donna au mot du lait chaud et un peu de pain. Chaque jour, le mot était un peu plus grand. Quand le garçon était triste, le mot était chaud dans sa poche. Quand le garçon avait peur du noir, le mot brillait comme une étoile.

Un jour, un vieil homme vint au village. Il avait perdu tout ce qu’il avait, et il s’assit près du puits et se mit à pleurer. Personne ne savait quoi dire. Alors le garçon alla vers le vieil homme et ouvrit sa poche, et le mot sortit. Le vieil homme regarda le garçon longtemps, et puis il n’était plus triste.

« Quel mot était-ce ? » dirent les gens du village. Mais le garçon ne le savait pas. Il l’avait donné. Et si tu marches dans la forêt et que tu cherches longtemps, tu peux encore le trouver.
`
