/** Words of a line mean its first one, which the English lists know; the second is how it is called. */
export const SPANISH_LEXICON = `
joy alegría felicidad
excitement emoción entusiasmo
love amor amo ama amas adoro encanta encantan encantaba amar amamos quererte enamorado cariño
calm calma tranquilidad calmado tranquilita serena relax relajarme
trust confianza confío
hope esperanza esperanzado
pride orgullo
proud orgulloso
gratitude gratitud agradecimiento
grateful agradecido agradecer agradezco
thanks gracias
fun diversión divertido diverti divierto divertimos divertirme guay divertirse entretenido
funny gracioso chistoso cómico chistes
wonder asombro
wonderful maravilloso
magic magia mágico
curiosity curiosidad
curious curioso interesante
surprise sorpresa sorprender sorprendente flipando flipé
amazed asombrado alucinado
nostalgia nostalgia añoranza
homesick nostálgico
sadness tristeza pena
sad triste tristón entristece entristecí apenado deprimido llorón desanimado desconsolado hundido entristecido bajón
unhappy infeliz desgraciado
crying llorar lloriquear sollozar
tears lágrimas
died murió murieron muere morirse muerto morir fallecer
disappointed decepcionado desilusionado decepción desilusión decepcionante
upset disgustado dolido disgusto ofendido chafado fastidiado discusión discutir bronca pelear
sorry lástima
loneliness soledad
lonely solitario abandonado aislado
tiredness cansancio
tired cansado agotado rendido reventado molido muerto_de_sueño sin_fuerzas agotador
exhausted exhausto
sleepy sueño dormido adormilado bostezar
boredom aburrimiento
boring aburrido aburren rollo tostón tostonazo peñazo pesadez eterna interminable soso
bored aburro aburrirme aburrí aburrimos aburridísimo aburridísima
fear miedo temor terror
afraid asustado temo asustar susto temblar aterra cague miedica pánico
scary terrorífico miedoso espeluznante escalofriante tenebroso horripilante
terrified aterrado aterrorizado
worry preocupación preocupa
worried preocupado preocupo preocupar angustia angustiado intranquilo agobiar inquieto
nervous nervioso nervios ansioso ansiedad
stressed estresado estrés agobiado estresa
anger ira rabia enojo enfado
angry enojado enojo_mucho molesto cabreado enfadé enojé furia harto mosqueado rabioso enojar enfadar cabreo rabieta indignado enfada enoja furibundo
furious furioso
hate odio odiar odiosa detestar aborrezco
annoying pesado fastidia fastidioso molesta_mucho fastidian irritante irrita molestar insoportable plasta cansino
unfair injusto injusticia trampa tramposo
mean cruel malvado antipático borde grosero
disgust asco repugnancia
disgusting asqueroso repugnante asquito asco_de asquerosidad repugna repelente vomitivo asquea arcadas da_grima sabe_fatal sabe_mal
yuck puaj guácala uf_qué_asco
stink apesta apestan hediondo peste huele_fatal huele_mal
envy envidia celos
jealous celoso envidioso envidio
shame vergüenza
embarrassed avergonzado vergonzoso ridículo sonrojé
shy tímido vergonzosa
guilty culpable culpa
confusion confusión
confused confundido lioso confundir perdidísimo liado
pain dolor duele duelen dolió doliendo me_escuece escuece quemé quemado torcí torcido
sick enfermo mareado vomitar resfriado gripe constipado malito náuseas mareo marearme tos catarro anginas varicela pachucho indigestión
fever fiebre febril calentura
happy feliz felices contento alegrar dichoso animado encantado
excited emocionado ilusionado ilusión entusiasmado impaciente deseando
exciting emocionante
hooray yupi yuju hurra viva bravo
won gané ganamos ganado ganaron ganaba
lost perdí perdido perdida perder
good bueno
nice bonito
great genial estupendo fantástico guay_de increíble excelente mejor bárbaro súper molón alucinante espectacular flipante fenomenal chévere padrísimo chulo chuli buenísimo buenísima buenísimos buenísimas fenómeno maravilla guapísimo padre_mola bestial brutal épico magnífico asombroso bacán copado chido divino lujo
beautiful hermoso precioso bello bonitos bonitas bonita lindo amable
delicious delicioso rico riquísimo sabroso rico_rico delis exquisito saben_genial sabe_genial sabe_bien ñam rechupete
perfect perfecto
enjoy gusta gustan gustaba disfrutar mola molan divertirnos gustaron encantaron apasiona flipa chifla
lucky suerte afortunado
bad malo mal
lousy mala malos malas mal_humor malísimos malísimas peor
terrible terrible horrible fatal espantoso pésimo horrorosa malísimo malísima feísimo desastre desastroso horror porquería asquerosísimo deplorable tragedia
wrong equivocado mal_hecho
difficult difícil complicado
easy fácil
ugly feo fea
broken fractura
problem problema
useless inútil
peaceful tranquilo tranquila pacífico sereno
relaxed relajado relajante
peace paz
quiet silencio silencioso
safe seguro a_salvo
brave valiente valentía valor
honest honesto
relieved aliviado alivio menos_mal
laugh reír río_mucho risa reímos ríe reí carcajadas reírnos reírme partimos_de_risa
smile sonrisa sonreír
hug abrazo abrazar achuchón
kiss beso besito besitos
praised felicitó felicitaron felicitado
gift regalo regalar regalazo
birthday cumpleaños cumple cumpleañera
party fiesta celebración
vacation vacaciones vacas puente
weekend fin_de_semana finde
summer verano
winter invierno
autumn otoño
spring primavera
christmas navidad
easter pascua
halloween halloween
holiday feriado festivo
friend amigo mejor_amigo mejor_amiga mejores_amigos mejores_amigas amistad amiguito compi
family familia
mother madre mamá mami
father padre papá papi
sister hermana
brother hermano hermanito hermanos
grandmother abuela
grandpa abuelo abuelito
baby bebé
child niño chico
teacher profe profesor maestro seño señorita tutora
school escuela colegio cole instituto recreo insti guardería
class clase aula
homework deberes tarea
exam examen control prueba
lesson lección
math mates matemáticas aritmética
history historia_antigua
science ciencias naturales biología
book libro
read leer leo leí leyendo
write escribir
learn aprender
study estudiar
pencil lápiz lápices boli bolígrafo rotulador
backpack mochila estuche
student alumno estudiante
game juego partido videojuego
match partida
play jugar juego_con juega
toy juguete muñeca
joke chiste broma
sing cantar
dance bailar
song canción
music música flauta
guitar guitarra
piano piano
football fútbol
sport deporte gimnasia educación_física
team equipo
ball pelota balón
swim nadar nado piscina
run correr
jump saltar
train tren metro tranvía
travel viaje viajar
holiday_trip excursión
hotel hotel
ticket billete entrada boleto
airport aeropuerto avión
dream sueños soñar soñé
sleep dormir
bed cama
night noche
day día días
morning mañana_por_la_mañana
evening tarde atardecida
dark oscuro oscuridad
darkness tinieblas
light claro luz lámpara_encendida
pale pálido
bright brillante
pastel pastel_claro
monster monstruo
nightmare pesadilla
danger peligro peligroso
knife cuchillo
blood sangre
thunder trueno tronó
alarm alarma sirena
fight lucha combate
hit pegó pegar
shout gritar gritos
steal robó robar
liar mentiroso mentira
stupid tonto estúpido idiota tontería bobo
cat gato gatote minino michi
kitten gatitos
dog perro mascota_perro perrazo cachorros perrote
puppy cachorro cachorrito
bird pájaro ave loro paloma águila canario gorrión periquitos búho lechuza cigüeña aves gaviota
fish pez pescado pecera sardina atún trucha
horse caballo poni yegua potro
unicorn unicornio
rabbit conejo liebre
bear oso osito osos osita panda osezno koala
mouse ratón rata hámster cobaya
elephant elefante
lion león
tiger tigre tigresa
fox zorro
wolf lobo
frog rana sapo
snake serpiente culebra víbora
spider araña tarántula
bee abeja avispa abejorro
butterfly mariposa mariposita
duck pato oca
chick pollito
penguin pingüino
monkey mono gorila chimpancé
pig cerdo puerco chancho cochinito
whale ballena
dolphin delfín
shark tiburón
bat murciélago
crow cuervo
dinosaur dinosaurio dino tiranosaurio
dragon dragón
turtle tortuga tortuguita
snail caracol
animal animal
zoo zoológico zoo
pet mascota
flower flor amapola
rose rosas rosita
tree árbol palmera manzano
leaf hoja
forest bosque
jungle selva
garden jardín
park parque
grass hierba césped
meadow prado campo
cactus cactus
mountain montaña sierra cordillera monte cerro
sea mar marítimo
ocean océano
wave ola olas
beach playa orilla
sand arena
desert desierto
lake lago laguna
river río ríos arroyo
water agua
puddle charco
rain lluvia llover lluvioso llovizna gotas aguacero chaparrón diluvio
umbrella paraguas
snow nieve nevó nevar copos
snowman muñeco_de_nieve
ice hielo granizo congelado
sun sol solazo soleados
sunny soleado soleada despejado
cloud nube nublado nubarrones nubosos
wind viento ventoso ventarrón vendaval airecito
storm tormenta tempestad truena tronar tormentoso tormentón relampaguea
lightning rayo relámpago
fog niebla neblina neblinoso
sky cielo
rainbow arcoíris arco_iris
star estrella estrellado
moon luna luna_llena
space espacio universo
planet planeta
rocket cohete nave
astronaut astronauta
sunset puesta_de_sol
sunrise amanecer
fire fuego incendio
volcano volcán
candle vela
lamp lámpara
weather tiempo_atmosférico clima
temperature temperatura
cold frío helado_de_frío fresco congelada helando tiritando
hot calor caliente caluroso calorazo bochorno
house casa casita casitas cabaña
home hogar
castle castillo
city ciudad
key llave
crown corona
king rey príncipe
queen reina
princess princesa princesita
car coche carro auto
bus autobús bus autobuses
boat barco barquito yate
ship buque
robot robot robótica
computer ordenador computadora
phone teléfono móvil celular
bicycle bicicleta bici
kite cometa
ghost fantasma
witch bruja
shadow sombra
heart corazón
stone piedra
gold oro
treasure tesoro
diamond diamante
apple manzana manzanas manzanita
pear pera
banana plátano banana
lemon limón limonada
strawberry fresa fresitas frutilla
cherry cereza
grape uva uvas
tomato tomate
carrot zanahoria
pumpkin calabaza
corn maíz
mushroom seta hongo champiñón
bread pan bocadillo bocata sándwich barra_de_pan panecillo tostada
butter mantequilla
cheese queso
honey miel
milk leche batido
icecream helado polo
chocolate chocolate bombón chocolatina
cake pastel tarta torta bizcocho magdalena queque
cookie galleta
candy caramelo dulces golosinas chuches gominolas chucherías piruleta chicle
pizza pizza
soup sopa caldo lentejas puré potaje
salad ensalada
pasta pasta macarrones espaguetis fideos tallarines
rice arroz
spinach espinacas
vegetables verduras brócoli coliflor acelgas judías
fruit fruta
meat carne
egg huevo tortilla
coffee café
tea té
juice zumo jugo
orange_juice zumo_de_naranja naranjas
sugar azúcar
salt sal
chili chile_picante guindilla
pepper pimienta
spicy picante
sweet dulce dulzura
food comida alimento
eat comer como_mucho comí
cook cocinar
dinner cena
lunch almuerzo
breakfast desayuno
hungry hambre
recipe receta
cup taza
price precio
cost cuesta costar
buy comprar
pay pagar pago
bill factura cuenta
money dinero
expensive caro
cheap barato
sell vender venta
shop tienda
order pedido
refund reembolso devolución
repair reparar reparación taller arreglar arreglo
help ayuda ayudar ayúdame
fix arregla
doctor médico doctor
hospital hospital
health salud
job trabajo
story cuento cuentos historia
poem poema
letter carta
draw dibujar pintar dibújame
color color
science_lab laboratorio
news noticias
world mundo
nature naturaleza
love_letter carta_de_amor
language idioma lengua
word palabra
number número
time tiempo hora
today hoy
tomorrow mañana
yesterday ayer
old viejo
new nuevo
big grande enorme
small pequeño
fast rápido
slow lento despacio
loud ruidoso ruido
strong fuerte
weak débil
urgent urgente emergencia
idea idea
question pregunta
secret secreto
adventure aventura aventurero
mystery misterio
memory recuerdo
future futuro
alone solito sola
light_bulb bombilla
garbage basura
toilet baño váter
smell olor huele
hair pelo
dress vestido
hat gorra sombrero
christmas_tree árbol_de_navidad
red rojo rojizo colorado
crimson carmesí
ruby rubí
raspberry frambuesa
burgundy granate
vermilion bermellón
orange naranja naranjas_color anaranjado
tangerine mandarina
apricot albaricoque
peach melocotón
coral coral
salmon salmón
yellow amarillo amarillento
golden dorado
amber ámbar
mustard mostaza
cream crema
beige beige
green verde verdoso
olive oliva
emerald esmeralda
mint menta
sage salvia
lime lima
jade jade
teal verde_azulado
turquoise turquesa
cyan cian
aquamarine aguamarina
blue azul azulado
navy azul_marino
sapphire zafiro
azure azur
sky_blue celeste azul_cielo
indigo índigo
purple morado púrpura lilas morado_oscuro
violet violeta
lavender lavanda
lilac lila
magenta magenta
fuchsia fucsia
pink rosa rosado rositas zapatos_rosas zapatillas_rosas flores_rosas gafas_rosas calcetines_rosas paredes_rosas botas_rosas
brown marrón café_color café_claro castaños
tan tostado
khaki caqui
dusty_rose rosa_viejo
sienna siena
chestnut castaño
bronze bronce
rust óxido
silver plateado
gray gris grises grisáceo
charcoal gris_carbón
slate pizarra
black negro
white blanco blanquito
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
lovely amables encantador cariñoso simpático majo
splendid buena buenos buenas bien buen
fed_up harto
miss extraño
failed suspendí suspenso cateado fracasar suspender cateé reprobar
hurt lastimé lastimado herir hirió caído
disgusted asqueado
sunflower girasol
wheat trigo paja
lava lava
brick ladrillo
lizard lagarto lagartija iguana
crocodile cocodrilo
pea guisantes
kiwi kiwi
avocado aguacate
cucumber pepino
crab cangrejo
lobster langosta
tulip tulipán
daisy margarita
oak roble
pine pino
moss musgo
pond charca estanque
hurricane huracán
tornado tornado
breeze brisa
iceberg iceberg
frost helada escarcha
galaxy galaxia
skeleton esqueleto
skull calavera
cave cueva
raven cuervos
plum ciruela
blueberry arándanos
goldfish pez_de_colores
duckling patito patitos
pancake tortita tortitas panqueques
yogurt yogur
hill colina
rock roca
street calle
building edificio
palace palacio
lock candado
taxi taxi
sailboat velero
laptop portátil
tablet tableta
library biblioteca
bone hueso
mud lodo
santa papá_noel reyes_magos
vampire vampiro
parrot loro periquito cotorra
watermelon sandía
celebrate celebrar
success aprobar conseguir lograr superé sobresaliente notable matrícula acertar
trophy premio medalla trofeo diploma copa
champion campeón
hero héroe heroína
favorite favorito preferido
cute adorable tierno monísimo monísima
win victoria
winner ganador
discouraged desmotivado
regret arrepentir
excluded excluido apartado rechazado
overwhelmed abrumado desbordado
frustrated frustrar frustración desesperado desespera
ashamed avergüenza avergonzar
ruined roto averiado romper averió arruinar estropear
neon fosforito fluorescente neón flúor
tonight esta_noche
brilliant inteligente
festival feria circo parque_de_atracciones carnaval verbena
`
