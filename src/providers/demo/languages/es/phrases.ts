/** Phrases with their feelings. */
export const SPANISH_PHRASES = `
joy 3: el mejor dia de mi vida|no podria estar mas feliz|me muero de felicidad
joy 2: que alegria|que bien|me alegro|no hay cole|no hay clase|no hay clases|no hay colegio|buenas noticias|la pase bien|lo pase bien|lo pase genial|lo pasamos bien|lo pasamos genial|aprobe el examen|saque un diez|buen humor|tengo ganas de verte
excite 3: no puedo esperar|estoy deseando
excite 2: que emocion|tengo muchas ganas|que ilusion|me hace ilusion|me muero por
love 2: te quiero|la quiero|lo quiero|me abrazo|me cae bien
fun 3: me muero de risa|muero de risa|me parti de risa|me troncho
fun 2: que risa|que divertido
pride 2: me felicito|me felicitaron|lo logre|lo consegui|me salio bien
thanks 2: gracias|me ayudo|me ayudaron|menos mal
good 2: no esta mal|no estuvo mal|no fue mal|no me fue mal|no me salio mal|me fue bien|vale la pena|bien hecho
calm 2: estoy en paz|sin prisa|sin estres
sad 2: echo de menos|la extrano|lo extrano|te extrano|los extrano|extrano a|me siento mal|estoy mal|mal humor|estoy de bajon|me puse a llorar|no me invitaron|se burlan de mi|se burlaron de mi|se rien de mi|me dejo de hablar|no quiero levantarme|que pena|que lastima
sad 3: se me rompio el corazon|corazon roto|en el cielo
lonely 2: nadie juega conmigo|no tengo amigos|estoy solo|estoy sola|me siento solo|me siento sola|nadie me habla|nadie quiere jugar|me dejaron solo|me dejaron sola
bored 2: no hay nada que hacer|no tengo nada que hacer|no tengo ganas|sin ganas|me da igual|que rollo|que aburrimiento|que aburrido|es un rollo
tired 2: no puedo mas|tengo sueno|no dormi|no he dormido
fear 2: me da miedo|tengo miedo|me asuste|que miedo|da miedo|piel de gallina
worry 2: estoy nervioso|estoy nerviosa|me preocupa|tengo nervios|demasiados deberes|que nervios
anger 2: no es justo|no hay derecho|estoy harto|estoy harta|me saca de quicio|que rabia|dejame en paz|me molesta|me molestan|me rompio|me rompieron|me quito|me robaron
anger 3: que coraje
disgust 2: que asco|me da asco|huele mal|huele fatal
envy 2: que envidia|me da envidia
shame 2: que verguenza|me da verguenza|tengo verguenza|metí la pata
confused 2: no entiendo|no lo entiendo|no comprendo|me hago un lio
pain 2: me duele|me duelen|me siento enfermo|tengo fiebre|me cai
bad 2: no funciona|me fue mal|salio mal|me salio mal|que mal|suspendi|saque mala nota|mala nota
`
