/** Everyday words for feelings in German, French and Spanish, in the form of the English list. */
export const FEELING_WORDS_ABROAD: Readonly<Record<'de' | 'fr' | 'es', string>> = {
  de: `
good 1: gut schön nett toll prima okay lecker cool
good 2: super wunderbar herrlich großartig perfekt klasse spitze fantastisch hervorragend genial wunderschön
bad 1: schlecht schlimm falsch schwer problem kaputt
bad 2: furchtbar schrecklich grässlich mies scheiße scheußlich fatal
joy 1: sonne sommer fest kuchen urlaub ferien lied tanz tanzen lächeln geschenk musik
joy 2: glücklich froh fröhlich freude lachen freue freuen geburtstag gefeiert feiern heiter vergnügt glück happy
joy 3: überglücklich selig jubel euphorisch
excite 2: aufgeregt begeistert spannend abenteuer
love 1: freund freundin familie mutter vater kind katze hund oma opa
love 2: liebe lieben verliebt kuss herz zärtlich lieb schatz
calm 1: ruhe still meer wald abend tee buch wolke mond schnee
calm 2: ruhig friedlich frieden entspannt gemütlich gelassen
trust 2: vertrauen treu
hope 2: hoffnung hoffe hoffentlich zuversicht
pride 2: stolz mutig mut
thanks 2: danke dankbar erleichtert
fun 2: lustig witzig komisch
wonder 2: wunder magisch zauber staunen stern sterne
curious 2: neugierig
surprise 2: überrascht überraschung plötzlich
nostalgia 2: heimweh sehnsucht wehmütig erinnerung
sad 1: regen regnet grau abschied
sad 2: traurig weinen weine weint trauer unglücklich enttäuscht schade
sad 2.6: tod tot gestorben
sad 3: verzweifelt untröstlich
lonely 2: einsam allein verlassen
tired 2: müde erschöpft schläfrig
bored 2: langweilig langeweile
fear 1: nacht dunkel gewitter sturm spinne gefahr
fear 2: angst ängstlich gruselig fürchte
worry 2: sorge sorgen nervös gestresst stress unruhig
worry 1: prüfung klassenarbeit
anger 2: wütend wut sauer ärger ärgerlich böse hass zornig zorn hasse
disgust 2: ekel eklig ekelhaft igitt
envy 2: neid neidisch eifersüchtig
shame 2: scham peinlich schuldig
confused 2: verwirrt
pain 2: krank schmerz schmerzen weh
`,
  fr: `
good 1: bien bon bonne beau belle joli sympa
good 2: super magnifique merveilleux parfait excellente excellent formidable génial
bad 1: mauvais mal mauvaise faux difficile cassé problème
bad 2: affreux horrible nul atroce
joy 1: soleil été fête gâteau vacances chanson danser sourire cadeau musique
joy 2: heureux heureuse joie content contente joyeux joyeuse rire anniversaire gai bonheur
joy 3: ravi ravie comblé
excite 2: excité excitée enthousiaste passionnant aventure
love 1: ami amie famille mère père enfant chat chien mamie
love 2: amour aimer aime adore bisou cœur coeur tendresse amoureux amoureuse chéri
calm 1: mer lac forêt soir thé livre nuage lune neige
calm 2: tranquille calme paisible paix détendu serein
trust 2: confiance sûr fidèle
hope 2: espoir espère espérer
pride 2: fier fière courageux courage
thanks 2: merci reconnaissant soulagé
fun 2: drôle rigolo marrant
wonder 2: magie magique émerveillé étoile
curious 2: curieux curieuse
surprise 2: surpris surprise choqué
nostalgia 2: nostalgie souvenir
sad 1: pluie gris adieu
sad 2: triste pleurer pleure tristesse malheureux déçu déçue
sad 2.6: mort morte
sad 3: désespéré désespoir
lonely 2: seul seule solitude
tired 2: fatigué fatiguée épuisé épuisée
bored 2: ennuyeux ennui ennuie
fear 1: nuit sombre orage tempête araignée danger
fear 2: peur effrayé effrayant
worry 2: inquiet inquiète stressé stressée anxieux stress
worry 1: examen
anger 2: colère fâché fâchée énervé énervée haine furieux déteste
disgust 2: dégoûtant dégoût beurk
envy 2: jaloux jalousie
shame 2: honte gêné coupable
confused 2: confus perdu
pain 2: malade douleur
`,
  es: `
good 1: bueno buena bonito bonita lindo linda rico bien
good 2: excelente maravilloso maravillosa perfecto fantástico estupendo genial súper
bad 1: malo mala mal feo difícil problema roto
bad 2: horrible terrible fatal pésimo horroroso
joy 1: sol verano fiesta pastel vacaciones canción bailar sonrisa regalo música
joy 2: feliz felices alegre alegría contento contenta reír cumpleaños felicidad risa
joy 3: eufórico radiante
excite 2: emocionado emocionada emocionante entusiasmado aventura
love 1: amigo amiga familia madre padre niño gato perro hermano hermana abuela
love 2: amor amar amo beso corazón cariño enamorado enamorada
calm 1: mar lago bosque tarde té libro nube luna nieve
calm 2: tranquilo tranquila paz relajado sereno calma
trust 2: confianza seguro fiel
hope 2: esperanza espero
pride 2: orgulloso orgullosa valiente
thanks 2: gracias agradecido agradecida aliviado
fun 2: divertido divertida gracioso chistoso
wonder 2: magia mágico asombro estrella
curious 2: curioso curiosa
surprise 2: sorpresa sorprendido
nostalgia 2: nostalgia añoranza recuerdo
sad 1: lluvia gris adiós
sad 2: triste llorar lloro tristeza infeliz deprimido
sad 2.6: muerte muerto muerta murió
sad 3: desesperado desesperación
lonely 2: sola soledad solitario
tired 2: cansado cansada agotado sueño
bored 2: aburrido aburrida aburrimiento
fear 1: noche oscuro tormenta araña peligro
fear 2: miedo asustado asustada terror
worry 2: nervioso nerviosa preocupado preocupada ansioso estrés
worry 1: examen
anger 2: furioso furiosa enojado enojada enfadado enfadada rabia ira odio
disgust 2: asco asqueroso repugnante
envy 2: envidia celoso
shame 2: vergüenza culpable
confused 2: confundido confusión
pain 2: enfermo enferma dolor
`,
}
