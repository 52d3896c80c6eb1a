/** Words of a line mean its first one, which the English lists know; the second is how it is called. */
export const GERMAN_LEXICON = `
joy Freude Glück
excitement Aufregung Begeisterung
love Liebe liebe liebst liebt lieben geliebt verliebt
calm Ruhe Gelassenheit ruhig gelassen beruhigt
trust Vertrauen vertraue vertraut
hope Hoffnung hoffe hoffen hoffentlich
pride Stolz
proud stolz stolze
gratitude Dankbarkeit
grateful dankbar
thanks danke dank vielen_dank
fun Spaß spaß spass lustig lustige witzig spaßig
funny komisch ulkig
wonder Staunen staune
wonderful wunderbar wundervoll
magic Zauber magisch Magie
curiosity Neugier
curious neugierig
surprise Überraschung überrascht überraschend
amazed erstaunt verblüfft
nostalgia Wehmut Heimweh Sehnsucht
homesick heimwehkrank
sadness Traurigkeit Trauer
sad traurig traurige betrübt
unhappy unglücklich
crying weinen weine weint weinte geweint heule heulen geheult
tears Tränen Träne
died gestorben starb tot tote verstorben
disappointed enttäuscht Enttäuschung
upset gekränkt verletzt betroffen
sorry schade leid
loneliness Einsamkeit
lonely einsam allein alleine
tiredness Müdigkeit
tired müde kaputtgespielt schlapp
exhausted erschöpft fertiggemacht
sleepy schläfrig
boredom Langeweile
boring langweilig langweilige öde
bored gelangweilt langweile langweilt
fear Angst Furcht Ängste
afraid ängstlich fürchte verängstigt erschrocken
scary gruselig unheimlich schaurig
terrified entsetzt panisch
worry Sorge Sorgen
worried besorgt beunruhigt
nervous nervös
stressed gestresst Stress
anger Wut Ärger Zorn
angry wütend sauer böse verärgert zornig stinksauer ärgerlich
furious rasend fuchsteufelswild
hate Hass hasse hasst hassen
annoying nervig nervt genervt
unfair unfair ungerecht gemein
mean fies
disgust Ekel
disgusting eklig ekelhaft widerlich ekelig eklige
yuck igitt bäh pfui iih
stink stinkt stinken Gestank stank
envy Neid Eifersucht
jealous neidisch eifersüchtig
shame Scham
embarrassed beschämt peinlich
shy schüchtern
guilty schuldig
confusion Verwirrung
confused verwirrt durcheinander
pain Schmerz Schmerzen weh schmerzt tut_weh Bauchschmerzen Kopfschmerzen Bauchweh Kopfweh
sick krank kranke schlecht_geworden übel
fever Fieber
happy glücklich froh fröhlich freu freue freut freuen happy gefreut vergnügt freust
excited aufgeregt begeistert gespannt
exciting spannend aufregend
hooray juhu hurra jippie yippie juchu
won gewonnen gewann gewinne gewinnen
lost verloren verlor
good gut gute guter gutes guten gutem
nice nett schön schöne lieb liebe_worte hübsch schönes
cool cool lässig
great toll super klasse spitze großartig prima genial tolle tolles fantastisch mega krass schönste schönster schönstes schönsten
beautiful wunderschön herrlich prächtig
delicious lecker köstlich leckere schmeckt
perfect perfekt
enjoy mag magst mögen gefällt gefallen gern gerne mochte genieße
lucky Glückspilz
bad schlecht schlimm schlechte doof blöd blöde blöder mies doofe
terrible schrecklich furchtbar grässlich fürchterlich grauenhaft schlimmste
wrong falsch
difficult schwer schwierig
easy leicht einfach
ugly hässlich
broken kaputt kaputtgemacht gebrochen zerbrochen
problem Problem Probleme
useless nutzlos
peaceful friedlich gemütlich
relaxed entspannt entspannen
peace Frieden
quiet still leise Stille
safe sicher
brave mutig tapfer Mut
honest ehrlich
relieved erleichtert
laugh lachen lache lacht gelacht Lachen
smile lächeln Lächeln
hug Umarmung umarmt
kiss Kuss Küsse
praised gelobt lobt lobte
gift Geschenk Geschenke
birthday Geburtstag
party Party Feier feiern gefeiert Fest
vacation Ferien Urlaub
weekend Wochenende
summer Sommer
winter Winter
autumn Herbst
spring Frühling
christmas Weihnachten
easter Ostern
halloween Halloween
holiday Feiertag schulfrei
friend Freund Freundin Freunde Freundinnen
family Familie
mother Mutter Mama Mami
father Vater Papa Papi
sister Schwester
brother Bruder Brüder
grandmother Oma Großmutter
grandpa Opa Großvater
baby Baby
child Kind Kinder Junge Mädchen
teacher Lehrer Lehrerin
school Schule
class Klasse Unterricht
homework Hausaufgaben Hausaufgabe
exam Prüfung Klassenarbeit Schularbeit Arbeit
lesson Stunde Lektion
math Mathe Mathematik
history Geschichte_fach
science Wissenschaft Sachkunde
book Buch Bücher
read lesen lese liest gelesen
write schreiben schreibe schreib
learn lernen lerne gelernt
study studieren
pencil Bleistift Stift
backpack Rucksack Schulranzen Ranzen
student Schüler Schülerin
game Spiel Spiele
match Fußballspiel
play spielen spiele spielt gespielt
toy Spielzeug Puppe Lego
joke Witz Witze
sing singen singe singt
dance tanzen tanze Tanz
song Lied Lieder
music Musik
guitar Gitarre
piano Klavier
football Fußball
sport Sport
team Mannschaft Team
ball Ball
swim schwimmen Schwimmbad
run rennen renne laufe
jump springen springe
train Zug Züge Bahn
travel Reise reisen
holiday_trip Ausflug
hotel Hotel
ticket Fahrkarte Ticket
airport Flughafen Flugzeug
dream Traum träumen
sleep schlafen schlafe schläft
bed Bett
night Nacht
day Tag
morning Morgen_früh
evening Abend
dark dunkel dunkle Dunkeln Dunkelheit
darkness Finsternis
light hell helle Licht
pale blass
bright leuchtend
pastel pastell
monster Monster
nightmare Albtraum Alptraum
danger Gefahr gefährlich
knife Messer
blood Blut
thunder Donner Gewitter
alarm Alarm
fight Streit streiten gestritten Prügelei
hit gehauen geschubst
shout schreien schreit geschrien
steal geklaut gestohlen
liar Lügner gelogen
stupid dumm Idiot
cat Katze Katzen Kater Kätzchen
kitten Kätzchens
dog Hund Hunde Hündin
puppy Welpe
bird Vogel Vögel Papagei
fish Fisch Fische
horse Pferd Pferde Pony
unicorn Einhorn
rabbit Hase Kaninchen
bear Bär Teddy
mouse Maus Mäuse
elephant Elefant
lion Löwe
tiger Tiger
fox Fuchs
wolf Wolf
frog Frosch
snake Schlange Schlangen
spider Spinne Spinnen
bee Biene
butterfly Schmetterling
duck Ente
chick Küken
penguin Pinguin
monkey Affe
pig Schwein
whale Wal
dolphin Delfin
shark Hai
bat Fledermaus
crow Krähe
dinosaur Dinosaurier Dino
dragon Drache Drachen
turtle Schildkröte
snail Schnecke
animal Tier Tiere
zoo Zoo
pet Haustier
flower Blume Blumen
rose Rosen
tree Baum Bäume
leaf Blatt Blätter
forest Wald
jungle Dschungel
garden Garten
park Park
grass Gras
meadow Wiese Feld
cactus Kaktus
mountain Berg Berge
sea Meer See
ocean Ozean
wave Welle Wellen
beach Strand
sand Sand
desert Wüste
lake Teich
river Fluss
water Wasser
puddle Pfütze Pfützen
rain Regen regnet geregnet regnerisch regnen
umbrella Regenschirm Schirm
snow Schnee schneit geschneit schneien
snowman Schneemann
ice Eis_glatt Glatteis
sun Sonne
sunny sonnig
cloud Wolke Wolken bewölkt
wind Wind windig
storm Sturm Unwetter
lightning Blitz
fog Nebel
sky Himmel
rainbow Regenbogen
star Stern Sterne
moon Mond
space Weltraum Weltall
planet Planet
rocket Rakete
astronaut Astronaut
sunset Sonnenuntergang
sunrise Sonnenaufgang
fire Feuer
volcano Vulkan
candle Kerze
lamp Lampe
weather Wetter
temperature Temperatur
cold kalt kalte Kälte friere
hot heiß warm Hitze
house Haus
home Zuhause
castle Schloss Burg
city Stadt
key Schlüssel
crown Krone
king König
queen Königin
princess Prinzessin
car Auto Autos
bus Bus
boat Boot Schiff
ship Segelschiff
robot Roboter
computer Computer
phone Handy Telefon
bicycle Fahrrad Rad
kite Drachenschnur
ghost Gespenst Geist
witch Hexe
shadow Schatten
heart Herz
stone Stein
gold Gold
treasure Schatz
diamond Diamant
apple Apfel Äpfel
pear Birne Birnen
banana Banane Bananen
lemon Zitrone
strawberry Erdbeere Erdbeeren
cherry Kirsche
grape Traube Trauben
tomato Tomate
carrot Karotte Möhre
pumpkin Kürbis
corn Mais
mushroom Pilz
bread Brot
butter Butter
cheese Käse
honey Honig
milk Milch
icecream Eis Schokoeis Eiscreme
chocolate Schokolade Schoko
cake Kuchen Torte
cookie Keks Kekse
candy Bonbon Süßigkeiten
pizza Pizza
soup Suppe
salad Salat
pasta Nudeln
rice Reis
spinach Spinat
vegetables Gemüse
fruit Obst Frucht
meat Fleisch
egg Ei Eier
coffee Kaffee
tea Tee
juice Saft
orange_juice Orangensaft
sugar Zucker
salt Salz
chili Chili
pepper Pfeffer Paprika
spicy scharf
sweet süß
food Essen Speise
eat essen esse isst gegessen
cook kochen koche Küche
dinner Abendessen
lunch Mittagessen
breakfast Frühstück
hungry Hunger hungrig
recipe Rezept
cup Tasse Becher
price Preis Preise
cost kosten kostet
buy kaufen kaufe Kauf
pay bezahlen zahlen zahle bezahle
bill Rechnung Rechnungen
money Geld
expensive teuer
cheap billig
sell verkaufen Verkauf
shop Laden Geschäft
order Bestellung bestellen
refund Rückgabe Erstattung
repair reparieren Reparatur Werkstatt
help Hilfe helfen hilf geholfen hilfst
fix richten
doctor Arzt Ärztin Doktor
hospital Krankenhaus
health Gesundheit
job Beruf Job
story Geschichte Geschichten Märchen
poem Gedicht
letter Brief
draw malen male zeichnen zeichne mal Bild
color Farbe Farben
science_lab Labor
news Nachrichten
world Welt
nature Natur
love_letter Liebesbrief
language Sprache
word Wort Wörter
number Zahl
time Zeit Uhr
today heute
tomorrow morgen
yesterday gestern
old alt alte
new neu neue neues neuen
big groß große riesig
small klein kleine
fast schnell
slow langsam
loud laut Lärm
strong stark
weak schwach
urgent dringend Notfall
idea Idee
question Frage
secret Geheimnis
adventure Abenteuer
mystery Rätsel
memory Erinnerung
future Zukunft
alone mutterseelenallein
light_bulb Glühbirne
garbage Müll
toilet Klo Toilette
smell Geruch riecht
hair Haar Haare
dress Kleid
hat Mütze Hut
christmas_tree Weihnachtsbaum Tannenbaum
red rot rote roter rotes roten
crimson karmesin
ruby rubinrot
raspberry himbeerrot
burgundy weinrot
vermilion zinnoberrot
orange orange
tangerine mandarinenorange
apricot aprikose
peach pfirsich
coral koralle korallenrot
salmon lachs lachsrosa
yellow gelb gelbe gelber gelbes
golden golden goldene
amber bernstein
mustard senfgelb
cream cremeweiß
beige beige
green grün grüne grüner grünes grünen
olive olivgrün
emerald smaragdgrün
mint minzgrün Minze
sage salbeigrün
lime limettengrün
jade jadegrün
teal blaugrün petrol
turquoise türkis
cyan cyan
aquamarine aquamarin
blue blau blaue blauer blaues blauen
navy marineblau
sapphire saphirblau
azure azurblau
sky_blue himmelblau
indigo indigo
purple lila
violet violett violette
lavender lavendel
lilac flieder
magenta magenta
fuchsia fuchsia
pink rosa pink
brown braun braune brauner
tan hellbraun
khaki khaki
dusty_rose altrosa
sienna siena
chestnut kastanienbraun
bronze bronze
rust rostrot
silver silber silbern
gray grau graue
charcoal anthrazit
slate schiefergrau
black schwarz schwarze schwarzer
white weiß weiße weißer weiss
ivory elfenbein
a_good_feeling ein_gutes_Gefühl
a_bad_feeling ein_schlechtes_Gefühl
feeling_unwell Unwohlsein
neutral neutral
mood Stimmung
happiness Glück
stress Stress
energy Energie
spiciness Schärfe
interest Interesse
score Wertung
check Häkchen
x Kreuz
warning Warnung
info Info
sparkles Funkeln
lightbulb Glühbirne
bulb Glühbirne
drop Tropfen
snowflake Schneeflocke
note Note
scared ängstlich
midnight Mitternacht
thumbsup Daumen_hoch
question_mark Fragezeichen
room Zimmer
view Blick Aussicht
update setze aktualisiere aktualisieren
create lege erstelle anlegen
`
