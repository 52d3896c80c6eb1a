import type { Sentence } from '../sentence'

/** The sentences of an answer in German. */
export const germanSentences: Readonly<Record<Sentence, string>> = {
  '{first} or {last}': '{first} oder {last}',
  '“{words}”': '„{words}“',
  ', ': ', ',
  'Which would you choose: {choices}?': 'Was würdest du wählen: {choices}?',
  'The text lists these to choose from': 'Der Text nennt das zur Auswahl',
  'I saw “{word}”, so I ask about that': 'Ich habe „{word}“ gesehen, darum frage ich danach',
  'What would help most right now?': 'Was würde dir jetzt am meisten helfen?',
  'I saw “{word}”, and that sounds like {feeling}': 'Ich habe „{word}“ gesehen, und das klingt nach {feeling}',
  'What sounds best right now?': 'Was klingt jetzt am besten?',
  'I ask so that I know what you like': 'Ich frage, damit ich weiß, was du magst',
  'This is my color for {feeling}': 'Das ist meine Farbe für {feeling}',
  'The text names this color': 'Der Text nennt diese Farbe',
  'It is in the drawing': 'Sie ist in der Zeichnung',
  'That is how I picture it': 'So stelle ich es mir vor',
  'quiet {color}': '{color}, ganz sanft',
  'That is not on my lists, so I took a quiet color':
    'Das steht nicht auf meinen Listen, darum nahm ich eine sanfte Farbe',
  '{why}. The name of the tool says {word}, so it has that light':
    '{why}. Im Namen des Werkzeugs steht {word}, darum hat sie dieses Licht',
  '{color} by {light}': '{color} ({light})',
  'The text has it': 'Es steht im Text',
  'It goes with {thing}': 'Es passt zu {thing}',
  'That is not on my lists, so I took a sign that promises nothing':
    'Das steht nicht auf meinen Listen, darum nahm ich ein Zeichen, das nichts verspricht',
  'The text says the number': 'Der Text nennt die Zahl',
  'On my list for {scale}': 'Es steht auf meiner Liste für {scale}',
  'That is not on my lists, so I took the middle': 'Das steht nicht auf meinen Listen, darum nahm ich die Mitte',
  'The words feel like {feeling}': 'Die Wörter klingen nach {feeling}',
  'No word of it says {scale} outright': 'Kein Wort davon sagt direkt {scale}',
  'The text names it': 'Der Text nennt es',
  'The drawing looks a bit like it': 'Die Zeichnung sieht ein bisschen so aus',
  '{mood} face': 'ein Gesicht: {mood}',
  'It stands for {feeling}': 'Es steht für {feeling}',
  'a pattern for {word}': 'ein Muster für {word}',
  'I have no drawing of {word}, so I made a pattern from its letters':
    'Ich habe keine Zeichnung von {word}, darum habe ich aus den Buchstaben ein Muster gemacht',
  'Nobody said what to draw': 'Niemand hat gesagt, was ich zeichnen soll',
  'It has {words} in it, as the task does.': 'Darin steht {words}, wie in der Aufgabe.',
  'It is in the list, and the task rules nothing out.': 'Es steht in der Liste, und die Aufgabe schließt nichts aus.',
  'They come one after the other': 'Sie kommen nacheinander',
  'The text lists them': 'Der Text zählt sie auf',
  'The text is a table already': 'Der Text ist schon eine Tabelle',
  'The text gives the numbers': 'Der Text nennt die Zahlen',
  What: 'Was',
  'How much': 'Wie viel',
  Feeling: 'Gefühl',
  Strength: 'Stärke',
  Feelings: 'Gefühle',
  'So strong is it on my list': 'So stark ist es auf meiner Liste',
  nothing: 'nichts',
  'There are no numbers in it, so I counted the letters of its words':
    'Es stehen keine Zahlen darin, darum habe ich die Buchstaben der Wörter gezählt',
  Letters: 'Buchstaben',
  Word: 'Wort',
  'The text gives this address': 'Der Text nennt diese Adresse',
  points: 'Punkte',
  'It shows {thing}.': 'Es zeigt: {thing}.',
  ' and ': ' und ',
  'I saw {words}.': 'Ich habe {words} gesehen.',
  something: 'etwas',
  'There is not much to go on.': 'Da ist nicht viel, woran ich mich halten kann.',
  'It is about {words}, and it feels like {feeling}.': 'Es geht um {words}, und es klingt nach {feeling}.',
  'It is about {words}.': 'Es geht um {words}.',
  '{first} and {last}': '{first} und {last}',
  '{value} out of {most}': '{value} von {most}',
  'You chose {choices}.': 'Du hast {choices} gewählt.',
  'You chose none of them.': 'Du hast nichts davon gewählt.',
  'For the color I took {color}.': 'Als Farbe nahm ich {color}.',
  it: 'es',
  'I drew {thing} in {count} pixels.': 'Ich habe {thing} mit {count} Pixeln gezeichnet.',
  'I set the gauge to {level} for {label}.': 'Ich habe die Skala auf {level} gestellt ({label}).',
  'I set the gauge to {level}.': 'Ich habe die Skala auf {level} gestellt.',
  'The icon is {icon}.': 'Das Symbol ist {icon}.',
  'The emoji is {emoji}.': 'Das Emoji ist {emoji}.',
  'My score is {score}.': 'Meine Wertung ist {score}.',
  'My verdict is yes.': 'Mein Urteil ist ja.',
  'My verdict is no.': 'Mein Urteil ist nein.',
  'My table has 1 row.': 'Meine Tabelle hat 1 Zeile.',
  'My table has {count} rows.': 'Meine Tabelle hat {count} Zeilen.',
  'I listed 1 thing.': 'Auf meiner Liste ist 1 Ding.',
  'I listed {count} things.': 'Auf meiner Liste sind {count} Dinge.',
  '1 number': '1 Zahl',
  '{count} numbers': '{count} Zahlen',
  'I drew {numbers} as a {kind} chart.': 'Ich habe {numbers} als {kind} gezeichnet.',
  '{tool} answered with an error: {error}': '{tool} antwortete mit einem Fehler: {error}',
  '{tool} said: {text}': '{tool} sagte: {text}',
  '{tool} gave {data}.': '{tool} gab {data}.',
  '{tool} could not help: {error}': '{tool} konnte nicht helfen: {error}',
  'The address answered with status {status} and said: {text}.':
    'Die Adresse antwortete mit Status {status} und sagte: {text}.',
  'The address answered with status {status}.': 'Die Adresse antwortete mit Status {status}.',
  '{tool} says: {text}': '{tool} sagt: {text}',
  '{tool} says: {text} In its data: {data}': '{tool} sagt: {text} In den Daten: {data}',
  '{shade} {color}': '{shade} {color}',
  '{thing} {color}': '{color} ({thing})',
  'and {count} more': 'und {count} mehr',
  'not {name}': 'nicht {name}',
  'Nobody can divide by zero, and I will not try.': 'Niemand kann durch null teilen, und ich versuche es auch nicht.',
  '{sum}. I have a rule for sums.': '{sum}. Zum Rechnen habe ich eine Regel.',
  'Like all {count} examples: {rule}.': 'Wie alle {count} Beispiele: {rule}.',
  'Most like “{example}”.': 'Am ähnlichsten ist „{example}“.',
  'Like no example, so I took the last.': 'Keinem Beispiel ähnlich, darum nahm ich das letzte.',
  '“{letters}” before it': '„{letters}“ davor',
  '“{letters}” after it': '„{letters}“ dahinter',
  matter: 'Sache',
  'The {thing} goes back to {maker}, in {year}. {detail} This is well known.':
    'Zu {thing}: Das geht auf {maker} zurück, im Jahr {year}. {detail} Das ist allgemein bekannt.',
  'Your name is {name}. You told me in this conversation, and I was sent all of it again.':
    'Du heißt {name}. Das hast du mir in diesem Gespräch gesagt, und es wurde mir wieder ganz geschickt.',
  'I do not know your name. It is nowhere in what I was sent, and that is all the memory I have.':
    'Ich weiß nicht, wie du heißt. Dein Name steht nirgends in dem, was mir geschickt wurde, und ein anderes Gedächtnis habe ich nicht.',
  'You said: “{text}”': 'Du hast gesagt: „{text}“',
  'I cannot see anything that you said before this. What I am not sent, I cannot know.':
    'Ich sehe nichts, was du davor gesagt hast. Was mir nicht geschickt wird, kann ich nicht wissen.',
  'Your {thing} is {fact}. You told me earlier in this conversation.':
    'Zu {thing} hast du mir in diesem Gespräch gesagt: {fact}.',
  'I do not know your {thing}. It is nowhere in what I was sent.':
    'Das weiß ich nicht ({thing}). Es steht nirgends in dem, was mir geschickt wurde.',
  '{count}. I looked at {word} letter by letter, which is easy for a rule. Language models see pieces of words instead, and often miscount.':
    '{count}. Ich habe {word} Buchstabe für Buchstabe angesehen, das ist für eine Regel leicht. Sprachmodelle sehen Stücke von Wörtern und verzählen sich oft.',
  None: 'Keine',
  'I saw the number *{number}*.': 'Ich habe die Zahl *{number}* gesehen.',
  'I saw *{word}*, and a color that is named wins.': 'Ich habe *{word}* gesehen, und eine genannte Farbe gewinnt.',
  'I saw *{word}*, and I know what {thing} looks like.':
    'Ich habe *{word}* gesehen, und ich weiß, wie das aussieht: {thing}.',
  'Also {words}: my list says {feeling}.': 'Auch {words}: Meine Liste sagt {feeling}.',
  'I saw {words}: my list says {feeling}.': 'Ich habe {words} gesehen: Meine Liste sagt {feeling}.',
  'The answer to your question is not on my lists.': 'Die Antwort auf deine Frage steht nicht auf meinen Listen.',
  'That is not on my lists, so I took the middle of the road.':
    'Das steht nicht auf meinen Listen, darum nahm ich den Mittelweg.',
  'Nobody has told me anything yet, so I took the middle of the road.':
    'Niemand hat mir bisher etwas gesagt, darum nahm ich den Mittelweg.',
  'There is a picture, but of a kind that I cannot open: I only read small PNGs. So I have not seen it.':
    'Da ist ein Bild, aber von einer Art, die ich nicht öffnen kann: Ich lese nur kleine PNGs. Ich habe es also nicht gesehen.',
  'I counted the pixels, and the paper is empty.': 'Ich habe die Pixel gezählt, und das Papier ist leer.',
  'I cannot see as you do, but I can count: {share} % of the paper is drawn on, mostly in {colors}.':
    'Ich kann nicht sehen wie du, aber ich kann zählen: {share} % des Papiers sind bemalt, vor allem in {colors}.',
  'Its outline is like none of my little drawings, so I will not guess.':
    'Der Umriss gleicht keiner meiner kleinen Zeichnungen, darum rate ich nicht.',
  'By its outline it is nearest to my little drawing of {thing}, then {others}.':
    'Nach dem Umriss ähnelt es am meisten meiner kleinen Zeichnung {thing}, dann {others}.',
  'By its outline it is nearest to my little drawing of {thing}.':
    'Nach dem Umriss ähnelt es am meisten meiner kleinen Zeichnung {thing}.',
  'That is a guess by comparing shapes.': 'Das ist geraten, durch Vergleichen der Formen.',
  'Nobody has named a picture, so I take {subject}.': 'Niemand hat ein Bild genannt, darum nehme ich {subject}.',
  'I have a tool ready.': 'Ich habe ein Werkzeug bereit.',
  'I have {count} tools ready.': 'Ich habe {count} Werkzeuge bereit.',
  'Hello! There is no message for me yet.': 'Hallo! Es gibt noch keine Nachricht für mich.',
  'Write me something above.': 'Schreib mir oben etwas.',
  'Hello! I have read my system prompt about {thing}, but nobody has said anything yet.':
    'Hallo! Ich habe meinen System-Prompt über {thing} gelesen, aber niemand hat bisher etwas gesagt.',
  'Hello! I have read my system prompt, but nobody has said anything yet.':
    'Hallo! Ich habe meinen System-Prompt gelesen, aber niemand hat bisher etwas gesagt.',
  'Write me a message, and I will begin.': 'Schreib mir eine Nachricht, und ich fange an.',
  'Hello, {name}! I can use your name for as long as it stays in this conversation.':
    'Hallo, {name}! Ich kann deinen Namen benutzen, solange er in diesem Gespräch steht.',
  'I would send that, but there is no web address in your message or in my prompt, and I never make one up. Give me a link that starts with https://.':
    'Ich würde das senden, aber in deiner Nachricht und in meinem Prompt steht keine Webadresse, und ich erfinde nie eine. Gib mir einen Link, der mit https:// beginnt.',
  'I have no taste of my own, but if I must: *{choice}*. I counted {count} choices and took one.':
    'Ich habe keinen eigenen Geschmack, aber wenn es sein muss: *{choice}*. Ich habe {count} Möglichkeiten gezählt und eine genommen.',
  'I saw *{word}* and could show you its color, but the answer to that is not on my lists, so I do not know.':
    'Ich habe *{word}* gesehen und könnte dir die Farbe zeigen, aber die Antwort darauf steht nicht auf meinen Listen, also weiß ich es nicht.',
  'I saw *{word}*, but the answer to that is not on my lists, so I do not know.':
    'Ich habe *{word}* gesehen, aber die Antwort darauf steht nicht auf meinen Listen, also weiß ich es nicht.',
  'The answer to that is not on my lists, so I do not know.':
    'Die Antwort darauf steht nicht auf meinen Listen, also weiß ich es nicht.',
  'I am not a language model: a real one could try this question.':
    'Ich bin kein Sprachmodell: Ein echtes könnte diese Frage versuchen.',
  'I am sorry it is like that.': 'Es tut mir leid, dass es so ist.',
  'That sounds hard.': 'Das klingt schwer.',
  'Thank you for telling me.': 'Danke, dass du mir das sagst.',
  'That is good to hear.': 'Das höre ich gern.',
  'How nice!': 'Wie schön!',
  'I like that.': 'Das gefällt mir.',
  'What would make it a little lighter?': 'Was würde es ein wenig leichter machen?',
  'What was the best part of it?': 'Was war das Beste daran?',
  'I saw {words}, and on my list that is {feeling}.':
    'Ich habe {words} gesehen, und auf meiner Liste ist das {feeling}.',
  'I saw *{word}*. When I think of {subject}, my list gives me {color} and the sign “{icon}”.':
    'Ich habe *{word}* gesehen. Wenn ich daran denke ({subject}), gibt mir meine Liste {color} und das Zeichen „{icon}“.',
  'I saw *{word}*. When I think of {subject}, my list gives me {color}.':
    'Ich habe *{word}* gesehen. Wenn ich daran denke ({subject}), gibt mir meine Liste {color}.',
  'Shall I show it? Put a color or a drawing above me, and I will have a tool for it.':
    'Soll ich es zeigen? Setz eine Farbe oder eine Zeichnung über mich, dann habe ich ein Werkzeug dafür.',
  'I take this for {language}, and it is not on my lists.':
    'Ich halte das für {language}, und es steht nicht auf meinen Listen.',
  'I cannot tell what language this is, and it is not on my lists.':
    'Ich weiß nicht, welche Sprache das ist, und es steht nicht auf meinen Listen.',
  'I read English, Spanish, German, French and Arabic.':
    'Ich lese Englisch, Spanisch, Deutsch, Französisch und Arabisch.',
  'I read *{word}* and the rest, but that is not on my lists. Tell me a feeling, a color or a thing, and I can do more.':
    'Ich habe *{word}* und den Rest gelesen, aber das steht nicht auf meinen Listen. Nenn mir ein Gefühl, eine Farbe oder ein Ding, dann kann ich mehr.',
  'You wrote about *{word}*. That is not on my lists, so I can only say that I read it.':
    'Du hast über *{word}* geschrieben. Das steht nicht auf meinen Listen, ich kann also nur sagen, dass ich es gelesen habe.',
  'I read that, but it is not on my lists. Tell me a feeling, a color or a thing.':
    'Ich habe das gelesen, aber es steht nicht auf meinen Listen. Nenn mir ein Gefühl, eine Farbe oder ein Ding.',
  'Hello! I am the demo model: word lists and rules. Tell me how your day was, or ask me to draw something.':
    'Hallo! Ich bin das Demo-Modell: Wortlisten und Regeln. Erzähl mir, wie dein Tag war, oder lass mich etwas zeichnen.',
  'Hello there! Tell me a feeling, a color or a thing, and I will see what my lists know about it.':
    'Hallo du! Nenn mir ein Gefühl, eine Farbe oder ein Ding, und ich sehe nach, was meine Listen darüber wissen.',
  'Hi! I only know my word lists, but I know them well. What shall we try?':
    'Hallo! Ich kenne nur meine Wortlisten, aber die kenne ich gut. Was wollen wir ausprobieren?',
  'You are welcome!': 'Das habe ich gern gemacht!',
  'Any time. My lists and I are always here.': 'Jederzeit. Meine Listen und ich sind immer hier.',
  'Goodbye! I will have forgotten this talk by next time.':
    'Tschüss! Bis zum nächsten Mal habe ich dieses Gespräch vergessen.',
  'See you! Come back with more words.': 'Bis bald! Komm mit mehr Wörtern wieder.',
  'I have no feelings, only a list of them. But thank you for asking! How are you?':
    'Ich habe keine Gefühle, nur eine Liste davon. Aber danke, dass du fragst! Wie geht es dir?',
  'Arr! {text}': 'Arr! {text}',
  'I have a pocket dictionary of a hundred words. {words} is not in it.':
    'Ich habe ein kleines Wörterbuch mit hundert Wörtern. {words} steht nicht darin.',
  'I have a pocket dictionary of a hundred words. {words} are not in it.':
    'Ich habe ein kleines Wörterbuch mit hundert Wörtern. {words} stehen nicht darin.',
  'small thing': 'ein kleines Ding',
  'warm gray': 'warm grau',
  'In the middle stands {thing}, {color} and clear against {other}.':
    'In der Mitte: {thing}, {color} und klar, und dahinter alles {other}.',
  'Picture {thing}, large and close, its edges {color}, with {other} behind it.':
    'Stell dir das vor: {thing}, groß und nah, die Ränder {color}, dahinter alles {other}.',
  '{thing} fills the frame: {color} where it is nearest, fading into {other}.':
    '{thing} füllt das Bild: vorne {color}, nach hinten {other}.',
  'Near it, {thing} takes up what room is left.': 'Daneben, wo noch Platz ist: {thing}.',
  'The shape is simple: you would know it from far away.': 'Die Form ist einfach: Man erkennt sie von weitem.',
  'Over all of it lies {light}.': 'Über allem liegt {light}.',
  'clear, even light': 'klares, gleichmäßiges Licht',
  'It is easy to look at for a long time.': 'Man kann es lange ansehen.',
  'I have no voice for *{voice}*, so I speak in my own.':
    'Für *{voice}* habe ich keine Stimme, darum spreche ich mit meiner.',
  'Good choice! Your answer came back to me as a tool result, and that is how I know it.':
    'Gute Wahl! Deine Antwort kam als Ergebnis eines Werkzeugs zu mir zurück, daher kenne ich sie.',
  'Thank you: from now on I take *{choice}* as what you like.': 'Danke: Ab jetzt weiß ich, dass du *{choice}* magst.',
  'My list says {feeling}.': 'Meine Liste sagt {feeling}.',
  'A color that is named wins.': 'Eine genannte Farbe gewinnt.',
  'What are you in the mood for?': 'Worauf hast du Lust?',
  'Something warm,Something fresh,Something sweet,A surprise':
    'Etwas Warmes,Etwas Frisches,Etwas Süßes,Eine Überraschung',
  'What kind of sound do you like best?': 'Welcher Klang gefällt dir am besten?',
  'Calm piano,Loud guitars,A beat to dance to,Birds in the morning':
    'Ruhiges Klavier,Laute Gitarren,Musik zum Tanzen,Vögel am Morgen',
  'Where would you like to wake up?': 'Wo würdest du gern aufwachen?',
  'By the sea,In the mountains,In a big city,In a quiet forest':
    'Am Meer,In den Bergen,In einer großen Stadt,In einem stillen Wald',
  'Which animal would you most like to meet?': 'Welches Tier würdest du am liebsten treffen?',
  'A cat,A dog,A bird,A dragon': 'Eine Katze,Einen Hund,Einen Vogel,Einen Drachen',
  'How should it look?': 'Wie soll es aussehen?',
  'Bright and bold,Soft and quiet,Dark and deep,Full of surprises':
    'Hell und kräftig,Sanft und ruhig,Dunkel und tief,Voller Überraschungen',
  'How do you like to move?': 'Wie bewegst du dich gern?',
  'Fast,Slowly,In a team,Not at all today': 'Schnell,Langsam,Im Team,Heute gar nicht',
  'What should the story have in it?': 'Was soll in der Geschichte vorkommen?',
  'A mystery,A long journey,A good laugh,A dragon': 'Ein Rätsel,Eine lange Reise,Viel zu lachen,Ein Drache',
  'How do you learn best?': 'Wie lernst du am besten?',
  'By doing,By reading,By watching,By asking': 'Durch Tun,Durch Lesen,Durch Zusehen,Durch Fragen',
  'Which weather suits you best?': 'Welches Wetter passt am besten zu dir?',
  'Bright sun,Soft rain,Deep snow,A wild wind': 'Helle Sonne,Sanfter Regen,Tiefer Schnee,Wilder Wind',
  'A quiet break,A good talk,A walk outside,Some music':
    'Eine ruhige Pause,Ein gutes Gespräch,Ein Spaziergang,Etwas Musik',
  'Something calm,Something funny,Something new,Something cosy':
    'Etwas Ruhiges,Etwas Lustiges,Etwas Neues,Etwas Gemütliches',
  'I am the demo model of this page. I am not a language model: I am word lists and rules. They run right here, with no network and no key.':
    'Ich bin das Demo-Modell dieser Seite. Ich bin kein Sprachmodell: Ich bin Wortlisten und Regeln. Sie laufen genau hier, ohne Netz und ohne Schlüssel.',
  'I am not a language model. I am word lists and rules, written by people, so you can see how a model is wired up before you use a real one.':
    'Ich bin kein Sprachmodell. Ich bin Wortlisten und Regeln, von Menschen geschrieben, damit du siehst, wie ein Modell angeschlossen wird, bevor du ein echtes benutzt.',
  'No. I look words up in lists and follow rules. Nothing in here feels or thinks.':
    'Nein. Ich suche Wörter in Listen und folge Regeln. Hier drin fühlt und denkt nichts.',
  'I look up the words of your message in lists of feelings, colors and things. The best match wins; at a higher temperature I sometimes take the second best.':
    'Ich suche die Wörter deiner Nachricht in Listen von Gefühlen, Farben und Dingen. Was am besten passt, gewinnt; bei höherer Temperatur nehme ich manchmal das Zweitbeste.',
  'I can find the mood of a text, pick a color, an icon or a number for it, draw small pictures, ask a question, reckon a little, and remember what is in this conversation. Everything else I do not know.':
    'Ich kann die Stimmung eines Textes finden, eine Farbe, ein Symbol oder eine Zahl dafür wählen, kleine Bilder zeichnen, eine Frage stellen, ein wenig rechnen und mir merken, was in diesem Gespräch steht. Alles andere weiß ich nicht.',
  'People wrote me: word lists, colors, little drawings and rules. Nobody trained me on anything.':
    'Menschen haben mich geschrieben: Wortlisten, Farben, kleine Zeichnungen und Regeln. Niemand hat mich mit etwas trainiert.',
  'Professor Ida Fernsby': 'Professorin Ida Fernsbach',
  'a clockmaker named Otto Brisk': 'einen Uhrmacher namens Otto Brisk',
  'the Duchess of Wallow': 'die Herzogin von Wallau',
  'Captain Nell Harrow': 'Kapitänin Nele Harrow',
  'two brothers from Upper Dunn': 'zwei Brüder aus Oberdunn',
  'It took eleven years, and not one nail was used.': 'Es dauerte elf Jahre, und kein einziger Nagel wurde benutzt.',
  'The first one was lost in a fire, and the second one is what we see today.':
    'Das erste Werk ging in einem Feuer verloren, und das zweite sehen wir heute.',
  'Every schoolchild in the region knows the song about it.': 'Jedes Schulkind in der Gegend kennt das Lied darüber.',
  'A copper plate beside the door still bears the date.': 'Eine Kupfertafel neben der Tür trägt noch heute das Datum.',
  'warm light that spills over everything': 'warmes Licht, das sich über alles ergießt',
  'sparks of light that will not keep still': 'Funken aus Licht, die nicht stillhalten',
  'a soft pink glow, like lamplight': 'ein sanfter rosa Schein, wie von einer Lampe',
  'slow, milky light': 'langsames, milchiges Licht',
  'thin light through wet glass': 'dünnes Licht durch nasses Glas',
  'one small lamp, far away': 'eine kleine Lampe, weit weg',
  'long shadows and one cold gleam': 'ein kalter Schimmer mit langen Schatten',
  'hard red light from below': 'hartes rotes Licht von unten',
  'starlight on every edge': 'Sternenlicht an jedem Rand',
  'a light that flickers': 'ein Licht, das flackert',
  'the last light of a long day': 'das letzte Licht eines langen Tages',
  'light like an old photograph': 'Licht wie auf einem alten Foto',
  'the first light of the morning': 'das erste Licht des Morgens',
  'bright light with confetti in it': 'helles Licht mit Konfetti darin',
  'Everything seems about to laugh.': 'Alles sieht aus, als würde es gleich lachen.',
  'Nothing in it wants to wait.': 'Nichts darin will warten.',
  'It feels like being expected home.': 'Es ist, als würde man zu Hause erwartet.',
  'Nothing in it is in a hurry.': 'Nichts darin hat es eilig.',
  'It is quiet enough to hear the drops.': 'Es ist so still, dass man die Tropfen hört.',
  'There is a lot of room around it.': 'Ringsum ist viel Platz.',
  'Something just out of sight is holding its breath.': 'Etwas, das man nicht sieht, hält den Atem an.',
  'The edges look sharp enough to cut.': 'Die Ränder sehen scharf wie Messer aus.',
  'You want to whisper.': 'Man möchte flüstern.',
  'Every line is drawn a little too tight.': 'Jede Linie ist ein wenig zu straff.',
  'Even the shadows are leaning.': 'Sogar die Schatten lehnen sich an.',
  'It smells of dust and summer.': 'Es riecht nach Staub und Sommer.',
  'Somewhere a bud is opening.': 'Irgendwo öffnet sich eine Knospe.',
  'It would roll on the floor if it had one.': 'Es würde sich vor Lachen kugeln, wenn es könnte.',
  'a small boat by moonlight': 'ein kleines Boot im Mondlicht',
  'a red house in the snow': 'ein rotes Haus im Schnee',
  'a dragon over a castle': 'einen Drachen über einem Schloss',
  'a cat in the autumn leaves': 'eine Katze im Herbstlaub',
  'capital letters': 'Großbuchstaben',
  'small letters': 'Kleinbuchstaben',
  'a capital at the beginning': 'ein großer Anfangsbuchstabe',
  'the number of letters': 'die Zahl der Buchstaben',
  'the number of words': 'die Zahl der Wörter',
  backwards: 'rückwärts',
  'the first letter': 'der erste Buchstabe',
  'the last letter': 'der letzte Buchstabe',
  'the first word': 'das erste Wort',
  'the last word': 'das letzte Wort',
  'the same two times': 'zweimal dasselbe',
  '{thing} by night': '{thing} bei Nacht',
  '{thing} by moonlight': '{thing} im Mondlicht',
  '{thing} in shadow': '{thing} im Schatten',
  '{thing} in a storm': '{thing} im Sturm',
  '{thing} in fog': '{thing} im Nebel',
  '{thing} in snow': '{thing} im Schnee',
  '{thing} at sunset': '{thing} bei Sonnenuntergang',
  '{thing} at sunrise': '{thing} bei Sonnenaufgang',
  pie: 'Kreisdiagramm',
  line: 'Liniendiagramm',
  bar: 'Balkendiagramm',
  degrees: 'Grad',
  stars: 'Sterne',
  hours: 'Stunden',
  minutes: 'Minuten',
  seconds: 'Sekunden',
  days: 'Tage',
  years: 'Jahre',
  people: 'Personen',
  'That is not on my lists, so I took one that promises nothing':
    'Das steht nicht auf meinen Listen, darum nahm ich eines, das nichts verspricht',
}
