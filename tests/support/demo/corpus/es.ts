/* Sentences as children of ten write them. They were written before the word lists. */

/** `system >> earlier message / message|what is read`. */
export const spanishCorpus = `
Hoy estoy muy contenta porque ganamos el partido|+
Estoy triste, se murió mi abuelo|-
No estoy nada feliz hoy|-
mi hermano me rompió el juguete y estoy enojada|-
Tengo miedo de la oscuridad|-
Me encanta el helado de chocolate|+
No me gusta la sopa de verduras|-
Mañana es mi cumpleaños, ¡qué emoción!|+
Me duele mucho la barriga|-
La clase de mates es aburridísima|-
Al principio tenía miedo pero luego me divertí mucho|+
Estaba feliz, pero ahora estoy llorando|-
Estoy orgulloso de mi dibujo|+
¡Puaj, hay un pelo en mi sopa!|-
Nadie juega conmigo en el recreo|-
Ya no estoy triste|unsure
Ojalá fuera verano|unsure
¿Qué hora es?|unsure
Si apruebo el examen estaré feliz|unsure
Estoy preocupada por el examen de mañana|-
Mi perrita se perdió y la echo de menos|-
Gracias por ayudarme con los deberes|+
Hoy no hay cole, ¡yupi!|+
Está lloviendo y hay charcos por todas partes|thing rain
¡Mirad, está nevando!|thing snow
Mi gato duerme al sol|thing cat
Mi coche favorito es rojo|color red
Quiero un vestido azul oscuro|color blue
Dibuja un dragón verde|color green
Los plátanos son amarillos|color yellow
¿Cuánto es siete por ocho?|number 56
cuanto es 12 mas 30|number 42
¿Cuánto son veinticinco menos diez?|number 15
la mitad de 18|number 9
¿Playa o montaña?|choice playa, montaña
¿Qué prefieres: pizza, pasta o ensalada?|choice pizza, pasta, ensalada
Hola, me llamo Lucía / ¿Cómo me llamo?|says Lucía
¿Sabes mi nombre?|says no (?:lo sé|sé|conozco)
Hola|says hola
Responde siempre en mayúsculas. >> Estoy cansado|says ESTÁ|LISTA
`

/** Not looked at while lists and rules were written. */
export const spanishHeldOut = `
Mi mejor amiga se mudó a otra ciudad y la extraño|-
Fue el mejor día de mi vida|+
No tengo ganas de ir al colegio|-
Me da vergüenza hablar en clase|-
La profe me felicitó por mi trabajo|+
¡Qué asco, el baño huele fatal!|-
No me fue mal en el examen|+
Estoy un poco nervioso por el teatro|-
Me regalaron una bici nueva|+
Quiero ser feliz|unsure
Hoy hace mucho viento y se voló mi gorra|thing wind
El caballo corre por el campo|thing horse
Tengo una mochila morada|color purple
Pinta una flor rosa|color pink
¿Cuánto es cien entre cuatro?|number 25
9 x 6|number 54
¿Perro o gato?|choice perro, gato
No sé si comer manzana o pera|choice manzana, pera
Soy Mateo y tengo diez años / ¿Te acuerdas de mi nombre?|says Mateo
¿Quién eres?|says demo
`
