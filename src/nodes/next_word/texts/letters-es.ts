/** Letters in Spanish, written for this page. */
export default `# A la abuela
Querida abuela:

Muchas gracias por los calcetines calientes. Son rojos, y el rojo es mi color favorito. Aquí hace frío, y los llevo todos los días. Mamá dice que me los quite en la cama, pero yo no quiero.

En la escuela aprendemos cosas sobre los volcanes. He hecho un volcán de papel, y está en la mesa de la cocina. Espero que lo veas pronto. ¿Cómo estás? ¿Cómo está la gata? Por favor, escríbeme pronto.

Con cariño,
Mia

# De la abuela
Querida Mia:

Muchas gracias por tu carta. Estoy muy contenta de que te gusten los calcetines. Yo estoy bien, y la gata también está bien. La gata duerme todo el día y come toda la noche. Aquí hace calor, y en el jardín hay muchas flores.

Me gustaría ver tu volcán. Espero que pueda ir el domingo. Voy a tomar el tren por la mañana, y voy a llevar un pastel. Por favor, dile a tu mamá que no tiene que cocinar. ¿Cómo te va en la escuela? Por favor, escríbeme pronto.

Con cariño,
La abuela

# Desde las vacaciones
Querido Ben:

Estoy en el mar con mi familia. Hace sol y calor, y vamos a nadar todos los días. Ayer vi una medusa, y era tan grande como un plato. Mi hermanito tuvo miedo, pero yo no tuve miedo. Por la noche comemos pescado, y después miramos las estrellas.

He encontrado una concha para ti. Es blanca, y si la pones en la oreja puedes oír el mar. Espero que lo estés pasando bien en casa. ¿Qué tiempo hace? El sábado vuelvo a casa. ¡Hasta pronto!

Tu amigo
Tom

# A las vacaciones
Querido Tom:

Muchas gracias por tu carta. A mí también me gustaría ver una medusa. Aquí hace frío, y llueve todos los días. He leído tres libros, y ahora leo el cuarto. Ayer el perro se escapó, pero por la noche volvió. Estaba muy mojado y muy contento.

Espero que lo estés pasando bien en el mar. Estoy muy contento con la concha. Cuando vuelvas, podemos ir al lago. Allí no hay medusas, pero hay patos. ¡Hasta pronto!

Tu amigo
Ben

# Al ayuntamiento
Estimados señores y señoras:

Les escribo por el parque de nuestra calle. El tobogán está roto, y por la noche no hay luz. Mis amigos y yo vamos allí todos los días después de la escuela. La semana pasada se cayó un niño, porque hay un hoyo debajo del columpio.

Me gustaría pedirles que reparen el tobogán y que cierren el hoyo. También sería muy bueno poner una luz. Nosotros podemos ayudar. Mi padre tiene una pala. Muchas gracias por su tiempo. Espero su respuesta.

Un cordial saludo,
Lena Monte

# Del ayuntamiento
Querida Lena Monte:

Muchas gracias por tu carta sobre el parque de tu calle. Tienes razón: el tobogán está roto, y un parque necesita luz. Hemos hablado de eso, y tenemos buenas noticias. El lunes van a ir dos personas para reparar el tobogán y cerrar el hoyo. La luz va a llegar en primavera.

Estamos muy contentos de que quieran ayudar. Si quieres, puedes venir el lunes después de la escuela y traer la pala. Te esperamos.

Un cordial saludo,
Pablo Piedra

# A una tienda
Estimados señores y señoras:

Les escribo por la lámpara que compré en su tienda la semana pasada. Es una lámpara bonita, pero no funciona. Cuando la enciendo, no hay luz. He probado con otro foco, pero no ayuda.

Me gustaría pedirles que me envíen una lámpara nueva o que me devuelvan el dinero. La cuenta está en esta carta. Muchas gracias por su tiempo. Espero su respuesta.

Un cordial saludo,
Juan Bosque

# De la tienda
Estimado Juan Bosque:

Muchas gracias por su carta. Sentimos mucho que la lámpara no funcione. El lunes le vamos a enviar una lámpara nueva. No tiene que pagar nada, y no tiene que devolver la lámpara vieja.

Espero que le guste la lámpara nueva. Si tiene otra pregunta, por favor, escríbanos.

Un cordial saludo,
Ida Campo

# De cumpleaños
Querido tío Carlos:

Te deseo un feliz cumpleaños. Espero que tengas un día bonito y que haya mucho pastel. He hecho un dibujo para ti. Es un bote en el lago, y el hombre del bote eres tú.

Mamá dice que vamos a visitarte en verano. Estoy muy contento. ¿Podemos ir a pescar otra vez? Por favor, escríbeme pronto.

Con cariño,
Noé

# Del tío
Querido Noé:

Muchas gracias por tu carta. El dibujo es muy bonito, y ahora está en la cocina. Hubo mucho pastel, y comí tres pedazos. Estoy muy contento de que vengan en verano.

Vamos a ir a pescar todos los días, si quieres. El bote es viejo, pero todavía flota. Por favor, trae calcetines calientes, porque por la mañana hace frío en el lago. ¡Hasta pronto!

Con cariño,
Tu tío Carlos

# Invitación
Querida Sara:

El sábado es mi cumpleaños, y te invito. La fiesta empieza a las tres y termina a las siete. Hay pastel y limonada, y vamos a jugar en el jardín. Si llueve, vamos a jugar en la casa.

Espero que puedas venir. Por favor, trae zapatos que se puedan mojar. Por favor, escríbeme pronto.

Tu amiga
Emma

# Respuesta a la invitación
Querida Emma:

Muchas gracias por la invitación. Voy con mucho gusto. Mi hermano me lleva a las tres y me recoge a las siete. ¿Puedo llevar a mi perrito? No come pastel, pero le gusta jugar en el jardín.

Espero que el sábado haga sol. Estoy muy contenta. ¡Hasta pronto!

Tu amiga
Sara

# A la maestra
Querida maestra:

Siento mucho no tener mi tarea. La hice ayer, pero después vino mi hermano con el jugo. Ahora el cuaderno es de color naranja, y ya no se puede leer nada. Hoy la hago otra vez.

Espero que no esté enojada. El cuaderno ahora huele muy bien.

Un cordial saludo,
Félix

# A la nueva vecina
Querida señora Ruiz:

Bienvenida a nuestra casa. Vivimos en el segundo piso, y tenemos dos hijos y una gata. Si necesita algo, por favor, toque el timbre. Siempre tenemos sal, huevos y tiempo para un té.

La gata se llama Luna. Si está delante de su puerta, solo quiere saludar. Espero que le guste vivir aquí.

Un cordial saludo,
La familia Rojas

# A mí misma
Querida Nora dentro de diez años:

Te escribo, y ahora tengo diez años. Mi mejor amiga se llama Lili, y mi color favorito es el verde. Quiero ser piloto, o quiero curar animales. ¿Qué eres tú ahora? ¿Tienes un perro?

Espero que todavía te guste leer y que todavía te subas a los árboles. Por favor, no olvides a Lili. Me gustaría decirte: Por favor, escríbeme pronto.

Con cariño,
Nora

# De la clase
Querida clase de Berlín:

Somos la clase 4B, y somos 24 niños y niñas. Nuestra escuela está junto a un río, y aquí nunca hay nieve. En el recreo jugamos al fútbol, y los viernes cantamos todos juntos. Nuestra comida favorita son los fideos con salsa de tomate.

¿Cómo es su escuela? ¿Qué les gusta comer? ¿Tienen nieve? Espero que nos envíen un dibujo. Por favor, escríbannos pronto.

Con cariño,
la clase 4B

# Al club de fútbol
Estimados señores y señoras:

Les escribo porque me gustaría jugar en su club. Tengo once años, y juego todos los días después de la escuela. Corro muy rápido, y me gusta pasar el balón. Mi abuela dice que también soy buena portera.

Me gustaría ir el martes a ver un entrenamiento. ¿Qué tengo que llevar? Muchas gracias por su tiempo. Espero su respuesta.

Un cordial saludo,
Ana Prado

# Del club de fútbol
Querida Ana Prado:

Muchas gracias por tu carta. Estamos muy contentos de que quieras jugar en nuestro club. Puedes venir el martes a las cuatro. Por favor, trae zapatos para correr y mucha agua. También buscamos una portera, así que tu abuela puede venir a mirar.

Un cordial saludo,
El club de fútbol
`
