/** Words of a line mean its first one, which the English lists know; the second is how it is called. */
export const SPANISH_LEXICON = `
joy alegría alegrías felicidad
excitement emoción entusiasmo
love amor amo ama amas adoro adora encanta encantan encantó encantaba amar amamos quererte enamorado enamorada cariño
calm calma tranquilidad calmado tranquilita serena relax relajarme
trust confianza confío
hope esperanza esperanzado
pride orgullo
proud orgulloso orgullosa orgullosos orgullosas
gratitude gratitud agradecimiento
grateful agradecido agradecida agradecer agradezco agradecidos
thanks gracias
fun diversión divertido divertida diverti divierto divertimos divertía divertirme guay divertidos divertidas divertirse entretenido entretenida
funny gracioso graciosa chistoso chistosa cómico graciosos graciosas chistes
wonder asombro
wonderful maravilloso maravillosa
magic magia mágico mágica
curiosity curiosidad
curious curioso curiosa curiosos interesante interesantes
surprise sorpresa sorprendido sorprendida sorprende sorprender sorprendió sorprendente sorprendidos flipando flipé
amazed asombrado asombrada alucinado
nostalgia nostalgia añoranza
homesick nostálgico
sadness tristeza pena
sad triste tristes tristón entristece entristecí tristona tristísimo tristísima apenado apenada deprimido deprimida llorón desanimado desanimada desconsolado hundido hundida entristecido bajón
unhappy infeliz desgraciado
crying llorar lloro llora llorando lloré lloraba lloró lloran llorado lloriquear sollozar llore
tears lágrimas lágrima
died murió murieron muere morirse muerto muerta morido fallecido falleció morir fallecer muerte
disappointed decepcionado decepcionada desilusionado decepción decepcionados desilusión desilusionada decepcionante
upset disgustado disgustada dolido disgusto ofendido ofendida chafado chafada fastidiado discusión discutir discutieron discutimos bronca pelea pelear peleamos pelean peleado
sorry lástima
loneliness soledad
lonely solitario solitaria abandonado abandonada aislado aislada
tiredness cansancio
tired cansado cansada cansados agotado agotada cansancio rendido rendida reventado cansadísimo cansadísima cansadas molido molida muerto_de_sueño sin_fuerzas agotador agotadora
exhausted exhausto exhausta
sleepy sueño dormido adormilado bostezar
boredom aburrimiento
boring aburrido aburrida aburridos aburren aburridas rollo tostón tostonazo peñazo pesadez eterna eterno interminable soso sosa
bored aburro aburre aburrirme aburrí aburrimos aburren aburridísimo aburridísima
fear miedo temor terror
afraid asustado asustada asustó asusta asusté temo asustados asustan asustaba asustar susto sustos temblar temblando aterra cague miedica asustadísimo asustadísima temblé pánico
scary terrorífico miedoso espeluznante escalofriante tenebroso tenebrosa miedosa espeluznantes terrorífica horripilante
terrified aterrado aterrorizado aterrada
worry preocupación preocupa
worried preocupado preocupada preocupo agobio preocupar preocupados preocupadísimo angustia angustiado angustiada intranquilo intranquila agobia agobiar inquieto inquieta
nervous nervioso nerviosa nervios nerviosos nerviosas nerviosísimo nerviosísima ansioso ansiosa ansiedad
stressed estresado estresada estrés agobiado agobiada estresa agobiados
anger ira rabia enojo enfado
angry enojado enojada enfadado enfadada enojo_mucho molesto molesta cabreado enfadé enojé furia harto harta hartos enfadados enojados mosqueado mosqueada rabioso enojar enfadar enfadadísimo enfadadísima enojadísima enojadísimo cabreada cabreo cabrea rabieta indignado indignada enfada enoja furibundo
furious furioso furiosa
hate odio odia odiar odiaba odian detesto odiosa odioso detestar aborrezco
annoying pesado fastidia fastidioso molesta_mucho molestan fastidian pesada pesados pesadas fastidio irritante irrita molestar molestando insoportable insoportables plasta cansino cansina
unfair injusto injusta injusticia injustos trampa trampas tramposo tramposa
mean cruel malvado malvada antipático antipática borde grosero grosera
disgust asco repugnancia
disgusting asqueroso asquerosa repugnante asquito asquerosos asco_de asquerosidad asquerosas repugna repelente vomitivo vomitiva asquea arcadas da_grima sabe_fatal sabe_mal
yuck puaj guácala guacala uf_qué_asco
stink apesta apestan hediondo peste huele_fatal huele_mal
envy envidia celos
jealous celoso celosa envidioso envidiosa celosos envidio envidiosos
shame vergüenza
embarrassed avergonzado avergonzada vergonzoso avergonzados ridículo ridícula sonrojé
shy tímido tímida vergonzosa
guilty culpable culpa
confusion confusión
confused confundido confundida lioso confundir perdidísimo liado liada
pain dolor duele duelen dolió dolía doliendo dolores me_escuece escuece quemé quemado torcí torcido
sick enfermo enferma enfermos mareado vomité vomitar resfriado resfriada gripe constipado enfermé malito malita vómito vómitos náuseas mareada mareo marearme mareos tos catarro anginas varicela pachucho pachucha indigestión
fever fiebre febril calentura
happy feliz felices contento contenta contentos alegre alegres alegro alegra alegrar contentísimo contentita dichoso animado animada encantado encantada
excited emocionado emocionada ilusionado ilusionada ilusión entusiasmado emocionados impaciente ilusionadísimo deseando
exciting emocionante
hooray yupi yuju hurra viva bravo
won gané ganamos ganado ganó ganaron ganaba gana
lost perdí perdió perdimos perdido perdida perdieron perder pierdo pierde perdiendo
good bueno
nice bonito
great genial estupendo estupenda fantástico fantástica guay_de increíble excelente mejor bárbaro súper molón alucinante espectacular flipante fenomenal chévere padrísimo chulo chula chulos chulas chuli buenísimo buenísima buenísimos buenísimas estupendamente fenómeno maravilla increíbles geniales guapísimo guapo guapa padre_mola bestial brutal brutales épico magnífico magnífica asombroso asombrosa bacán bacano copado padrísima chéveres chido chida mejores divino divina lujo molona
beautiful hermoso hermosa precioso preciosa bello bonitos bonitas preciosos bonita lindo linda amable
delicious delicioso deliciosa rico rica riquísimo sabroso ricos ricas rico_rico riquísima riquísimos riquísimas sabrosa sabrosos delis exquisito exquisita saben_genial sabe_genial sabe_bien ñam rechupete
perfect perfecto perfecta
enjoy gusta gustan gustó gustaba disfruto disfruté disfrutar mola molan disfrutando disfrutamos divertirnos gustaron encantaron apasiona flipa chifla
lucky suerte afortunado
bad malo mal
lousy mala malos malas mal_humor malísimos malísimas peor peores
terrible terrible horrible fatal espantoso pésimo horrorosa horroroso malísimo malísima feísimo pésima horribles terribles fatales desastre desastroso horror porquería asquerosísimo pésimos deplorable tragedia
wrong equivocado mal_hecho
difficult difícil difíciles complicado complicada complicados dificilísimo
easy fácil fáciles
ugly feo fea
broken fractura
problem problema problemas
useless inútil inútiles
peaceful tranquilo tranquila pacífico sereno
relaxed relajado relajada relajante
peace paz
quiet silencio silencioso
safe seguro segura a_salvo
brave valiente valientes valentía valor
honest honesto honesta
relieved aliviado aliviada alivio menos_mal
laugh reír río_mucho risa reímos ríe reí carcajadas reírnos reírme risas carcajada partimos_de_risa
smile sonrisa sonreír
hug abrazo abrazó abrazos abrazar achuchón
kiss beso besos besito besitos
praised felicitó felicitaron felicitado
gift regalo regalos regalaron regaló regalar regalado regalazo
birthday cumpleaños cumple cumples cumpleañera
party fiesta fiestas celebración
vacation vacaciones vacas puente
weekend fin_de_semana finde
summer verano
winter invierno
autumn otoño
spring primavera
christmas navidad navidades
easter pascua
halloween halloween
holiday feriado festivo
friend amigo mejor_amigo mejor_amiga mejores_amigos mejores_amigas amiga amigos amigas amistad amiguito amiguita compi
family familia
mother madre mamá mami mama
father padre papá papi papa
sister hermana hermanita hermanas
brother hermano hermanito hermanos
grandmother abuela abuelita
grandpa abuelo abuelito
baby bebé
child niño niña niños niñas chico chica
teacher profe profesor profesora maestro maestra profes seño señorita tutora tutor
school escuela colegio cole instituto recreo colegios escuelita insti guardería
class clase clases aula
homework deberes tarea tareas deber
exam examen exámenes control prueba exámen pruebas
lesson lección
math mates matemáticas mate matemática aritmética
history historia_antigua
science ciencias ciencia naturales biología
book libro libros
read leer leo leí leyendo
write escribir escribo escribí escribe
learn aprender aprendo aprendí
study estudiar estudio estudié
pencil lápiz lápices boli bolígrafo rotulador
backpack mochila mochilas estuche
student alumno alumna estudiante
game juego juegos partido videojuego
match partida
play jugar juego_con juega jugando jugamos jugué
toy juguete juguetes muñeca muñeco
joke chiste broma
sing cantar canto cantamos
dance bailar bailo baile
song canción canciones
music música músicas flauta
guitar guitarra
piano piano
football fútbol futbol
sport deporte deportes gimnasia educación_física
team equipo
ball pelota balón balones
swim nadar nado piscina
run correr corro corre
jump saltar salto
train tren trenes trenecito metro tranvía
travel viaje viajar
holiday_trip excursión
hotel hotel
ticket billete entrada boleto
airport aeropuerto avión
dream sueños soñar soñé
sleep dormir duermo duerme dormí
bed cama
night noche
day día días
morning mañana_por_la_mañana
evening tarde atardecida
dark oscuro oscura oscuridad oscuros oscuras oscurito oscurísimo
darkness tinieblas
light claro clara luz lámpara_encendida clarito clarita claritos claros claras
pale pálido
bright brillante brillantes
pastel pastel_claro
monster monstruo monstruos
nightmare pesadilla pesadillas
danger peligro peligroso
knife cuchillo
blood sangre
thunder trueno truenos tronó
alarm alarma sirena
fight lucha combate
hit pegó pegar
shout gritar gritó gritos gritan grita
steal robó robaron robar
liar mentiroso mentira
stupid tonto tonta estúpido idiota tontería tonterías tontos tontas bobo boba
cat gato gata gatos gatito gatita gatitas gatote minino michi
kitten gatitos
dog perro perra perros perrito perrita perritos mascota_perro perrazo cachorros perrote
puppy cachorro cachorrito
bird pájaro pájaros ave loro pajarito pajarita paloma águila canario gorrión periquitos búho lechuza cigüeña aves gaviota
fish pez peces pescado pececito pecera pececitos sardina atún trucha
horse caballo caballos poni yegua caballito potro yeguas caballitos ponis
unicorn unicornio unicornios
rabbit conejo conejito conejos conejitos conejita liebre
bear oso osito osos osita panda osezno koala
mouse ratón ratones ratoncito ratoncita rata hámster hamster cobaya
elephant elefante elefantes elefantito
lion león leona leones leoncito leonas
tiger tigre tigres tigresa
fox zorro
wolf lobo
frog rana ranas sapo ranita sapos
snake serpiente serpientes culebra víbora serpientita
spider araña arañas arañita tarántula
bee abeja abejas abejita avispa abejorro
butterfly mariposa mariposas mariposita
duck pato patos patita oca
chick pollito pollitos
penguin pingüino pingüinos
monkey mono monos gorila mona monito monitos chimpancé gorilas
pig cerdo cerdos cerdito cerdita puerco chancho cochinito
whale ballena ballenas
dolphin delfín delfines
shark tiburón tiburones tiburoncito
bat murciélago
crow cuervo
dinosaur dinosaurio dinosaurios dino dinos tiranosaurio
dragon dragón dragones dragoncito
turtle tortuga tortugas tortuguita
snail caracol caracoles
animal animal animales
zoo zoológico zoo
pet mascota
flower flor flores florecita florecitas amapola
rose rosas rosita
tree árbol árboles arbolito arbolitos palmera manzano
leaf hoja hojas
forest bosque bosques
jungle selva
garden jardín
park parque
grass hierba césped
meadow prado campo
cactus cactus
mountain montaña montañas montañita sierra cordillera monte cerro
sea mar marítimo
ocean océano
wave ola olas
beach playa playas playita orilla
sand arena
desert desierto
lake lago lagos laguna
river río ríos arroyo
water agua
puddle charco charcos
rain lluvia llueve lloviendo llovió llover llovía lluvioso llovizna lluvias gotas llueva lluviosos lloverá aguacero chaparrón diluvio lluviosa
umbrella paraguas
snow nieve nevando nieva nevó nevar nevada copos nevará nevadas nevado
snowman muñeco_de_nieve
ice hielo granizo graniza congelado hielos
sun sol solazo solecito soleados
sunny soleado soleada despejado
cloud nube nubes nublado nubarrones nubecita nubecitas nubladísimo nublada nubosos
wind viento ventoso vientos ventarrón vendaval airecito
storm tormenta tempestad tormentas truena tronando tronar tormentoso tormentón relampaguea
lightning rayo relámpago
fog niebla nieblas neblina neblinoso
sky cielo
rainbow arcoíris arco_iris arcoiris
star estrella estrellas estrellita estrellitas estrellado
moon luna lunita luna_llena
space espacio universo
planet planeta
rocket cohete nave cohetes
astronaut astronauta
sunset puesta_de_sol
sunrise amanecer
fire fuego incendio
volcano volcán
candle vela velas
lamp lámpara
weather tiempo_atmosférico clima
temperature temperatura
cold frío fría helado_de_frío fresco friecito congelada helando tiritando
hot calor caliente caluroso calorazo calurosa calorcito calores bochorno
house casa casita casitas cabaña casas
home hogar
castle castillo castillos
city ciudad
key llave
crown corona coronas
king rey príncipe reyes reyecito
queen reina reinas
princess princesa princesas princesita
car coche carro auto coches carrito cochecito
bus autobús bus autobuses
boat barco barca barquito barcos yate
ship buque buques
robot robot robots robótica robotito
computer ordenador computadora
phone teléfono móvil celular teléfonos
bicycle bicicleta bici
kite cometa cometas
ghost fantasma fantasmas fantasmita fantasmitas
witch bruja brujas brujita
shadow sombra
heart corazón corazones corazoncito
stone piedra
gold oro
treasure tesoro
diamond diamante
apple manzana manzanas manzanita
pear pera peras peritas
banana plátano plátanos banana bananas
lemon limón limones limonada limoncito
strawberry fresa fresas fresitas frutilla frutillas
cherry cereza
grape uva uvas
tomato tomate tomates
carrot zanahoria zanahorias
pumpkin calabaza
corn maíz
mushroom seta hongo champiñón champiñones setas
bread pan bocadillo bocata bocatas sándwich barra_de_pan panecillo panecillos tostada tostadas bocadillos
butter mantequilla
cheese queso
honey miel
milk leche leches batido
icecream helado helados polo heladito
chocolate chocolate chocolates bombón chocolatina bombones chocolatinas
cake pastel tarta torta bizcocho magdalena magdalenas tartas pasteles bizcochos queque
cookie galleta galletas galletitas
candy caramelo dulces golosinas chuches gominolas chucherías golosina piruleta caramelos chuche gominola chicle chicles piruletas
pizza pizza pizzas
soup sopa caldo lentejas sopas puré potaje
salad ensalada
pasta pasta macarrones espaguetis espagueti fideos macarrón tallarines
rice arroz
spinach espinacas
vegetables verduras verdura brócoli coliflor acelgas judías
fruit fruta frutas
meat carne
egg huevo huevos tortilla
coffee café
tea té
juice zumo jugo jugos
orange_juice zumo_de_naranja naranjas
sugar azúcar
salt sal
chili chile_picante guindilla
pepper pimienta pimiento
spicy picante
sweet dulce dulzura
food comida alimento
eat comer como_mucho comí comemos
cook cocinar cocino cocina
dinner cena
lunch almuerzo
breakfast desayuno
hungry hambre
recipe receta
cup taza
price precio precios
cost cuesta costar cuestan
buy comprar compro compra compras
pay pagar pago pagos
bill factura facturas cuenta
money dinero
expensive caro cara
cheap barato barata
sell vender venta ventas
shop tienda
order pedido
refund reembolso devolución
repair reparar reparación taller arreglar arreglo
help ayuda ayudar ayudarme ayúdame ayudó ayudas
fix arregla
doctor médico doctor doctora
hospital hospital
health salud
job trabajo
story cuento cuentos historia historias
poem poema
letter carta
draw dibujar dibuja dibujo pinta pintar dibújame
color color colores
science_lab laboratorio
news noticias noticia
world mundo
nature naturaleza
love_letter carta_de_amor
language idioma lengua
word palabra palabras
number número
time tiempo hora
today hoy
tomorrow mañana
yesterday ayer
old viejo vieja
new nuevo nueva
big grande grandes enorme
small pequeño pequeña
fast rápido rápida
slow lento despacio
loud ruidoso ruido
strong fuerte
weak débil
urgent urgente emergencia
idea idea
question pregunta
secret secreto
adventure aventura aventuras aventurero
mystery misterio
memory recuerdo recuerdos
future futuro
alone solito solo sola
light_bulb bombilla
garbage basura
toilet baño váter
smell olor huele
hair pelo
dress vestido
hat gorra sombrero gorro
christmas_tree árbol_de_navidad
red rojo roja rojos rojas rojizo rojito colorado colorada
crimson carmesí
ruby rubí
raspberry frambuesa
burgundy granate
vermilion bermellón
orange naranja naranjas_color anaranjado anaranjada
tangerine mandarina
apricot albaricoque
peach melocotón
coral coral
salmon salmón
yellow amarillo amarilla amarillos amarillas amarillito amarillento
golden dorado dorada
amber ámbar
mustard mostaza
cream crema
beige beige
green verde verdes verdoso verdecito verdosa
olive oliva
emerald esmeralda esmeraldas
mint menta
sage salvia
lime lima
jade jade
teal verde_azulado
turquoise turquesa turquesas
cyan cian
aquamarine aguamarina
blue azul azules azulado azulada azulito azulitos azuladas
navy azul_marino
sapphire zafiro
azure azur
sky_blue celeste azul_cielo celestes
indigo índigo
purple morado morada púrpura moradas morados lilas moraditos morado_oscuro
violet violeta
lavender lavanda
lilac lila
magenta magenta
fuchsia fucsia
pink rosa rosado rosada rositas rosados rosadas zapatos_rosas zapatillas_rosas flores_rosas gafas_rosas calcetines_rosas paredes_rosas botas_rosas
brown marrón café_color marrones café_claro castaños
tan tostado
khaki caqui
dusty_rose rosa_viejo
sienna siena
chestnut castaño
bronze bronce
rust óxido
silver plateado plateada
gray gris grises grisáceo grisáceos grisecito
charcoal gris_carbón
slate pizarra
black negro negra negros negras negrito
white blanco blanca blancos blancas blanquito
ivory marfil
a_good_feeling una_buena_sensación
a_bad_feeling una_mala_sensación
feeling_unwell malestar
neutral neutral neutro
mood ánimo
happiness felicidad
stress estrés
energy energía
spiciness picor
interest interés
score puntuación
check bien_hecho
x equis
warning advertencia
info información
sparkles chispas
lightbulb bombilla
bulb bombilla
drop gota
snowflake copo_de_nieve
note nota_musical
scared asustado
midnight medianoche
thumbsup pulgar_arriba
question_mark interrogación
free libre libres gratis
room habitación cuarto
view vista
update actualiza actualizar
create crea crear
haha jaja jajaja jajajaja jeje jejeje
hilarious chistosísimo
wow guau wow hala
lovely amables encantador encantadora cariñoso cariñosa simpático simpática simpáticos majo maja
splendid buena buenos buenas bien buen
fed_up harto harta hartos
miss extraño
failed suspendí suspendido suspenso cateado fracasar fracasé suspender suspendieron suspensos cateé reprobar reprobé reprobado
hurt lastimé lastimado herida herir hirió caído
disgusted asqueado
sunflower girasol girasoles
wheat trigo paja
lava lava
brick ladrillo ladrillos
lizard lagarto lagartija iguana
crocodile cocodrilo cocodrilos
pea guisantes
kiwi kiwi kiwis
avocado aguacate
cucumber pepino
crab cangrejo
lobster langosta
tulip tulipán tulipanes
daisy margarita margaritas
oak roble
pine pino pinos
moss musgo
pond charca estanque
hurricane huracán
tornado tornado tornados
breeze brisa
iceberg iceberg
frost helada escarcha
galaxy galaxia galaxias
skeleton esqueleto esqueletos
skull calavera calaveras
cave cueva
raven cuervos
plum ciruela ciruelas
blueberry arándanos arándano
goldfish pez_de_colores
duckling patito patitos
pancake tortita tortitas panqueques
yogurt yogur yogures
hill colina
rock roca rocas
street calle calles
building edificio edificios
palace palacio
lock candado
taxi taxi
sailboat velero
laptop portátil
tablet tableta tablet
library biblioteca
bone hueso huesos
mud lodo
santa papá_noel reyes_magos
vampire vampiro vampiros
parrot loro periquito cotorra
watermelon sandía
celebrate celebrar celebramos
success aprobar aprobé aprobado aprobamos aprobaron conseguir conseguí lograr logré superé sobresaliente notable matrícula acerté acertar
trophy premio premios medalla medallas trofeo trofeos diploma copa
champion campeón campeona campeones campeonas
hero héroe heroína
favorite favorito favorita favoritos favoritas preferido preferida preferidos preferidas
cute adorable adorables tierno tierna monísimo monísima
win victoria
winner ganador ganadora
discouraged desmotivado
regret arrepentir arrepiento arrepentido arrepentida
excluded excluido excluida apartado apartada rechazado rechazada
overwhelmed abrumado abrumada desbordado
frustrated frustrar frustrado frustrada frustra frustración desesperado desesperada desespera
ashamed avergüenza avergonzar
ruined roto rota rompió rompieron rompí estropeado averiado averiada estropeada romper rompe averió arruinar arruinó estropear estropeó
neon fosforito fluorescente neón flúor
tonight esta_noche
brilliant inteligente inteligentes
festival feria circo parque_de_atracciones carnaval verbena
`
