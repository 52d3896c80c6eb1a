/** Fairy tales in Spanish, written for this page, in short sentences with repeated phrases, for frequent n-grams. */
export default `# El zorro y la luna
Érase una vez un pequeño zorro que vivía al borde de un bosque oscuro. Cada noche el pequeño zorro miraba la luna y decía: «Si la luna fuera mía, nunca más tendría miedo de la oscuridad».

Una noche el pequeño zorro entró en el bosque para buscar la luna. Caminó y caminó hasta que llegó a la casa de un viejo búho. «Buenas noches, viejo búho», dijo el zorro. «¿Conoces el camino a la luna?». El viejo búho lo miró durante mucho tiempo. «La luna está en el lago», dijo el búho, «pero allí hace mucho frío».

Entonces el pequeño zorro caminó y caminó hasta que llegó al lago. Y allí estaba la luna, en medio del agua. El zorro puso la pata en el agua, y la luna se rompió en cien pedazos. «¡Oh, no!», dijo el pequeño zorro, y se puso a llorar. Pero el agua se quedó quieta, y la luna volvió a estar entera.

«Ahora lo sé», dijo el pequeño zorro. «La luna no es mía, pero la luz es para todos». Y volvió a casa por el bosque oscuro, y no tuvo miedo de la oscuridad. Y si no se ha mudado, todavía vive allí.

# El rey que no podía dormir
Érase una vez un rey que no podía dormir. El rey tenía un gran castillo, una gran cama y una corona de oro, pero no podía dormir. «Quien me haga dormir», dijo el rey, «puede pedir lo que quiera».

Primero vino un sabio con una larga barba blanca. El sabio le habló al rey de las estrellas hasta que salió el sol, pero el rey no podía dormir. Después vino un cocinero con una olla de leche caliente. El rey bebió toda la leche, pero no podía dormir. Después vino una cantante con un arpa de plata. La cantante cantó toda la noche, pero el rey no podía dormir.

Por fin vino una niña del pueblo. No tenía barba, ni leche, ni arpa. «Buenas noches, rey», dijo la niña. «¿Qué has hecho hoy?». El rey pensó durante mucho tiempo. «Me he sentado en mi silla», dijo el rey, «y he mirado por la ventana». «Entonces sé por qué no puedes dormir», dijo la niña. «No estás cansado. Ven conmigo».

Entonces el rey fue con la niña al pueblo. El rey sacó agua del pozo, cortó leña para el fuego y bailó con las abuelas hasta que salió la luna. Y cuando el rey volvió a su castillo, se quedó dormido en la escalera.

Por la mañana el rey le dijo a la niña: «Puedes pedir lo que quieras». «Quiero un día de descanso», dijo la niña, «para toda la gente del pueblo». Y así fue. Desde aquel día el rey sacó su propia agua, y durmió cada noche hasta que salió el sol.

# Los tres hermanos y el gigante
Érase una vez un viejo molinero que tenía tres hijos. El primer hijo era fuerte, el segundo hijo era listo y el tercer hijo era pequeño. Un día el viejo molinero dijo a sus hijos: «Detrás de la montaña vive un gigante que se lleva nuestra harina. Vayan y díganle que no lo haga más».

El primer hijo cruzó la montaña. «Buenos días, gigante», dijo el primer hijo. «Soy fuerte y voy a luchar contigo». El gigante se rio y metió al primer hijo en su bolsillo.

El segundo hijo cruzó la montaña. «Buenos días, gigante», dijo el segundo hijo. «Soy listo y voy a decirte una adivinanza». El gigante se rio y metió al segundo hijo en su otro bolsillo.

Entonces el tercer hijo cruzó la montaña. «Buenos días, gigante», dijo el tercer hijo. «Soy pequeño y te he traído pan». El gigante no se rio. Miró el pan durante mucho tiempo. «Nunca nadie me ha traído pan», dijo el gigante. «Me llevé la harina, pero no sé cómo se hace el pan».

«Yo te enseño», dijo el tercer hijo. Entonces el gigante abrió sus bolsillos, y los tres hermanos le enseñaron cómo se hace el pan. Trabajaron hasta que se puso el sol. Y desde aquel día el gigante llevó la harina al otro lado de la montaña, y cada mañana hubo pan caliente para toda la gente del pueblo.

# La niña que hablaba con el viento
Érase una vez una niña que vivía con su abuela en una casita junto al mar. Cada mañana la niña abría la ventana y decía: «Buenos días, viento». Y el viento respondía, pero no sabía ninguna palabra. Solo decía: «Uuuh».

«Siempre estás solo», dijo la niña al viento. «Te voy a regalar una palabra». Y le regaló al viento la palabra hogar. Desde aquel día el viento pasó sobre el mar y sobre la montaña, y decía: «Hogar, hogar, hogar».

Un día la abuela no volvió del bosque. Se puso el sol, y todo quedó oscuro, y la niña tuvo miedo. Abrió la ventana y dijo: «Viento, viento, ¿dónde está mi abuela?». Y el viento entró en el bosque oscuro, y decía: «Hogar, hogar, hogar».

La vieja abuela oyó el viento. Había perdido el camino y no sabía adónde ir. Pero caminó y caminó, y el viento iba delante de ella y decía: «Hogar, hogar, hogar», hasta que vio la luz en la casita junto al mar.

La niña y su abuela bebieron leche caliente junto al fuego. «Gracias, viento», dijo la niña. Y le regaló al viento otra palabra. Si abres la ventana por la noche, todavía la puedes oír.

# El pájaro de oro
Érase una vez un pájaro de oro que vivía en una jaula en el castillo de un rey. Cada mañana el pájaro de oro cantaba una canción, y toda la gente del castillo se quedaba quieta. El rey estaba muy orgulloso. «No hay pájaro como mi pájaro», decía el rey.

Un día el pájaro de oro no cantó. El rey le dio pan, pero no cantó. El rey le dio un anillo de oro, pero no cantó. El rey le dio una jaula más grande con una puerta de plata, pero no cantó.

Entonces el rey fue a ver a la vieja que vivía al borde del bosque. «Vieja», dijo el rey, «mi pájaro de oro no canta». La vieja lo miró durante mucho tiempo. «¿De qué canta?», dijo la vieja. El rey no lo sabía. Nunca se lo había preguntado.

Entonces el rey volvió a su castillo y le dijo al pájaro: «¿De qué cantas?». Y el pájaro de oro dijo: «Cantaba del bosque, pero lo he olvidado». Entonces el rey se puso a llorar. Abrió la puerta de plata, y abrió la ventana, y el pájaro de oro se fue volando sobre el lago y sobre la montaña.

El castillo quedó en silencio durante mucho tiempo. Pero una mañana el rey oyó una canción. El pájaro de oro estaba en el árbol, delante de la ventana, y cantaba del bosque, y toda la gente del castillo se quedó quieta. Y desde aquel día vino cada mañana, porque nadie se lo había mandado.

# El dragón que tenía miedo del fuego
Érase una vez un dragón que tenía miedo del fuego. Todos los otros dragones sabían echar fuego. Cuando el pequeño dragón abría la boca, solo salía un poco de humo, y él cerraba los ojos.

«Un dragón que tiene miedo del fuego no es un dragón», dijeron los otros dragones. Entonces el pequeño dragón se marchó. Caminó y caminó hasta que llegó a un pueblo detrás de la montaña. La gente lo vio y tuvo mucho miedo. «¡Un dragón!», dijo la gente. «¡Va a quemar las casas!».

«Yo también tengo miedo del fuego», dijo el pequeño dragón. La gente lo miró durante mucho tiempo. Entonces una niña dijo: «¿Tienes hambre?». Y le dio pan caliente y una olla de sopa.

Una noche hubo fuego en el pueblo. El viejo molino ardía, y la gente sacaba agua del pozo, pero no había bastante agua. Y el pequeño dragón tuvo mucho miedo. Pero pensó en el pan caliente y en la niña. Voló hasta el lago, y bebió y bebió hasta que fue tan grande como una casa. Después voló sobre el fuego y abrió la boca, y no salió fuego ni humo. Solo salió agua.

El fuego se apagó. «Gracias, dragón», dijo la gente del pueblo. Y desde aquel día no tuvo miedo del fuego, y el fuego tuvo miedo de él.

# La vieja y la estrella
Érase una vez una vieja que vivía sola en una montaña. Cada noche ponía una luz en la ventana. «¿Por qué pones una luz en la ventana?», decía la gente del pueblo. «Nadie vive en la montaña, solo tú». «Nunca se sabe», decía la vieja.

Una noche una estrella cayó del cielo. Cayó y cayó hasta que llegó a la montaña, y perdió el camino en la nieve. La estrella era muy pequeña y tenía mucho frío, y se puso a llorar. Entonces vio la luz en la ventana.

La estrella caminó y caminó por la nieve hasta que llegó a la casita. «Buenas noches», dijo la estrella. «¿Puedo entrar?». «Entra», dijo la vieja. «He puesto una luz en la ventana para ti». «¿Sabías que yo iba a venir?», dijo la estrella. «No», dijo la vieja, «pero nunca se sabe».

La estrella bebió leche caliente junto al fuego y durmió en la gran cama. Por la mañana la estrella brillaba otra vez. «Puedes pedir lo que quieras», dijo la estrella. La vieja pensó durante mucho tiempo. «Quiero a alguien con quien hablar», dijo la vieja.

Entonces la estrella volvió al cielo. Pero cada noche, cuando la vieja pone la luz en la ventana, la estrella está sobre la casa, y hablan hasta que sale el sol.

# El lobo que quería ser oveja
Érase una vez un lobo que quería ser oveja. «Las ovejas nunca están solas», decía el lobo, «y yo siempre estoy solo». Entonces el pequeño lobo se puso un abrigo blanco y fue a ver a las ovejas.

«Buenos días, ovejas», dijo el lobo. «Soy una oveja». Las ovejas lo miraron durante mucho tiempo. «Tienes los dientes muy grandes», dijo la primera oveja. «Como mucha hierba», dijo el lobo. «Tienes la cola muy larga», dijo la segunda oveja. «Hace frío en el bosque», dijo el lobo. «Tienes un abrigo muy bonito», dijo la oveja más pequeña, y el pequeño lobo estuvo tan contento que se puso a llorar.

Así vivió el lobo con las ovejas. Comía hierba, y la hierba no estaba buena. Dormía en la nieve, y la nieve estaba muy fría. Pero nunca estaba solo.

Una noche salió un oso del bosque oscuro. Las ovejas tuvieron mucho miedo. Entonces el pequeño lobo se quitó el abrigo blanco y abrió la boca, y el oso vio sus dientes muy grandes y se marchó.

Ahora las ovejas sabían que era un lobo. «No soy una oveja», dijo el lobo, y quiso volver al bosque. «Lo sabemos», dijo la oveja más pequeña. «Siempre lo hemos sabido. Ven a dormir. Es tarde». Y desde aquel día el lobo vivió con las ovejas, y no necesitó el abrigo.

# La gata lista y los dos reyes
Éranse una vez dos reyes que no se querían. El primer rey vivía a un lado del lago, y el segundo rey vivía al otro lado del lago. «El lago es mío», decía el primer rey. «No, el lago es mío», decía el segundo rey. Y así era cada día.

Junto al lago vivía una gata muy lista. Un día la gata lista fue a ver al primer rey. «Buenos días, rey», dijo la gata. «El otro rey dice que el lago puede ser tuyo, pero tienes que contar los peces». El primer rey se rio. Bajó al agua y se puso a contar.

Después la gata lista fue a ver al segundo rey. «Buenos días, rey», dijo la gata. «El otro rey dice que el lago puede ser tuyo, pero tienes que contar los peces». El segundo rey se rio. Bajó al agua y se puso a contar.

Contaron hasta que se puso el sol. Cuando el primer rey había contado cien peces, los peces nadaron al otro lado del lago. Cuando el segundo rey había contado cien peces, los peces volvieron. «No saben de quién son», dijo el primer rey. «No lo quieren saber», dijo el segundo rey. Y los dos reyes se miraron durante mucho tiempo, y se pusieron a reír.

Desde aquel día el lago fue para todos, y cada noche los dos reyes se sentaron junto al agua. ¿Y la gata lista? Se comió los peces.

# El niño que encontró una palabra
Érase una vez un niño que encontró una palabra en el bosque. Era una palabra muy pequeña y tenía mucho frío. Entonces el pequeño niño metió la palabra en su bolsillo y volvió a casa.

«¿Qué tienes en el bolsillo?», dijo su madre. «Una palabra», dijo el niño. «Déjame ver», dijo su madre. Y el pequeño niño abrió el bolsillo, pero la palabra tuvo miedo y no salió.

El niño le dio a la palabra leche caliente y un poco de pan. Cada día la palabra era un poco más grande. Cuando el niño estaba triste, la palabra estaba caliente en su bolsillo. Cuando el niño tenía miedo de la oscuridad, la palabra brillaba como una estrella.

Un día un viejo llegó al pueblo. Había perdido todo lo que tenía, y se sentó junto al pozo y se puso a llorar. Nadie sabía qué decir. Entonces el niño fue a ver al viejo y abrió el bolsillo, y la palabra salió. El viejo miró al niño durante mucho tiempo, y después ya no estaba triste.

«¿Qué palabra era?», dijo la gente del pueblo. Pero el niño no lo sabía. La había regalado. Y si caminas por el bosque y buscas durante mucho tiempo, todavía la puedes encontrar.
`
