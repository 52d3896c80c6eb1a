/** Weather reports in Spanish, written for this page. */
export default `# Lunes
Buenos días. Este es el tiempo para el lunes. En el norte estará nublado por la mañana. En el norte lloverá un poco por la tarde. En el sur hará sol todo el día. El viento será flojo y vendrá del oeste. Tendremos 14 grados en el norte y 19 grados en el sur.

Esta noche estará despejado y hará frío. En las montañas puede helar un poco antes de salir el sol. Mañana hará más calor. ¡Que tengan un buen día!

# Martes
Buenos días. Este es el tiempo para el martes. En el norte hará sol todo el día. Por la tarde habrá algunas nubes pequeñas. En el sur hará sol y calor todo el día. El viento será flojo y vendrá del sur. Tendremos 18 grados en el norte y 23 grados en el sur.

Esta noche estará despejado y no hará frío. En la costa puede haber un poco de niebla antes de salir el sol. Mañana hará calor otra vez. ¡Que tengan un buen día!

# Miércoles
Buenos días. Este es el tiempo para el miércoles. En la costa habrá niebla por la mañana. Por favor, conduzcan despacio. En el norte hará sol por la tarde. En el sur hará calor y estará seco todo el día. El viento será flojo y vendrá del sur. Tendremos 21 grados en el norte y 28 grados en el sur.

Esta noche estará nublado y hará calor. En las montañas puede haber una tormenta antes de medianoche. Mañana lloverá. Lleven un paraguas.

# Jueves
Buenos días. Este es el tiempo para el jueves. Por la mañana una tormenta irá del oeste al este. En el norte lloverá mucho por la mañana. En el norte estará nublado por la tarde. En el sur estará nublado todo el día. En algunos lugares puede granizar por la tarde. El viento será fuerte y vendrá del oeste. Tendremos 15 grados en el norte y 20 grados en el sur.

Por favor, no se pongan debajo de los árboles en una tormenta. Esta noche hará fresco y lloverá un poco. Mañana no lloverá. ¡Cuídense mucho!

# Viernes
Buenos días. Este es el tiempo para el viernes. En el norte estará nublado por la mañana. En el norte hará sol por la tarde. En el sur hará sol por la mañana. En el sur estará nublado por la tarde. El viento será fuerte y vendrá del norte. Tendremos 13 grados en el norte y 17 grados en el sur.

Esta noche estará despejado y hará frío. En las montañas puede helar un poco antes de salir el sol. Mañana hará sol. ¡Que tengan un buen día!

# Sábado
Buenos días. Este es el tiempo para el sábado. Desde la costa hasta las montañas hará sol todo el día. En el norte no lloverá todo el día. En el sur hará sol y calor todo el día. El viento será flojo y vendrá del este. Tendremos 16 grados en el norte y 21 grados en el sur.

Esta noche estará despejado y no hará frío. Es una buena noche para mirar las estrellas. Mañana hará calor otra vez. ¡Buen fin de semana!

# Domingo
Buenos días. Este es el tiempo para el domingo. En el norte hará sol por la mañana. En el sur hará sol por la mañana. Por la tarde vendrán nubes del oeste. En la costa lloverá un poco por la tarde. En las montañas no lloverá todo el día. El viento será fuerte y vendrá del sur. Tendremos 17 grados en el norte y 22 grados en el sur.

Esta noche estará nublado y no hará frío. Mañana hará fresco y lloverá. Lleven un paraguas. ¡Que tengan un buen día!

# La primera nieve
Buenos días. Este es el tiempo para hoy. Por la mañana la nieve irá del norte al sur. En el norte nevará mucho por la mañana. En el sur nevará un poco por la tarde. En la costa la nieve se volverá lluvia por la tarde. El viento será fuerte y vendrá del norte. Tendremos 1 grado en el norte y 4 grados en el sur.

Por favor, conduzcan despacio. Esta noche hará mucho frío y helará en todo el país. En las carreteras puede haber hielo antes de salir el sol. Mañana hará frío y sol. Es un buen día para hacer un muñeco de nieve.

# Un día frío y soleado
Buenos días. Este es el tiempo para hoy. Desde la costa hasta las montañas estará despejado y hará frío todo el día. En el norte el suelo está blanco y el sol brilla mucho. Lleven gafas de sol. El viento será flojo y vendrá del este. Tendremos 2 grados en el norte y 5 grados en el sur.

Esta noche hará mucho frío y helará en todo el país. En las carreteras puede haber hielo antes de salir el sol. Por favor, caminen despacio. Mañana hará más calor. ¡Que tengan un buen día!

# La nieve se derrite
Buenos días. Este es el tiempo para hoy. El aire cálido viene del sur, y la nieve se derrite. En el norte lloverá un poco todo el día. En el sur estará nublado por la mañana. En el sur hará sol por la tarde. El viento será fuerte y vendrá del sur. Tendremos 6 grados en el norte y 11 grados en el sur.

Los ríos van llenos. Por favor, no se acerquen al agua. Esta noche estará nublado y no hará frío. Mañana lloverá. Lleven un paraguas.

# Un día de viento
Buenos días. Este es el tiempo para hoy. Por la mañana vendrá una tormenta del mar. En la costa lloverá mucho todo el día. En el norte lloverá mucho por la mañana. En el sur lloverá un poco por la tarde. En las montañas nevará un poco por la tarde. El viento será muy fuerte y vendrá del oeste. Tendremos 9 grados en el norte y 12 grados en el sur.

Por favor, no se acerquen al mar. Por favor, no se pongan debajo de los árboles en una tormenta. Esta noche estará despejado y hará frío. Mañana estará tranquilo y seco. ¡Cuídense mucho!

# Después de la tormenta
Buenos días. Este es el tiempo para hoy. La tormenta ha pasado. En el norte estará nublado por la mañana. En el este lloverá un poco por la tarde. En el sur hará sol por la tarde. En el este puede haber un arcoíris. El viento será flojo y vendrá del oeste. Tendremos 12 grados en el norte y 16 grados en el sur.

Esta noche estará despejado y hará frío. En la costa puede haber un poco de niebla antes de salir el sol. Mañana hará sol. ¡Que tengan un buen día!

# Primavera
Buenos días. Este es el tiempo para el primer día de primavera. En el norte hará sol por la mañana. En el norte lloverá un poco por la tarde. En el sur hará sol todo el día. En el sur hará sol y calor todo el día. El viento será flojo y vendrá del sur. Tendremos 13 grados en el norte y 18 grados en el sur.

Esta noche estará nublado y no hará frío. No helará, y las flores están a salvo. Mañana hará sol. ¡Que tengan un buen día!

# Abril
Buenos días. Este es el tiempo para hoy. Es abril, y habrá un poco de todo. En el norte hará sol por la mañana. En el norte lloverá mucho por la tarde. En algunos lugares puede granizar por la tarde. En las montañas nevará un poco por la tarde. El viento será fuerte y vendrá del oeste. Tendremos 7 grados en el norte y 15 grados en el sur.

Esta noche hará fresco y lloverá un poco. Mañana será igual. Lleven un paraguas. Lleven gafas de sol.

# Verano
Buenos días. Este es el tiempo para hoy. Desde la costa hasta las montañas hará calor y estará seco todo el día. En el norte hará sol todo el día. En el sur hará calor y estará seco todo el día. Por favor, beban bastante agua y quédense a la sombra. El viento será flojo y vendrá del sur. Tendremos 27 grados en el norte y 34 grados en el sur.

Esta noche estará nublado y hará calor. Mañana hará mucho calor otra vez. ¡Que tengan un buen día!

# El día más caluroso
Buenos días. Este es el tiempo para hoy. Será el día más caluroso del año. En el sur hará calor y estará seco todo el día. En el norte hará sol todo el día. Por favor, beban bastante agua y quédense a la sombra. El suelo está muy seco. Por favor, no hagan fuego en el bosque. El viento será flojo y vendrá del este. Tendremos 31 grados en el norte y 38 grados en el sur.

Esta noche estará nublado y hará calor. En las montañas puede haber una tormenta antes de medianoche. Mañana lloverá. ¡Cuídense mucho!

# Después del calor
Buenos días. Este es el tiempo para hoy. La tormenta se va hacia el este, y los días de mucho calor han pasado. En el norte lloverá un poco por la mañana. En el norte estará nublado por la tarde. En el sur hará sol por la tarde. El viento será flojo y vendrá del oeste. Tendremos 19 grados en el norte y 24 grados en el sur.

Esta noche estará despejado y hará frío. Abran las ventanas y duerman bien. Mañana hará sol. ¡Que tengan un buen día!

# Otoño
Buenos días. Este es el tiempo para el primer día de otoño. En el norte habrá niebla por la mañana. Por favor, conduzcan despacio. En el norte hará sol por la tarde. En el sur hará sol todo el día. El viento será flojo y vendrá del este. Tendremos 15 grados en el norte y 20 grados en el sur.

Esta noche estará despejado y hará frío. En las montañas puede helar un poco antes de salir el sol. Mañana estará nublado, pero seco. Es un buen día para un paseo por el bosque.

# Un día gris
Buenos días. Este es el tiempo para hoy. Desde la costa hasta las montañas estará nublado todo el día. En el norte lloverá un poco todo el día. En el sur no lloverá por la mañana. En el sur lloverá un poco por la tarde. El viento será flojo y vendrá del norte. Tendremos 8 grados en el norte y 11 grados en el sur.

Esta noche hará fresco y lloverá un poco. Mañana será igual. Es un buen día para leer un libro. ¡Que tengan un buen día!

# El tiempo en el mar
Buenos días. Este es el tiempo en el mar. Este es el parte para todos los que están en el mar esta noche. En el norte lloverá mucho por la noche. Las olas serán altas. En la costa lloverá mucho todo el día. En la costa hará sol por la mañana. El viento será fuerte y vendrá del norte.

Los barcos pequeños deben quedarse en el puerto. En la costa puede haber un poco de niebla antes de salir el sol. Mañana estará tranquilo y seco. ¡Que pasen una noche tranquila!

# El tiempo en las montañas
Buenos días. Este es el tiempo en las montañas. En el norte estará despejado y hará frío por la mañana. En las montañas estará despejado y hará frío por la mañana. Por la tarde vendrán nubes del oeste. En las montañas puede haber una tormenta por la tarde. El viento será flojo y vendrá del oeste. Tendremos 3 grados en el norte y 14 grados en el sur.

Por favor, bajen de las montañas por la tarde. Por favor, caminen despacio. Lleven ropa de abrigo. ¡Cuídense mucho!

# La semana
Buenos días. Este es el tiempo para toda la semana. El lunes estará nublado, el martes hará sol y el miércoles habrá niebla por la mañana. En el norte lloverá un poco por la tarde. En el sur hará sol y calor todo el día. El jueves una tormenta irá del oeste al este. El viernes hará fresco, y el sábado y el domingo hará sol todo el día. El viento será flojo y vendrá del este. Tendremos 15 grados en el norte y 20 grados en el sur.

Mañana hará sol. ¡Que tengan un buen día!
`
