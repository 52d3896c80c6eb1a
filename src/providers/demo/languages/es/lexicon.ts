/** Words of a line mean its first one, which the English lists know; the second is how it is called. */
export const SPANISH_LEXICON = `
joy alegría alegrías felicidad
excitement emoción entusiasmo
love amor amo ama amas adoro adora encanta encantan encantó encantaba amar amamos
calm calma tranquilidad calmado
trust confianza confío
hope esperanza
pride orgullo
proud orgulloso orgullosa orgullosos orgullosas
gratitude gratitud agradecimiento
grateful agradecido agradecida
thanks gracias
fun diversión divertido divertida diverti divierto divertimos divertía divertirme guay divertidos divertidas divertirse entretenido entretenida
funny gracioso graciosa chistoso chistosa cómico graciosos graciosas chistes
wonder asombro
wonderful maravilloso maravillosa
magic magia mágico mágica
curiosity curiosidad
curious curioso curiosa
surprise sorpresa sorprendido sorprendida sorprende
amazed asombrado asombrada alucinado
nostalgia nostalgia añoranza
homesick nostálgico
sadness tristeza pena
sad triste tristes tristón entristece entristecí tristona
unhappy infeliz desgraciado
crying llorar lloro llora llorando lloré lloraba lloró lloran llorado lloriquear
tears lágrimas lágrima
died murió murieron muere morirse muerto muerta morido fallecido falleció
disappointed decepcionado decepcionada desilusionado decepción
upset disgustado disgustada dolido
sorry lástima
loneliness soledad
lonely solo sola solitario solitaria
tiredness cansancio
tired cansado cansada cansados agotado agotada cansancio rendido rendida reventado
exhausted exhausto exhausta
sleepy sueño dormido
boredom aburrimiento
boring aburrido aburrida aburridos aburren aburridas rollo tostón
bored aburro aburre aburrirme aburrí aburrimos aburren
fear miedo temor terror
afraid asustado asustada asustó asusta asusté temo asustados asustan asustaba
scary terrorífico miedoso espeluznante escalofriante
terrified aterrado aterrorizado aterrada
worry preocupación preocupa
worried preocupado preocupada preocupo agobio
nervous nervioso nerviosa nervios
stressed estresado estresada estrés agobiado agobiada
anger ira rabia enojo enfado
angry enojado enojada enfadado enfadada enojo_mucho molesto molesta cabreado enfadé enojé furia harto harta hartos enfadados enojados mosqueado mosqueada rabioso
furious furioso furiosa
hate odio odia odiar odiaba odian detesto
annoying pesado fastidia fastidioso molesta_mucho molestan fastidian pesada pesados pesadas fastidio
unfair injusto injusta
mean cruel
disgust asco repugnancia
disgusting asqueroso asquerosa repugnante asquito asquerosos asco_de
yuck puaj guácala guacala uf_qué_asco
stink apesta apestan hediondo peste huele_fatal huele_mal
envy envidia celos
jealous celoso celosa envidioso envidiosa
shame vergüenza
embarrassed avergonzado avergonzada vergonzoso avergonzados
shy tímido tímida vergonzosa
guilty culpable culpa
confusion confusión
confused confundido confundida lioso
pain dolor duele duelen dolió dolía
sick enfermo enferma enfermos mareado vomité vomitar resfriado resfriada gripe constipado
fever fiebre febril
happy feliz felices contento contenta contentos alegre alegres alegro alegra alegrar contentísimo
excited emocionado emocionada ilusionado ilusionada ilusión entusiasmado emocionados impaciente
exciting emocionante
hooray yupi yuju hurra viva bravo
won gané ganamos ganado ganó ganaron ganaba gana
lost perdí perdió perdimos perdido perdida perdieron perder pierdo pierde perdiendo
good bueno buena buenos buenas bien buen
nice bonito bonita lindo linda amable
great genial estupendo estupenda fantástico fantástica guay_de increíble excelente mejor bárbaro súper molón alucinante espectacular flipante fenomenal chévere padrísimo chulo chula chulos chulas chuli buenísimo buenísima
beautiful hermoso hermosa precioso preciosa bello bonitos bonitas preciosos
delicious delicioso deliciosa rico rica riquísimo sabroso ricos ricas rico_rico
perfect perfecto perfecta
enjoy gusta gustan gustó gustaba disfruto disfruté disfrutar mola molan
lucky suerte afortunado
bad malo mala mal malos malas mal_humor
terrible terrible horrible fatal espantoso pésimo horrorosa horroroso malísimo malísima feísimo pésima
wrong equivocado mal_hecho
difficult difícil difíciles complicado
easy fácil fáciles
ugly feo fea
broken roto rota rompió rompieron rompí estropeado averiado averiada estropeada
problem problema problemas
useless inútil
peaceful tranquilo tranquila pacífico sereno
relaxed relajado relajada relajante
peace paz
quiet silencio silencioso
safe seguro segura a_salvo
brave valiente valientes
honest honesto honesta
relieved aliviado aliviada alivio
laugh reír río_mucho risa reímos ríe reí carcajadas
smile sonrisa sonreír
hug abrazo abrazó abrazos
kiss beso besos
praised felicitó felicitaron felicitado
gift regalo regalos regalaron regaló
birthday cumpleaños cumple
party fiesta fiestas
vacation vacaciones
weekend fin_de_semana finde
summer verano
winter invierno
autumn otoño
spring primavera
christmas navidad navidades
easter pascua
halloween halloween
holiday feriado festivo
friend amigo amiga amigos amigas amistad
family familia
mother madre mamá mami mama
father padre papá papi papa
sister hermana hermanita hermanas
brother hermano hermanito hermanos
grandmother abuela abuelita
grandpa abuelo abuelito
baby bebé
child niño niña niños niñas chico chica
teacher profe profesor profesora maestro maestra profes seño
school escuela colegio cole instituto recreo
class clase clases aula
homework deberes tarea tareas deber
exam examen exámenes control prueba
lesson lección
math mates matemáticas
history historia_antigua
science ciencias ciencia
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
music música
guitar guitarra
piano piano
football fútbol futbol
sport deporte deportes
team equipo
ball pelota balón balones
swim nadar nado piscina
run correr corro corre
jump saltar salto
train tren trenes
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
dark oscuro oscura oscuridad
darkness tinieblas
light claro clara luz lámpara_encendida
pale pálido
bright brillante
pastel pastel_claro
monster monstruo monstruos
nightmare pesadilla pesadillas
danger peligro peligroso
knife cuchillo
blood sangre
thunder trueno truenos tronó
alarm alarma sirena
fight pelea pelear peleamos pelean peleado
hit pegó pegar
shout gritar gritó gritos
steal robó robaron robar
liar mentiroso mentira
stupid tonto tonta estúpido idiota
cat gato gata gatos gatito gatita gatitas
kitten gatitos
dog perro perra perros perrito perrita perritos mascota_perro
puppy cachorro cachorrito
bird pájaro pájaros ave loro
fish pez peces pescado pececito pecera
horse caballo caballos poni yegua caballito potro
unicorn unicornio
rabbit conejo conejito conejos conejitos
bear oso osito osos osita
mouse ratón ratones ratoncito
elephant elefante elefantes
lion león leona leones
tiger tigre tigres
fox zorro
wolf lobo
frog rana ranas sapo
snake serpiente serpientes
spider araña arañas
bee abeja abejas
butterfly mariposa mariposas
duck pato patos
chick pollito
penguin pingüino pingüinos
monkey mono monos gorila
pig cerdo cerdos cerdito
whale ballena ballenas
dolphin delfín delfines
shark tiburón tiburones
bat murciélago
crow cuervo
dinosaur dinosaurio dinosaurios
dragon dragón dragones
turtle tortuga tortugas tortuguita
snail caracol caracoles
animal animal animales
zoo zoológico zoo
pet mascota
flower flor flores florecita
rose rosas
tree árbol árboles arbolito
leaf hoja hojas
forest bosque
jungle selva
garden jardín
park parque
grass hierba césped
meadow prado campo
cactus cactus
mountain montaña montañas montañita
sea mar
ocean océano
wave ola olas
beach playa playas
sand arena
desert desierto
lake lago
river río
water agua
puddle charco charcos
rain lluvia llueve lloviendo llovió llover llovía lluvioso llovizna lluvias gotas
umbrella paraguas
snow nieve nevando nieva nevó nevar nevada copos
snowman muñeco_de_nieve
ice hielo
sun sol solazo
sunny soleado
cloud nube nubes nublado nubarrones
wind viento ventoso vientos
storm tormenta tempestad tormentas truena tronando tronar
lightning rayo relámpago
fog niebla nieblas
sky cielo
rainbow arcoíris arco_iris
star estrella estrellas
moon luna
space espacio universo
planet planeta
rocket cohete nave
astronaut astronauta
sunset puesta_de_sol
sunrise amanecer
fire fuego incendio
volcano volcán
candle vela velas
lamp lámpara
weather tiempo_atmosférico clima
temperature temperatura
cold frío fría helado_de_frío fresco
hot calor caliente caluroso calorazo calurosa
house casa
home hogar
castle castillo
city ciudad
key llave
crown corona
king rey príncipe reyes
queen reina reinas
princess princesa princesas
car coche carro auto
bus autobús bus
boat barco barca
ship buque
robot robot robots robótica
computer ordenador computadora
phone teléfono móvil celular teléfonos
bicycle bicicleta bici
kite cometa cometas
ghost fantasma fantasmas
witch bruja brujas
shadow sombra
heart corazón
stone piedra
gold oro
treasure tesoro
diamond diamante
apple manzana manzanas
pear pera peras
banana plátano plátanos banana
lemon limón limones limonada
strawberry fresa fresas
cherry cereza
grape uva uvas
tomato tomate tomates
carrot zanahoria zanahorias
pumpkin calabaza
corn maíz
mushroom seta hongo champiñón champiñones setas
bread pan bocadillo bocata bocatas sándwich barra_de_pan panecillo
butter mantequilla
cheese queso
honey miel
milk leche
icecream helado helados polo
chocolate chocolate chocolates bombón
cake pastel tarta torta bizcocho magdalena magdalenas
cookie galleta galletas
candy caramelo dulces golosinas chuches gominolas chucherías golosina piruleta
pizza pizza
soup sopa caldo lentejas
salad ensalada
pasta pasta macarrones
rice arroz
spinach espinacas
vegetables verduras verdura
fruit fruta frutas
meat carne
egg huevo
coffee café
tea té
juice zumo jugo
orange_juice zumo_de_naranja naranjas
sugar azúcar
salt sal
chili chile_picante guindilla
pepper pimienta pimiento
spicy picante
sweet dulce
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
language idioma
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
adventure aventura aventuras
mystery misterio
memory recuerdo recuerdos
future futuro
alone solito
light_bulb bombilla
garbage basura
toilet baño váter
smell olor huele
hair pelo
dress vestido
hat gorra sombrero gorro
christmas_tree árbol_de_navidad
red rojo roja rojos rojas rojizo
crimson carmesí
ruby rubí
raspberry frambuesa
burgundy granate
vermilion bermellón
orange naranja
tangerine mandarina
apricot albaricoque
peach melocotón
coral coral
salmon salmón
yellow amarillo amarilla amarillos amarillas
golden dorado dorada
amber ámbar
mustard mostaza
cream crema
beige beige
green verde verdes verdoso
olive oliva
emerald esmeralda esmeraldas
mint menta
sage salvia
lime lima
jade jade
teal verde_azulado
turquoise turquesa
cyan cian
aquamarine aguamarina
blue azul azules azulado azulada
navy azul_marino
sapphire zafiro
azure azur
sky_blue celeste azul_cielo
indigo índigo
purple morado morada púrpura moradas morados lilas
violet violeta
lavender lavanda
lilac lila
magenta magenta
fuchsia fucsia
pink rosa rosado rosada rositas
brown marrón café_color
tan tostado
khaki caqui
dusty_rose rosa_viejo
sienna siena
chestnut castaño
bronze bronce
rust óxido
silver plateado plateada
gray gris grises grisáceo
charcoal gris_carbón
slate pizarra
black negro negra negros negras
white blanco blanca blancos blancas
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
fed_up harto harta hartos
miss extraño
failed suspendí suspendido suspenso cateado
hurt lastimé lastimado herida
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
`
