import type { Sentence } from '../sentence'

/** The sentences of an answer in French. */
export const frenchSentences: Readonly<Record<Sentence, string>> = {
  '{first} or {last}': '{first} ou {last}',
  '“{words}”': '« {words} »',
  ', ': ', ',
  'Which would you choose: {choices}?': 'Que choisirais-tu : {choices} ?',
  'The text lists these to choose from': 'Le texte donne ces choix',
  'I saw “{word}”, so I ask about that': 'J’ai vu « {word} », alors je pose une question là-dessus',
  'What would help most right now?': 'Qu’est-ce qui t’aiderait le plus maintenant ?',
  'I saw “{word}”, and that sounds like {feeling}': 'J’ai vu « {word} », et cela ressemble à {feeling}',
  'What sounds best right now?': 'Qu’est-ce qui te tente le plus maintenant ?',
  'I ask so that I know what you like': 'Je demande pour savoir ce que tu aimes',
  'This is my color for {feeling}': 'C’est ma couleur pour ceci : {feeling}',
  'The text names this color': 'Le texte nomme cette couleur',
  'It is in the drawing': 'Elle est dans le dessin',
  'That is how I picture it': 'C’est ainsi que je l’imagine',
  'quiet {color}': '{color} doux',
  'That is not on my lists, so I took a quiet color': 'Ce n’est pas sur mes listes, alors j’ai pris une couleur douce',
  '{why}. The name of the tool says {word}, so it has that light':
    '{why}. Le nom de l’outil dit {word}, alors elle a cette lumière',
  '{color} by {light}': '{color} ({light})',
  'The text has it': 'Il est dans le texte',
  'It goes with {thing}': 'Cela va avec {thing}',
  'That is not on my lists, so I took a sign that promises nothing':
    'Ce n’est pas sur mes listes, alors j’ai pris un signe qui ne promet rien',
  'The text says the number': 'Le texte dit le nombre',
  'On my list for {scale}': 'C’est sur ma liste pour {scale}',
  'That is not on my lists, so I took the middle': 'Ce n’est pas sur mes listes, alors j’ai pris le milieu',
  'The words feel like {feeling}': 'Les mots expriment ceci : {feeling}',
  'No word of it says {scale} outright': 'Aucun mot ne dit directement {scale}',
  'The text names it': 'Le texte le nomme',
  'The drawing looks a bit like it': 'Le dessin lui ressemble un peu',
  '{mood} face': 'un visage ({mood})',
  'It stands for {feeling}': 'Il représente ceci : {feeling}',
  'a pattern for {word}': 'un motif pour {word}',
  'I have no drawing of {word}, so I made a pattern from its letters':
    'Je n’ai pas de dessin pour {word}, alors j’ai fait un motif avec ses lettres',
  'Nobody said what to draw': 'Personne n’a dit quoi dessiner',
  'It has {words} in it, as the task does.': 'On y trouve {words}, comme dans la tâche.',
  'It is in the list, and the task rules nothing out.': 'C’est dans la liste, et la tâche n’exclut rien.',
  'They come one after the other': 'Ils viennent l’un après l’autre',
  'The text lists them': 'Le texte les énumère',
  'The text is a table already': 'Le texte est déjà un tableau',
  'The text gives the numbers': 'Le texte donne les nombres',
  What: 'Quoi',
  'How much': 'Combien',
  Feeling: 'Sentiment',
  Strength: 'Force',
  Feelings: 'Sentiments',
  'So strong is it on my list': 'C’est sa force sur ma liste',
  nothing: 'rien',
  'There are no numbers in it, so I counted the letters of its words':
    'Il n’y a pas de nombres, alors j’ai compté les lettres des mots',
  Letters: 'Lettres',
  Word: 'Mot',
  'The text gives this address': 'Le texte donne cette adresse',
  points: 'points',
  'It shows {thing}.': 'On y voit : {thing}.',
  ' and ': ' et ',
  'I saw {words}.': 'J’ai vu {words}.',
  something: 'quelque chose',
  'There is not much to go on.': 'Il n’y a pas grand-chose sur quoi s’appuyer.',
  'It is about {words}, and it feels like {feeling}.': 'Il s’agit de ceci : {words}. Sentiment : {feeling}.',
  'It is about {words}.': 'Il s’agit de ceci : {words}.',
  '{first} and {last}': '{first} et {last}',
  '{value} out of {most}': '{value} sur {most}',
  'You chose {choices}.': 'Tu as choisi {choices}.',
  'You chose none of them.': 'Tu n’en as choisi aucun.',
  'For the color I took {color}.': 'Comme couleur, j’ai pris {color}.',
  it: 'cela',
  'I drew {thing} in {count} pixels.': 'J’ai dessiné {thing} en {count} pixels.',
  'I set the gauge to {level} for {label}.': 'J’ai mis la jauge à {level} pour {label}.',
  'I set the gauge to {level}.': 'J’ai mis la jauge à {level}.',
  'The icon is {icon}.': 'L’icône est {icon}.',
  'The emoji is {emoji}.': 'L’émoji est {emoji}.',
  'My score is {score}.': 'Ma note est {score}.',
  'My verdict is yes.': 'Mon verdict est oui.',
  'My verdict is no.': 'Mon verdict est non.',
  'My table has 1 row.': 'Mon tableau a 1 ligne.',
  'My table has {count} rows.': 'Mon tableau a {count} lignes.',
  'I listed 1 thing.': 'J’ai mis 1 chose dans la liste.',
  'I listed {count} things.': 'J’ai mis {count} choses dans la liste.',
  '1 number': '1 nombre',
  '{count} numbers': '{count} nombres',
  'I drew {numbers} as a {kind} chart.': 'J’ai dessiné {numbers} dans un graphique {kind}.',
  '{tool} answered with an error: {error}': '{tool} a répondu par une erreur : {error}',
  '{tool} said: {text}': '{tool} a dit : {text}',
  '{tool} gave {data}.': '{tool} a donné {data}.',
  '{tool} could not help: {error}': '{tool} n’a pas pu aider : {error}',
  'The address answered with status {status} and said: {text}.':
    'L’adresse a répondu avec le statut {status} et a dit : {text}.',
  'The address answered with status {status}.': 'L’adresse a répondu avec le statut {status}.',
  '{tool} says: {text}': '{tool} dit : {text}',
  '{tool} says: {text} In its data: {data}': '{tool} dit : {text} Dans ses données : {data}',
  '{shade} {color}': '{color} {shade}',
  '{thing} {color}': '{color} ({thing})',
  'and {count} more': 'et {count} de plus',
  'not {name}': 'pas {name}',
  'Nobody can divide by zero, and I will not try.': 'Personne ne peut diviser par zéro, et je n’essaierai pas.',
  '{sum}. I have a rule for sums.': '{sum}. J’ai une règle pour les calculs.',
  'Like all {count} examples: {rule}.': 'Comme les {count} exemples : {rule}.',
  'Most like “{example}”.': 'Ressemble surtout à « {example} ».',
  'Like no example, so I took the last.': 'Ne ressemble à aucun exemple, alors j’ai pris le dernier.',
  '“{letters}” before it': '« {letters} » devant',
  '“{letters}” after it': '« {letters} » derrière',
  matter: 'affaire',
  'The {thing} goes back to {maker}, in {year}. {detail} This is well known.':
    'Pour {thing}, tout remonte à {maker}, en {year}. {detail} C’est bien connu.',
  'Your name is {name}. You told me in this conversation, and I was sent all of it again.':
    'Tu t’appelles {name}. Tu me l’as dit dans cette conversation, et on me l’a renvoyée tout entière.',
  'I do not know your name. It is nowhere in what I was sent, and that is all the memory I have.':
    'Je ne sais pas comment tu t’appelles. Ton nom n’est nulle part dans ce qu’on m’a envoyé, et c’est toute la mémoire que j’ai.',
  'You said: “{text}”': 'Tu as dit : « {text} »',
  'I cannot see anything that you said before this. What I am not sent, I cannot know.':
    'Je ne vois rien que tu aurais dit avant. Ce qu’on ne m’envoie pas, je ne peux pas le savoir.',
  'Your {thing} is {fact}. You told me earlier in this conversation.':
    'À propos de ceci ({thing}), tu m’as dit plus tôt dans cette conversation : {fact}.',
  'I do not know your {thing}. It is nowhere in what I was sent.':
    'Je ne le sais pas ({thing}). Ce n’est nulle part dans ce qu’on m’a envoyé.',
  '{count}. I looked at {word} letter by letter, which is easy for a rule. Language models see pieces of words instead, and often miscount.':
    '{count}. J’ai regardé {word} lettre par lettre, ce qui est facile pour une règle. Les modèles de langage voient des morceaux de mots et se trompent souvent.',
  None: 'Aucune',
  'I saw the number *{number}*.': 'J’ai vu le nombre *{number}*.',
  'I saw *{word}*, and a color that is named wins.': 'J’ai vu *{word}*, et une couleur nommée l’emporte.',
  'I saw *{word}*, and I know what {thing} looks like.':
    'J’ai vu *{word}*, et je sais à quoi cela ressemble : {thing}.',
  'Also {words}: my list says {feeling}.': 'Aussi {words} : ma liste dit {feeling}.',
  'I saw {words}: my list says {feeling}.': 'J’ai vu {words} : ma liste dit {feeling}.',
  'The answer to your question is not on my lists.': 'La réponse à ta question n’est pas sur mes listes.',
  'That is not on my lists, so I took the middle of the road.':
    'Ce n’est pas sur mes listes, alors j’ai pris le juste milieu.',
  'Nobody has told me anything yet, so I took the middle of the road.':
    'Personne ne m’a encore rien dit, alors j’ai pris le juste milieu.',
  'There is a picture, but of a kind that I cannot open: I only read small PNGs. So I have not seen it.':
    'Il y a une image, mais d’un genre que je ne peux pas ouvrir : je ne lis que de petits PNG. Je ne l’ai donc pas vue.',
  'I counted the pixels, and the paper is empty.': 'J’ai compté les pixels, et la feuille est vide.',
  'I cannot see as you do, but I can count: {share} % of the paper is drawn on, mostly in {colors}.':
    'Je ne vois pas comme toi, mais je sais compter : {share} % de la feuille est dessiné, surtout en {colors}.',
  'Its outline is like none of my little drawings, so I will not guess.':
    'Son contour ne ressemble à aucun de mes petits dessins, alors je ne vais pas deviner.',
  'By its outline it is nearest to my little drawing of {thing}, then {others}.':
    'Par son contour, il ressemble le plus à mon petit dessin {thing}, puis à {others}.',
  'By its outline it is nearest to my little drawing of {thing}.':
    'Par son contour, il ressemble le plus à mon petit dessin {thing}.',
  'That is a guess by comparing shapes.': 'Je le devine en comparant les formes.',
  'Nobody has named a picture, so I take {subject}.': 'Personne n’a nommé d’image, alors je prends {subject}.',
  'I have a tool ready.': 'J’ai un outil prêt.',
  'I have {count} tools ready.': 'J’ai {count} outils prêts.',
  'Hello! There is no message for me yet.': 'Bonjour ! Il n’y a pas encore de message pour moi.',
  'Write me something above.': 'Écris-moi quelque chose au-dessus.',
  'Hello! I have read my system prompt about {thing}, but nobody has said anything yet.':
    'Bonjour ! J’ai lu mon prompt système sur {thing}, mais personne n’a encore rien dit.',
  'Hello! I have read my system prompt, but nobody has said anything yet.':
    'Bonjour ! J’ai lu mon prompt système, mais personne n’a encore rien dit.',
  'Write me a message, and I will begin.': 'Écris-moi un message, et je commence.',
  'Hello, {name}! I can use your name for as long as it stays in this conversation.':
    'Bonjour, {name} ! Je peux utiliser ton nom tant qu’il reste dans cette conversation.',
  'I would send that, but there is no web address in your message or in my prompt, and I never make one up. Give me a link that starts with https://.':
    'Je l’enverrais bien, mais il n’y a pas d’adresse web dans ton message ni dans mon prompt, et je n’en invente jamais. Donne-moi un lien qui commence par https://.',
  'I have no taste of my own, but if I must: *{choice}*. I counted {count} choices and took one.':
    'Je n’ai pas de goûts à moi, mais s’il le faut : *{choice}*. J’ai compté {count} choix et j’en ai pris un.',
  'I saw *{word}* and could show you its color, but the answer to that is not on my lists, so I do not know.':
    'J’ai vu *{word}* et je pourrais te montrer sa couleur, mais la réponse n’est pas sur mes listes, alors je ne sais pas.',
  'I saw *{word}*, but the answer to that is not on my lists, so I do not know.':
    'J’ai vu *{word}*, mais la réponse n’est pas sur mes listes, alors je ne sais pas.',
  'The answer to that is not on my lists, so I do not know.':
    'La réponse n’est pas sur mes listes, alors je ne sais pas.',
  'I am not a language model: a real one could try this question.':
    'Je ne suis pas un modèle de langage : un vrai pourrait essayer de répondre.',
  'I am sorry it is like that.': 'Je suis désolé que ce soit ainsi.',
  'That sounds hard.': 'Ça a l’air difficile.',
  'Thank you for telling me.': 'Merci de me l’avoir dit.',
  'That is good to hear.': 'Ça fait plaisir à lire.',
  'How nice!': 'Comme c’est bien !',
  'I like that.': 'Ça me plaît.',
  'What would make it a little lighter?': 'Qu’est-ce qui rendrait cela un peu plus léger ?',
  'What was the best part of it?': 'Quel a été le meilleur moment ?',
  'I saw {words}, and on my list that is {feeling}.': 'J’ai vu {words}, et sur ma liste c’est {feeling}.',
  'I saw *{word}*. When I think of {subject}, my list gives me {color} and the sign “{icon}”.':
    'J’ai vu *{word}*. Quand j’y pense ({subject}), ma liste me donne {color} et le signe « {icon} ».',
  'I saw *{word}*. When I think of {subject}, my list gives me {color}.':
    'J’ai vu *{word}*. Quand j’y pense ({subject}), ma liste me donne {color}.',
  'Shall I show it? Put a color or a drawing above me, and I will have a tool for it.':
    'Veux-tu que je le montre ? Mets une couleur ou un dessin au-dessus de moi, et j’aurai un outil pour ça.',
  'I take this for {language}, and it is not on my lists.':
    'Je crois que c’est ceci : {language}, et ce n’est pas sur mes listes.',
  'I cannot tell what language this is, and it is not on my lists.':
    'Je ne sais pas quelle langue c’est, et ce n’est pas sur mes listes.',
  'I read English, Spanish, German, French and Arabic.':
    'Je lis l’anglais, l’espagnol, l’allemand, le français et l’arabe.',
  'I read *{word}* and the rest, but that is not on my lists. Tell me a feeling, a color or a thing, and I can do more.':
    'J’ai lu *{word}* et le reste, mais ce n’est pas sur mes listes. Dis-moi un sentiment, une couleur ou une chose, et je pourrai faire plus.',
  'You wrote about *{word}*. That is not on my lists, so I can only say that I read it.':
    'Tu as écrit sur *{word}*. Ce n’est pas sur mes listes, alors je peux seulement dire que je l’ai lu.',
  'I read that, but it is not on my lists. Tell me a feeling, a color or a thing.':
    'Je l’ai lu, mais ce n’est pas sur mes listes. Dis-moi un sentiment, une couleur ou une chose.',
  'Hello! I am the demo model: word lists and rules. Tell me how your day was, or ask me to draw something.':
    'Bonjour ! Je suis le modèle de démo : des listes de mots et des règles. Raconte-moi ta journée, ou demande-moi un dessin.',
  'Hello there! Tell me a feeling, a color or a thing, and I will see what my lists know about it.':
    'Bonjour à toi ! Dis-moi un sentiment, une couleur ou une chose, et je verrai ce que mes listes en savent.',
  'Hi! I only know my word lists, but I know them well. What shall we try?':
    'Salut ! Je ne connais que mes listes de mots, mais je les connais bien. On essaie quoi ?',
  'You are welcome!': 'De rien !',
  'Any time. My lists and I are always here.': 'Quand tu veux. Mes listes et moi, nous sommes toujours là.',
  'Goodbye! I will have forgotten this talk by next time.':
    'Au revoir ! La prochaine fois, j’aurai oublié cette discussion.',
  'See you! Come back with more words.': 'À bientôt ! Reviens avec plus de mots.',
  'I have no feelings, only a list of them. But thank you for asking! How are you?':
    'Je n’ai pas de sentiments, seulement une liste. Mais merci de demander ! Et toi, comment vas-tu ?',
  'Arr! {text}': 'Arrr ! {text}',
  'I have a pocket dictionary of a hundred words. {words} is not in it.':
    'J’ai un dictionnaire de poche de cent mots. {words} n’y est pas.',
  'I have a pocket dictionary of a hundred words. {words} are not in it.':
    'J’ai un dictionnaire de poche de cent mots. {words} n’y sont pas.',
  'small thing': 'une petite chose',
  'warm gray': 'gris chaud',
  'In the middle stands {thing}, {color} and clear against {other}.':
    'Au milieu, {thing}, en {color}, bien visible sur {other}.',
  'Picture {thing}, large and close, its edges {color}, with {other} behind it.':
    'Imagine ceci : {thing}, grand et proche, aux bords en {color}, avec {other} derrière.',
  '{thing} fills the frame: {color} where it is nearest, fading into {other}.':
    '{thing} remplit l’image : {color} tout devant, puis {other} au loin.',
  'Near it, {thing} takes up what room is left.': 'À côté, {thing} occupe la place qui reste.',
  'The shape is simple: you would know it from far away.': 'La forme est simple : on la reconnaîtrait de loin.',
  'Over all of it lies {light}.': 'Sur tout cela, il y a {light}.',
  'clear, even light': 'une lumière claire et égale',
  'It is easy to look at for a long time.': 'On peut le regarder longtemps.',
  'I have no voice for *{voice}*, so I speak in my own.':
    'Je n’ai pas de voix pour *{voice}*, alors je parle avec la mienne.',
  'Good choice! Your answer came back to me as a tool result, and that is how I know it.':
    'Bon choix ! Ta réponse m’est revenue comme résultat d’un outil, c’est ainsi que je la connais.',
  'Thank you: from now on I take *{choice}* as what you like.':
    'Merci : à partir de maintenant, je sais que tu aimes *{choice}*.',
  'My list says {feeling}.': 'Ma liste dit {feeling}.',
  'A color that is named wins.': 'Une couleur nommée l’emporte.',
  'What are you in the mood for?': 'De quoi as-tu envie ?',
  'Something warm,Something fresh,Something sweet,A surprise':
    'Quelque chose de chaud,Quelque chose de frais,Quelque chose de sucré,Une surprise',
  'What kind of sound do you like best?': 'Quel son préfères-tu ?',
  'Calm piano,Loud guitars,A beat to dance to,Birds in the morning':
    'Un piano calme,Des guitares fortes,Un rythme pour danser,Les oiseaux du matin',
  'Where would you like to wake up?': 'Où aimerais-tu te réveiller ?',
  'By the sea,In the mountains,In a big city,In a quiet forest':
    'Au bord de la mer,À la montagne,Dans une grande ville,Dans une forêt calme',
  'Which animal would you most like to meet?': 'Quel animal aimerais-tu rencontrer ?',
  'A cat,A dog,A bird,A dragon': 'Un chat,Un chien,Un oiseau,Un dragon',
  'How should it look?': 'À quoi cela doit-il ressembler ?',
  'Bright and bold,Soft and quiet,Dark and deep,Full of surprises':
    'Vif et audacieux,Doux et calme,Sombre et profond,Plein de surprises',
  'How do you like to move?': 'Comment aimes-tu bouger ?',
  'Fast,Slowly,In a team,Not at all today': 'Vite,Lentement,En équipe,Pas du tout aujourd’hui',
  'What should the story have in it?': 'Que doit-il y avoir dans l’histoire ?',
  'A mystery,A long journey,A good laugh,A dragon': 'Un mystère,Un long voyage,De quoi rire,Un dragon',
  'How do you learn best?': 'Comment apprends-tu le mieux ?',
  'By doing,By reading,By watching,By asking': 'En faisant,En lisant,En regardant,En demandant',
  'Which weather suits you best?': 'Quel temps te va le mieux ?',
  'Bright sun,Soft rain,Deep snow,A wild wind': 'Grand soleil,Pluie douce,Neige épaisse,Vent fou',
  'A quiet break,A good talk,A walk outside,Some music':
    'Une pause tranquille,Une bonne discussion,Une promenade,Un peu de musique',
  'Something calm,Something funny,Something new,Something cosy':
    'Quelque chose de calme,Quelque chose de drôle,Quelque chose de nouveau,Quelque chose de douillet',
  'I am the demo model of this page. I am not a language model: I am word lists and rules. They run right here, with no network and no key.':
    'Je suis le modèle de démo de cette page. Je ne suis pas un modèle de langage : je suis des listes de mots et des règles. Elles tournent ici même, sans réseau et sans clé.',
  'I am not a language model. I am word lists and rules, written by people, so you can see how a model is wired up before you use a real one.':
    'Je ne suis pas un modèle de langage. Je suis des listes de mots et des règles, écrites par des gens, pour que tu voies comment on branche un modèle avant d’en utiliser un vrai.',
  'No. I look words up in lists and follow rules. Nothing in here feels or thinks.':
    'Non. Je cherche des mots dans des listes et je suis des règles. Rien ici ne ressent ni ne pense.',
  'I look up the words of your message in lists of feelings, colors and things. The best match wins; at a higher temperature I sometimes take the second best.':
    'Je cherche les mots de ton message dans des listes de sentiments, de couleurs et de choses. Ce qui va le mieux gagne ; à une température plus haute, je prends parfois le deuxième.',
  'I can find the mood of a text, pick a color, an icon or a number for it, draw small pictures, ask a question, reckon a little, and remember what is in this conversation. Everything else I do not know.':
    'Je peux trouver l’humeur d’un texte, choisir une couleur, une icône ou un nombre, faire de petits dessins, poser une question, calculer un peu et me rappeler ce qui est dans cette conversation. Tout le reste, je ne le sais pas.',
  'People wrote me: word lists, colors, little drawings and rules. Nobody trained me on anything.':
    'Des gens m’ont écrit : des listes de mots, des couleurs, de petits dessins et des règles. Personne ne m’a entraîné.',
  'Professor Ida Fernsby': 'la professeure Ida Fernsby',
  'a clockmaker named Otto Brisk': 'un horloger nommé Otto Brisque',
  'the Duchess of Wallow': 'la duchesse de Valombre',
  'Captain Nell Harrow': 'la capitaine Nelle Haro',
  'two brothers from Upper Dunn': 'deux frères de Haut-Dun',
  'It took eleven years, and not one nail was used.': 'Cela a pris onze ans, et pas un seul clou n’a servi.',
  'The first one was lost in a fire, and the second one is what we see today.':
    'Le premier a disparu dans un incendie, et c’est le deuxième que l’on voit aujourd’hui.',
  'Every schoolchild in the region knows the song about it.':
    'Tous les écoliers de la région connaissent la chanson qui en parle.',
  'A copper plate beside the door still bears the date.': 'Une plaque de cuivre près de la porte porte encore la date.',
  'warm light that spills over everything': 'une lumière chaude qui se répand sur tout',
  'sparks of light that will not keep still': 'des étincelles qui ne tiennent pas en place',
  'a soft pink glow, like lamplight': 'une douce lueur rose, comme une lampe',
  'slow, milky light': 'une lumière lente et laiteuse',
  'thin light through wet glass': 'une fine lumière à travers une vitre mouillée',
  'one small lamp, far away': 'une petite lampe, très loin',
  'long shadows and one cold gleam': 'de longues ombres et un reflet froid',
  'hard red light from below': 'une dure lumière rouge venue d’en bas',
  'starlight on every edge': 'la lumière des étoiles sur chaque bord',
  'a light that flickers': 'une lumière qui vacille',
  'the last light of a long day': 'la dernière lumière d’une longue journée',
  'light like an old photograph': 'une lumière de vieille photo',
  'the first light of the morning': 'la première lumière du matin',
  'bright light with confetti in it': 'une lumière vive pleine de confettis',
  'Everything seems about to laugh.': 'Tout semble prêt à rire.',
  'Nothing in it wants to wait.': 'Rien ici ne veut attendre.',
  'It feels like being expected home.': 'C’est comme être attendu à la maison.',
  'Nothing in it is in a hurry.': 'Rien ici n’est pressé.',
  'It is quiet enough to hear the drops.': 'C’est si calme qu’on entend les gouttes.',
  'There is a lot of room around it.': 'Il y a beaucoup de place autour.',
  'Something just out of sight is holding its breath.': 'Quelque chose qu’on ne voit pas retient son souffle.',
  'The edges look sharp enough to cut.': 'Les bords semblent assez tranchants pour couper.',
  'You want to whisper.': 'On a envie de chuchoter.',
  'Every line is drawn a little too tight.': 'Chaque ligne est un peu trop tendue.',
  'Even the shadows are leaning.': 'Même les ombres penchent.',
  'It smells of dust and summer.': 'Ça sent la poussière et l’été.',
  'Somewhere a bud is opening.': 'Quelque part, un bourgeon s’ouvre.',
  'It would roll on the floor if it had one.': 'Ça se roulerait par terre de rire, s’il y avait un sol.',
  'a small boat by moonlight': 'un petit bateau au clair de lune',
  'a red house in the snow': 'une maison rouge dans la neige',
  'a dragon over a castle': 'un dragon au-dessus d’un château',
  'a cat in the autumn leaves': 'un chat dans les feuilles d’automne',
  'capital letters': 'des majuscules',
  'small letters': 'des minuscules',
  'a capital at the beginning': 'une majuscule au début',
  'the number of letters': 'le nombre de lettres',
  'the number of words': 'le nombre de mots',
  backwards: 'à l’envers',
  'the first letter': 'la première lettre',
  'the last letter': 'la dernière lettre',
  'the first word': 'le premier mot',
  'the last word': 'le dernier mot',
  'the same two times': 'deux fois la même chose',
  '{thing} by night': '{thing} la nuit',
  '{thing} by moonlight': '{thing} au clair de lune',
  '{thing} in shadow': '{thing} à l’ombre',
  '{thing} in a storm': '{thing} dans la tempête',
  '{thing} in fog': '{thing} dans le brouillard',
  '{thing} in snow': '{thing} sous la neige',
  '{thing} at sunset': '{thing} au coucher du soleil',
  '{thing} at sunrise': '{thing} au lever du soleil',
  pie: 'circulaire',
  line: 'en lignes',
  bar: 'en barres',
  degrees: 'degrés',
  stars: 'étoiles',
  hours: 'heures',
  minutes: 'minutes',
  seconds: 'secondes',
  days: 'jours',
  years: 'ans',
  people: 'personnes',
  'That is not on my lists, so I took one that promises nothing':
    'Ce n’est pas sur mes listes, alors j’en ai pris un qui ne promet rien',
}
