/** Questions and answers in Spanish, written for this page. The answers are checked, and at most three sentences long. */
export default `# El cielo
Pregunta: ¿Por qué el cielo es azul?
Respuesta: La luz del sol tiene todos los colores. El aire dispersa la luz azul más que la luz roja, y por eso la luz azul llega a nuestros ojos desde todos lados.

Pregunta: ¿Por qué el cielo es rojo al atardecer?
Respuesta: Al atardecer la luz del sol hace un camino largo por el aire. Casi toda la luz azul se dispersa, y queda la luz roja.

Pregunta: ¿A qué distancia está la luna?
Respuesta: La luna está a unos 384.000 kilómetros. Un auto tardaría cerca de medio año en llegar.

Pregunta: ¿A qué distancia está el sol?
Respuesta: El sol está a unos 150 millones de kilómetros. La luz del sol tarda unos ocho minutos en llegar.

Pregunta: ¿El sol es una estrella?
Respuesta: Sí. El sol es una estrella, y es la estrella que está más cerca de nosotros.

Pregunta: ¿Qué es una estrella fugaz?
Respuesta: Una estrella fugaz no es una estrella. Es un trozo pequeño de roca o de polvo que cae por el aire y se calienta mucho.

Pregunta: ¿Cuántos planetas hay?
Respuesta: Hay ocho planetas que giran alrededor del sol. El más pequeño es Mercurio, y el más grande es Júpiter.

Pregunta: ¿Por qué cambia de forma la luna?
Respuesta: La luna no cambia de forma. El sol siempre ilumina una mitad de la luna, y nosotros vemos esa mitad desde lados diferentes.

# Los animales
Pregunta: ¿Cómo hacen miel las abejas?
Respuesta: Las abejas recogen un jugo dulce de las flores y lo llevan a casa. Allí le quitan el agua, y el jugo se convierte en miel.

Pregunta: ¿Cuántas patas tiene una araña?
Respuesta: Una araña tiene ocho patas. Un insecto tiene seis patas, y por eso una araña no es un insecto.

Pregunta: ¿Cuál es el animal más grande?
Respuesta: El animal más grande es la ballena azul. Puede medir unos treinta metros, y come animales muy pequeños.

Pregunta: ¿La ballena es un pez?
Respuesta: No. La ballena es un mamífero, y tiene que subir para tomar aire.

Pregunta: ¿Cómo respiran los peces?
Respuesta: Los peces tienen branquias. Las branquias toman el oxígeno del agua.

Pregunta: ¿Cuál es el animal más rápido de la tierra firme?
Respuesta: El animal más rápido de la tierra firme es el guepardo. Puede correr a unos cien kilómetros por hora, pero solo por poco tiempo.

Pregunta: ¿Por qué ronronean los gatos?
Respuesta: Los gatos ronronean muchas veces cuando se sienten bien. También pueden ronronear cuando tienen miedo o cuando algo les duele.

Pregunta: ¿Los osos duermen todo el invierno?
Respuesta: Muchos osos descansan casi todo el invierno. No comen, y su corazón late más despacio.

Pregunta: ¿Cuántos años vive un elefante?
Respuesta: Un elefante puede vivir unos sesenta o setenta años. Es el animal más grande de la tierra firme.

Pregunta: ¿Los pingüinos pueden volar?
Respuesta: No. Los pingüinos no pueden volar, pero pueden nadar muy bien.

Pregunta: ¿Por qué las aves del norte vuelan al sur?
Respuesta: Muchas aves del norte vuelan al sur porque en invierno allí hay más comida. En primavera vuelven.

Pregunta: ¿Cómo encuentran los murciélagos el camino en la oscuridad?
Respuesta: Muchos murciélagos hacen sonidos muy agudos y escuchan el eco. El eco les dice dónde están las cosas.

# Las plantas
Pregunta: ¿Por qué las hojas son verdes?
Respuesta: Las hojas son verdes porque tienen clorofila. Con la clorofila una planta usa la luz para hacer azúcar.

Pregunta: ¿Por qué las hojas se ponen amarillas en otoño?
Respuesta: En otoño muchos árboles quitan el verde de sus hojas. Entonces vemos el amarillo que estaba allí todo el tiempo.

Pregunta: ¿Qué necesita una planta?
Respuesta: Una planta necesita luz, agua y aire. Casi todas las plantas necesitan también tierra con minerales.

Pregunta: ¿Cuántos años puede vivir un árbol?
Respuesta: Algunos árboles tienen más de cuatro mil años. Puedes contar los anillos de la madera para saber cuántos años tiene un árbol.

Pregunta: ¿El tomate es una fruta?
Respuesta: Para la ciencia el tomate es un fruto porque tiene semillas. En la cocina el tomate es una verdura.

Pregunta: ¿De dónde vienen las semillas?
Respuesta: Las semillas crecen en las flores. Cuando una semilla cae en tierra húmeda, puede crecer una planta nueva.

# El agua
Pregunta: ¿Por qué el mar es salado?
Respuesta: La lluvia saca un poco de sal de las rocas, y los ríos la llevan al mar. El agua vuelve a subir al aire, pero la sal queda.

Pregunta: ¿Por qué flota el hielo?
Respuesta: El agua ocupa más espacio cuando se convierte en hielo. Por eso el hielo pesa menos que la misma cantidad de agua, y flota.

Pregunta: ¿A cuántos grados hierve el agua?
Respuesta: El agua hierve a unos 100 grados. En una montaña alta hierve a menos grados.

Pregunta: ¿A cuántos grados se congela el agua?
Respuesta: El agua se congela a 0 grados. El agua del mar se congela a unos 2 grados bajo cero, porque tiene sal.

Pregunta: ¿De dónde viene la lluvia?
Respuesta: El sol calienta el agua, y una parte del agua sube al aire. Allí se enfría y se convierte en nubes, y de las nubes cae la lluvia.

Pregunta: ¿Qué es la niebla?
Respuesta: La niebla es una nube que está sobre el suelo. Está hecha de gotas de agua muy pequeñas.

Pregunta: ¿Qué es un arcoíris?
Respuesta: Un arcoíris es luz que pasa por gotas de agua. En las gotas la luz del sol se separa en todos sus colores.

Pregunta: ¿Qué profundidad tiene el mar?
Respuesta: El mar tiene una profundidad media de unos cuatro kilómetros. El lugar más profundo está a unos once kilómetros.

# La Tierra
Pregunta: ¿Cuántos años tiene la Tierra?
Respuesta: La Tierra tiene unos cuatro mil quinientos millones de años. El sol tiene un poco más.

Pregunta: ¿La Tierra es redonda?
Respuesta: Sí. La Tierra es redonda como una pelota, y es un poco plana por arriba y por abajo.

Pregunta: ¿Por qué hay día y noche?
Respuesta: La Tierra da una vuelta sobre sí misma cada día. En el lado que mira al sol es de día, y en el otro lado es de noche.

Pregunta: ¿Por qué hay verano e invierno?
Respuesta: La Tierra está inclinada en su camino alrededor del sol. Cuando nuestro lado está inclinado hacia el sol, es verano, y medio año después es invierno.

Pregunta: ¿Qué es un volcán?
Respuesta: Un volcán es un lugar donde sale roca caliente de la Tierra. La roca caliente se llama lava.

Pregunta: ¿Cuál es la montaña más alta?
Respuesta: La montaña más alta es el monte Everest. Mide unos 8849 metros.

Pregunta: ¿Cuál es el río más largo?
Respuesta: Casi todos dicen que el río más largo es el Nilo. Mide unos 6650 kilómetros, y el Amazonas es casi igual de largo.

Pregunta: ¿Cuántas personas viven en la Tierra?
Respuesta: En la Tierra viven unos ocho mil millones de personas. La mayoría vive en Asia.

Pregunta: ¿Cuántos continentes hay?
Respuesta: Muchas personas cuentan siete continentes. Otras cuentan seis o cinco, porque algunos están unidos.

# El cuerpo
Pregunta: ¿Cuántos huesos tiene una persona?
Respuesta: Una persona adulta tiene unos 206 huesos. Un bebé tiene más huesos, y algunos se unen después.

Pregunta: ¿Qué hace el corazón?
Respuesta: El corazón bombea la sangre por todo el cuerpo. Late unas cien mil veces al día.

Pregunta: ¿Por qué tenemos que dormir?
Respuesta: Cuando dormimos, el cuerpo descansa, y el cerebro ordena lo que aprendió. Sin dormir no podemos pensar bien.

Pregunta: ¿Por qué bostezamos?
Respuesta: Nadie sabe con seguridad por qué bostezamos. Muchas veces bostezamos cuando tenemos sueño, y cuando vemos bostezar a otra persona.

Pregunta: ¿Por qué la sangre es roja?
Respuesta: La sangre es roja porque tiene hierro. El hierro lleva el oxígeno por todo el cuerpo.

Pregunta: ¿Cuántos dientes tiene una persona?
Respuesta: Un niño o una niña tiene veinte dientes. Una persona adulta tiene hasta treinta y dos dientes.

Pregunta: ¿Cuál es el órgano más grande del cuerpo?
Respuesta: El órgano más grande del cuerpo es la piel. La piel guarda el agua dentro y deja los gérmenes fuera.

Pregunta: ¿Por qué se nos pone la piel de gallina?
Respuesta: Cuando tenemos frío o miedo, unos músculos pequeños levantan los pelos de la piel. Eso nos queda de un tiempo en que teníamos más pelo.

# Las cosas
Pregunta: ¿Cómo funciona un imán?
Respuesta: Un imán tiene dos polos. Los polos iguales se empujan, y los polos diferentes se atraen.

Pregunta: ¿Por qué cae una pelota?
Respuesta: Una pelota cae porque la Tierra la atrae. Eso se llama gravedad.

Pregunta: ¿Qué es más rápido, la luz o el sonido?
Respuesta: La luz es mucho más rápida que el sonido. Por eso en una tormenta vemos el rayo antes de oír el trueno.

Pregunta: ¿Cómo funciona un termómetro?
Respuesta: Muchos termómetros tienen un líquido que ocupa más espacio cuando se calienta. Por eso sube por el tubo de vidrio.

Pregunta: ¿De qué está hecho el vidrio?
Respuesta: El vidrio está hecho de arena. La arena se calienta mucho hasta que se derrite, y después se enfría.

Pregunta: ¿De qué está hecho el papel?
Respuesta: Casi todo el papel está hecho de madera. La madera se corta en trozos muy pequeños y se mezcla con agua.

Pregunta: ¿Quién inventó la rueda?
Respuesta: Nadie sabe quién inventó la rueda. Se inventó hace más de cinco mil años.

Pregunta: ¿Por qué flota un barco?
Respuesta: Un barco empuja el agua y ocupa su lugar. Si esa agua pesa lo mismo que el barco, el barco flota.

# Los números
Pregunta: ¿Cuántos días tiene un año?
Respuesta: Un año tiene 365 días. Un año bisiesto tiene 366 días, porque la Tierra tarda un poco más de 365 días en dar la vuelta al sol.

Pregunta: ¿Cuántas horas tiene un día?
Respuesta: Un día tiene 24 horas. Una hora tiene 60 minutos, y un minuto tiene 60 segundos.

Pregunta: ¿El cero es un número?
Respuesta: Sí. El cero es un número, y es un número par.

Pregunta: ¿Cuál es el número más grande?
Respuesta: No hay un número más grande que todos. Siempre puedes sumar uno.

Pregunta: ¿Cuántos centímetros tiene un metro?
Respuesta: Un metro tiene 100 centímetros. Un kilómetro tiene 1000 metros.

Pregunta: ¿Qué es un número primo?
Respuesta: Un número primo es mayor que uno y solo se puede dividir entre uno y entre sí mismo. El número primo más pequeño es el dos.

# Las computadoras
Pregunta: ¿Qué es un modelo de lenguaje?
Respuesta: Un modelo de lenguaje es un programa que da probabilidades al siguiente trozo de un texto. Las aprendió de muchos textos.

Pregunta: ¿Un modelo de lenguaje sabe qué es verdad?
Respuesta: No. Un modelo de lenguaje sabe qué palabras van juntas muchas veces, y eso muchas veces es verdad, pero no siempre.

Pregunta: ¿Qué es un programa?
Respuesta: Un programa es una lista de pasos que una computadora puede seguir. La computadora hace exactamente lo que dicen los pasos.

Pregunta: ¿Una computadora puede sentir algo?
Respuesta: Nadie ha encontrado una computadora que pueda sentir algo. Puede escribir palabras sobre los sentimientos, porque las ha leído.
`
