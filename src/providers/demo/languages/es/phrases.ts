/** Phrases with their feelings. */
export const SPANISH_PHRASES = `
excite 3: no aguanto las ganas|ya no aguanto mas las ganas|no veo la hora
excite 2: no puedo aguantar las ganas
joy 3: el mejor dia de mi vida|no podria estar mas feliz|me muero de felicidad
joy 2: no puedo dormir de la emocion|no duermo de la emocion|que alegria|que bien|me alegro|no hay cole|no hay clase|no hay clases|no hay colegio|buenas noticias|la pase bien|lo pase bien|lo pase genial|lo pasamos bien|lo pasamos genial|aprobe el examen|saque un diez|buen humor|tengo ganas de verte
excite 3: no puedo esperar|estoy deseando
excite 2: que emocion|tengo muchas ganas|que ilusion|me hace ilusion|me muero por
love 2: te quiero|la quiero|lo quiero|me abrazo|me cae bien
fun 3: me muero de risa|muero de risa|me parti de risa|me troncho
fun 2: que risa|que divertido
pride 2: me felicito|me felicitaron|lo logre|lo consegui|me salio bien
thanks 2: gracias|me ayudo|me ayudaron|menos mal
good 2: no esta mal|no estuvo tan mal|no fue tan mal|no ha ido mal|no ha estado mal|no estuvo mal|no fue mal|no me fue mal|no me salio mal|me fue bien|vale la pena|bien hecho
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
joy 2: me lo pase|nos lo pasamos|lo he pasado|nos reimos|no tengo deberes|no tenemos deberes|sin deberes|sale el sol|me eligieron|por fin|hice las paces|hicimos las paces|saque un 9|saque un 10|saque un nueve|un sobresaliente|matricula de honor|buena nota|buenas notas|he sacado un 10|he sacado un 9|he sacado un diez|ya esta bien|ya esta mejor|esta curado|esta curada
love 2: me gusta mucho|me encanta|me cae genial|me caen bien
pride 2: por primera vez|yo solo|yo sola|yo solito|yo solita|aprendi a|he aprendido a|ya se nadar|ya se leer|ya se montar|gane el|quede primero|quede primera|primer puesto|primer premio|meti un gol|marque un gol|he marcado|meti dos goles
sad 2: me peleo con|me pelee|nos peleamos|me he peleado|discuti con|he discutido|se pelean|discuten|se mudo|se ha mudado|se muda|se va a vivir|se fue a vivir|se cambio de cole|ya no es mi amigo|ya no es mi amiga|ya no me habla|ya no quiere|se divorcian|se separan|se van a separar|esta en el hospital|esta malo|esta mala|esta malito|esta malita|perdi mi|perdi el|perdi la|perdi mis|he perdido|se me perdio|se me olvido|se me cayo|se escapo|se ha escapado|se ha perdido|se perdio|se marcho|se fue para siempre|quede ultimo|quede ultima|la ultima de|el ultimo de|hemos perdido|perdimos el|me siento fatal|estoy fatal|me siento triste|tengo ganas de llorar|me hace llorar|se ha muerto|se murio|nos ganaron|tengo que irme|me dejaron
bored 2: se me hace eterna|se me hace eterno|no se que hacer|no hay nada|no acaba nunca|es un aburrimiento
tired 2: no puedo dormir|no pude dormir|he dormido mal|dormi mal|dormi poco|me levante temprano|tengo mucho sueno|me caigo de sueno
worry 2: me pone nervioso|me pone nerviosa|me pongo nervioso|me pongo nerviosa|tengo un examen|no me acuerdo|estoy inquieto|me agobia
fear 2: me dio un susto|que susto|me dan miedo|me dio miedo|me da cosa
anger 2: me pone de los nervios|me pone furioso|me da rabia|me enfade|me enoje|me enoja|me enfada|me saca|me tienen harto|me tienen harta|siempre lo mismo|no me deja en paz|me fastidia|me frustro|me frustra
disgust 2: me da arcadas|me dan arcadas|me dan asco|me da repelus|sabe fatal|sabe mal|sabe a rayos
love 1.5: mi persona favorita
pain 2: me he caido|me cai de|me hice dano|me he hecho dano|me pico|me queme|me corte|me torci|me rompi|estoy malo|estoy mala|estoy malito|estoy malita|tengo tos|tengo gripe|tengo dolor|dolor de
bad 2: no me gusto|no me gusta|no me gustan|no ha sido bueno|sale mal|me sale mal|sali mal|todo mal|de mal en peor|no me sale|he suspendido|saque un 2|saque un 3|saque un 4|saque un dos|saque un tres|saque un cuatro|no aprobe|malas notas|no quiero ir
lonely 2: siempre solo|siempre sola|tan solo|tan sola|muy solo|muy sola|juego solo|juego sola|como solo|como sola|sentado solo|sentada sola|siento muy solo|siento muy sola|solo en el recreo|sola en el recreo|solo en casa|sola en casa|me quede solo|me quede sola
worry 2: llegue tarde|llego tarde|llegamos tarde|voy a llegar tarde|perdi el autobus|perdimos el autobus|me quede dormido|me quede dormida|se me hizo tarde
bored 2: me da pereza|que pereza|da pereza|me aburro como una ostra
good 2: muy lista|muy listo|muy inteligente|muy bien|lo hago bien|lo hice bien|que chulo|que chula|que bonito|que bonita|que rico|que rica|que guay
bad 2: no quiero hacer|no quiero volver|no quiero comer|no quiero estudiar|no quiero madrugar|no soporto|no aguanto|que fastidio|que horror|que desastre|muy mal|un rollo|la peor
joy 2: en las nubes|me siento genial|me siento bien|me siento muy bien|me parto
tired 2: hecho polvo|hecha polvo|me muero de sueno|sin energia
pain 2: me encuentro mal|me encuentro fatal|no me encuentro bien|me he puesto malo|me he puesto mala
sad 2: me da pena|me dio pena|me siento vacio|me siento vacia|ganas de llorar
anger 2: estoy que trino|estoy negro|me pone enfermo|me hierve la sangre
shame 2: me puse rojo|me puse roja|me pongo rojo|me pongo roja|tierra tragame
excite 2: tengo ganas de|muchas ganas|que nervios mas buenos|faltan pocos dias|cuento los dias
pain 2: me pica|me pican|me escuece|me sangra
pride 2: he metido|metí el|meti el|marcado un gol|soy el mejor|soy la mejor
fear 2: me asusta|me asustan|me sobresalta
`
