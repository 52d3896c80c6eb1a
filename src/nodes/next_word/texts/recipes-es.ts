/** Simple recipes in Spanish, written for this page. */
export default `# Panqueques
Necesitas dos tazas de harina, dos tazas de leche, dos huevos, una pizca de sal y un poco de mantequilla. Pon la harina y la sal en un tazón grande. Agrega la leche y mezcla hasta que la masa esté lisa. Agrega los huevos y mezcla bien. Deja descansar la masa diez minutos.

Calienta un poco de mantequilla en una sartén a fuego medio. Echa una taza pequeña de masa en la sartén. Cocina todo dos minutos, hasta que la parte de abajo esté dorada. Dale la vuelta y cocina el otro lado un minuto. Sirve los panqueques calientes, con azúcar y un poco de jugo de limón.

# Sopa de tomate
Necesitas una cebolla, dos dientes de ajo, una lata grande de tomates, dos tazas de agua, un poco de aceite, sal y pimienta. Corta la cebolla y el ajo en trozos pequeños. Calienta el aceite en una olla grande a fuego medio. Agrega la cebolla y remueve hasta que esté blanda. Agrega el ajo y remueve un minuto.

Agrega los tomates y el agua. Calienta la sopa hasta que hierva. Después baja el fuego y deja cocinar todo veinte minutos. Agrega sal y pimienta. Sirve la sopa caliente, con pan y un poco de crema.

# Pastel de manzana
Necesitas tres manzanas, dos tazas de harina, una taza de azúcar, una taza de mantequilla, tres huevos y una pizca de sal. Calienta el horno a 180 grados. Pon la mantequilla blanda y el azúcar en un tazón grande y mezcla hasta que la crema esté clara. Agrega los huevos uno por uno y mezcla bien. Agrega la harina y la sal y mezcla hasta que la masa esté lisa.

Pon la masa en un molde redondo. Pela las manzanas y córtalas en rodajas finas. Pon las rodajas sobre la masa. Hornea la masa cuarenta minutos, hasta que la parte de arriba esté dorada. Deja enfriar todo diez minutos. Sirve todo caliente, con un poco de azúcar por encima.

# Ensalada de papas
Necesitas un kilo de papas, una cebolla pequeña, tres cucharadas de vinagre, cuatro cucharadas de aceite, sal y pimienta. Pon las papas en una olla grande y cúbrelas con agua fría. Calienta el agua hasta que hierva. Deja cocinar las papas veinte minutos, hasta que estén blandas. Tira el agua.

Deja enfriar todo diez minutos. Pela las papas y córtalas en rodajas finas. Pon las rodajas en un tazón grande. Corta la cebolla en trozos pequeños. Mezcla el vinagre, el aceite, la sal y la pimienta y échalos sobre las papas. Mezcla con cuidado. Deja descansar la ensalada una hora. Sirve la ensalada fría.

# Fideos con verduras
Necesitas un paquete de fideos, dos zanahorias, una cebolla, dos dientes de ajo, tres cucharadas de salsa de soja y un poco de aceite. Calienta una olla grande de agua hasta que hierva. Agrega una cucharada de sal y los fideos y déjalos cocinar ocho minutos. Tira el agua.

Pela las zanahorias y córtalas en rodajas finas. Corta la cebolla y el ajo en trozos pequeños. Calienta el aceite en una sartén a fuego medio. Agrega las zanahorias y remueve tres minutos. Agrega la cebolla y remueve hasta que esté blanda. Agrega el ajo y remueve un minuto. Agrega los fideos y la salsa de soja y mezcla bien. Sirve todo caliente.

# Arroz con leche
Necesitas una taza de arroz, cuatro tazas de leche, tres cucharadas de azúcar y una pizca de sal. Pon la leche y el arroz en una olla grande y caliéntalos hasta que hiervan. Agrega el azúcar y la sal. Deja cocinar el arroz treinta minutos y remueve a menudo.

Deja enfriar todo diez minutos. Sirve todo caliente, con un poco de azúcar por encima.

# Pan
Necesitas cuatro tazas de harina, un cubo de levadura, una taza de agua tibia y una cucharada de sal. Pon la harina y la sal en un tazón grande. Mezcla la levadura con el agua tibia y échala sobre la harina. Amasa con las manos diez minutos, hasta que la masa esté lisa. Cubre la masa con un paño y déjala descansar una hora.

Calienta el horno a 180 grados. Hornea el pan treinta minutos, hasta que la parte de arriba esté dorada. Deja enfriar todo diez minutos. Sirve el pan caliente, con un poco de mantequilla.

# Ensalada de frutas
Necesitas dos manzanas, dos peras, un plátano, un puñado de uvas y un limón. Lava la fruta. Corta la fruta en trozos pequeños. Pon los trozos en un tazón grande. Exprime el limón y echa el jugo por encima. Mezcla con cuidado.

Deja descansar la ensalada diez minutos. Sirve la ensalada fría.

# Galletas
Necesitas dos tazas de harina, una taza de mantequilla, una taza de azúcar, dos huevos, un trozo de chocolate y una pizca de sal. Calienta el horno a 180 grados. Pon la mantequilla blanda y el azúcar en un tazón grande y mezcla hasta que la crema esté clara. Agrega los huevos uno por uno y mezcla bien. Agrega la harina y la sal y mezcla hasta que la masa esté lisa. Corta el chocolate en trozos pequeños y agrégalo.

Cubre la masa con un paño y déjala descansar una hora. Haz bolitas con las manos y ponlas en una bandeja. Aplástalas un poco. Hornea las galletas diez minutos, hasta que la parte de abajo esté dorada. Deja enfriar todo diez minutos.

# Chocolate caliente
Necesitas dos tazas de leche, media tableta de chocolate negro y una pizca de sal. Corta el chocolate en trozos pequeños. Calienta la leche a fuego medio, pero no dejes que hierva. Retira la olla del fuego. Agrega el chocolate y remueve hasta que todo esté liso.

Sirve el chocolate caliente, con un poco de crema por encima.

# Limonada
Necesitas cuatro limones, media taza de azúcar y seis tazas de agua fría. Corta los limones en dos y exprímelos. Pon el jugo y el azúcar en una jarra grande y remueve hasta que no se vea el azúcar. Agrega el agua fría y mezcla bien.

Sirve la limonada fría, con hielo y una rodaja de limón.

# Pan con queso a la sartén
Necesitas dos rebanadas de pan, dos rebanadas de queso, un tomate y un poco de mantequilla. Pon la mantequilla en el pan. Corta el tomate en rodajas finas. Pon el queso y el tomate sobre una rebanada de pan y pon la otra rebanada encima.

Calienta un poco de mantequilla en una sartén a fuego medio. Cocina todo dos minutos, hasta que la parte de abajo esté dorada. Dale la vuelta y cocina el otro lado un minuto. Sirve todo caliente.

# Pizza
Necesitas tres tazas de harina, un cubo de levadura, una taza de agua tibia, una taza de salsa de tomate, un tazón de queso y un poco de sal. Pon la harina y la sal en un tazón grande. Mezcla la levadura con el agua tibia y échala sobre la harina. Amasa con las manos diez minutos, hasta que la masa esté lisa. Cubre la masa con un paño y déjala descansar una hora.

Calienta el horno a 180 grados. Estira la masa y ponla en una bandeja. Pon la salsa de tomate y el queso sobre la masa. Hornea la pizza veinte minutos, hasta que el queso esté dorado. Sirve todo caliente.

# Fideos con salsa de tomate
Necesitas un paquete de fideos, una cebolla, dos dientes de ajo, una lata grande de tomates, un poco de aceite, sal y pimienta. Corta la cebolla y el ajo en trozos pequeños. Calienta el aceite en una sartén a fuego medio. Agrega la cebolla y remueve hasta que esté blanda. Agrega el ajo y remueve un minuto. Agrega los tomates, la sal y la pimienta. Después baja el fuego y deja cocinar todo veinte minutos.

Calienta una olla grande de agua hasta que hierva. Agrega una cucharada de sal y los fideos y déjalos cocinar ocho minutos. Tira el agua. Echa la salsa sobre los fideos y mezcla bien. Sirve los fideos calientes, con un poco de queso por encima.

# Tortilla de huevo
Necesitas cuatro huevos, una cebolla pequeña, un poco de mantequilla, sal y pimienta. Bate los huevos en un tazón con una pizca de sal. Corta la cebolla en trozos pequeños. Calienta un poco de mantequilla en una sartén a fuego medio. Agrega la cebolla y remueve hasta que esté blanda.

Echa los huevos en la sartén. Cocina todo dos minutos, hasta que la parte de abajo esté dorada. Dale la vuelta y cocina el otro lado un minuto. Agrega sal y pimienta. Sírvela caliente, con pan y una ensalada pequeña.

# Sopa de zanahoria
Necesitas cuatro zanahorias, una cebolla, cuatro tazas de agua, un poco de aceite, sal y pimienta. Pela las zanahorias y córtalas en rodajas finas. Corta la cebolla en trozos pequeños. Calienta el aceite en una olla grande a fuego medio. Agrega la cebolla y remueve hasta que esté blanda. Agrega las zanahorias y remueve tres minutos.

Agrega el agua. Calienta la sopa hasta que hierva. Después baja el fuego y deja cocinar todo veinte minutos. Agrega sal y pimienta. Sirve la sopa caliente, con pan y un poco de crema.

# Tarta de verduras
Necesitas dos tazas de harina, una taza de mantequilla, tres huevos, una taza de crema, una cebolla, dos zanahorias, un poco de aceite, sal y pimienta. Pon la harina y la sal en un tazón grande. Agrega la mantequilla fría y un poco de agua fría. Amasa con las manos diez minutos, hasta que la masa esté lisa. Cubre la masa con un paño y déjala descansar una hora.

Calienta el horno a 180 grados. Pon la masa en un molde redondo. Pela las zanahorias y córtalas en rodajas finas. Corta la cebolla en trozos pequeños. Calienta el aceite en una sartén a fuego medio. Agrega la cebolla y remueve hasta que esté blanda. Agrega las zanahorias, remueve tres minutos y pon todo sobre la masa. Mezcla los huevos, la crema, la sal y la pimienta y échalos sobre las verduras. Hornea la masa cuarenta minutos, hasta que la parte de arriba esté dorada. Deja enfriar todo diez minutos. Sirve todo caliente.

# Puré de papas
Necesitas un kilo de papas, una taza de leche caliente, un poco de mantequilla, sal y pimienta. Pon las papas en una olla grande y cúbrelas con agua fría. Calienta el agua hasta que hierva. Deja cocinar las papas veinte minutos, hasta que estén blandas. Tira el agua.

Pela las papas y aplástalas con un tenedor. Agrega la leche caliente y la mantequilla y mezcla hasta que el puré esté liso. Agrega sal y pimienta. Sirve el puré caliente, con un poco de mantequilla.
`
