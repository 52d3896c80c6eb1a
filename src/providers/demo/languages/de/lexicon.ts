/** Words of a line mean its first one, which the English lists know; the second is how it is called. */
export const GERMAN_LEXICON = `
joy Freude Glück juhuu
excitement Aufregung Begeisterung
love Liebe liebe liebst liebt lieben geliebt verliebt
calm Ruhe Gelassenheit ruhig gelassen beruhigt
trust Vertrauen vertraue vertraut
hope Hoffnung hoffe hoffen hoffentlich
pride Stolz
proud stolz stolze stolzer
gratitude Dankbarkeit
grateful dankbar
thanks danke dank vielen_dank
fun Spaß spaß spass lustig lustige witzig spaßig lustiges lustiger lustigste witzige witziger spaßige
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
sad traurig traurige betrübt trauriges trauriger
unhappy unglücklich
crying weinen weine weint weinte geweint heule heulen geheult weinend heul heult
tears Tränen Träne
died gestorben starb tot tote verstorben
disappointed enttäuscht Enttäuschung
upset gekränkt verletzt betroffen
sorry schade leid
loneliness Einsamkeit
lonely einsam allein alleine
tiredness Müdigkeit
tired müde kaputtgespielt schlapp müder kaputt_vom fix_und_fertig
exhausted erschöpft fertiggemacht
sleepy schläfrig
boredom Langeweile
boring langweilig langweilige öde langweiliger langweiliges ödes
bored gelangweilt langweile langweilt gelangweilte
fear Angst Furcht Ängste
afraid ängstlich fürchte verängstigt erschrocken schiss angsthase erschreckt gefürchtet bammel
scary gruselig unheimlich schaurig
terrified entsetzt panisch
worry Sorge Sorgen
worried besorgt beunruhigt sorgen_mach
nervous nervös
stressed gestresst Stress
anger Wut Ärger Zorn
angry wütend sauer böse verärgert zornig stinksauer ärgerlich sauere wütende wütender zornige motzig
furious rasend fuchsteufelswild
hate Hass hasse hasst hassen
annoying nervig nervt genervt nerven nervte nervige nerviger nervigen nervst
unfair unfair ungerecht gemein
mean fies
disgust Ekel
disgusting eklig ekelhaft widerlich ekelig eklige ekelige ekliger ekliges ekelhafte
yuck igitt bäh pfui iih
stink stinkt stinken Gestank stank
envy Neid Eifersucht
jealous neidisch eifersüchtig
shame Scham
embarrassed beschämt peinlich peinliches peinliche blamiert
shy schüchtern
guilty schuldig
confusion Verwirrung
confused verwirrt durcheinander
pain Schmerz Schmerzen weh schmerzt tut_weh Bauchschmerzen Kopfschmerzen Bauchweh Kopfweh
sick krank kranke schlecht_geworden übel kotzen gekotzt erkältet erkältung grippe
fever Fieber
happy glücklich froh fröhlich freu freue freut freuen happy gefreut vergnügt freust glückliche glücklicher fröhliche freude_macht
excited aufgeregt begeistert gespannt aufgeregte gespannte
exciting spannend aufregend
hooray juhu hurra jippie yippie juchu
won gewonnen gewann gewinne gewinnen gewinnt
lost verloren verlor verliere verlieren verliert
good gut gute guter gutes guten gutem
nice schön schöne lieb liebe_worte hübsch schönes
great toll super klasse spitze großartig prima genial tolle tolles fantastisch mega krass schönste schönster schönstes schönsten cool coole cooles cooler geil geile hammer lässig supi spitzenmäßig bombe tollsten
beautiful wunderschön herrlich prächtig
delicious lecker köstlich leckere schmeckt leckeres leckerer leckeren leckerste
perfect perfekt
enjoy mag magst mögen gefällt gefallen gern gerne mochte genieße
lucky Glückspilz glück_gehabt
bad schlecht schlimm schlechte doof blöd blöde blöder mies doofe
terrible schrecklich furchtbar grässlich fürchterlich grauenhaft schlimmste scheiße scheußlich ätzend grauenvoll schreckliche schrecklicher schreckliches schlimmer schlimme schlimmes furchtbare
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
teacher Lehrer Lehrerin lehrern lehrerinnen
school Schule schulen
class Klasse Unterricht
homework Hausaufgaben Hausaufgabe hausis hausi
exam Prüfung Klassenarbeit Schularbeit Arbeit mathearbeit deutscharbeit diktat
lesson Stunde Lektion
math Mathe Mathematik
history Geschichte_fach
science Wissenschaft Sachkunde
book Buch Bücher
read lesen lese liest gelesen
write schreiben schreibe schreib
learn lernen lerne gelernt
study studieren
pencil Bleistift Stift stifte buntstift
backpack Rucksack Schulranzen Ranzen schulrucksack
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
train Zug Züge Bahn züge
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
fight Streit streiten gestritten Prügelei zank streite zoff gezankt
hit gehauen geschubst
shout schreien schreit geschrien
steal geklaut gestohlen
liar Lügner gelogen
stupid dumm Idiot
cat Katze Katzen Kater Kätzchen kätzchen
kitten Kätzchens
dog Hund Hunde Hündin hündchen hunden
puppy Welpe
bird Vogel Vögel Papagei
fish Fisch Fische
horse Pferd Pferde Pony pferdchen ponys
unicorn Einhorn
rabbit Hase Kaninchen hasen häschen kaninchens
bear Bär Teddy bären eisbär
mouse Maus Mäuse
elephant Elefant elefanten
lion Löwe löwen
tiger Tiger tigers
fox Fuchs
wolf Wolf
frog Frosch frösche
snake Schlange Schlangen
spider Spinne Spinnen
bee Biene bienen
butterfly Schmetterling schmetterlinge
duck Ente enten
chick Küken
penguin Pinguin pinguine
monkey Affe affen
pig Schwein schweine schweinchen
whale Wal wale
dolphin Delfin delfine
shark Hai haie
bat Fledermaus
crow Krähe
dinosaur Dinosaurier Dino dinos
dragon Drache Drachen
turtle Schildkröte schildkröten
snail Schnecke schnecken
animal Tier Tiere
zoo Zoo
pet Haustier
flower Blume Blumen blümchen
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
rain Regen regnet geregnet regnerisch regnen regnets schüttet nieselt
umbrella Regenschirm Schirm
snow Schnee schneit geschneit schneien schnees schneeflocken schneeballschlacht
snowman Schneemann schneemänner
ice Eis_glatt Glatteis eiszapfen
sun Sonne sonnenschein
sunny sonnig
cloud Wolke Wolken bewölkt wölkchen
wind Wind windig winde weht
storm Sturm Unwetter donnert gedonnert blitzt blitzen gewitter sturm
lightning Blitz blitze
fog Nebel neblig nebels
sky Himmel
rainbow Regenbogen regenbögen
star Stern Sterne sternchen
moon Mond
space Weltraum Weltall
planet Planet
rocket Rakete raketen
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
house Haus häuser baumhaus
home Zuhause
castle Schloss Burg ritterburg schlösser
city Stadt
key Schlüssel
crown Krone kronen
king König prinz könige
queen Königin
princess Prinzessin prinzessinnen
car Auto Autos autos rennauto
bus Bus
boat Boot Schiff boote
ship Segelschiff
robot Roboter robotern
computer Computer laptop tablet
phone Handy Telefon handys smartphone
bicycle Fahrrad Rad
kite Drachenschnur drachen_steigen
ghost Gespenst Geist geister gespenster
witch Hexe hexen
shadow Schatten
heart Herz
stone Stein
gold Gold
treasure Schatz
diamond Diamant
apple Apfel Äpfel
pear Birne Birnen
banana Banane Bananen
lemon Zitrone zitronen
strawberry Erdbeere Erdbeeren erdbeer
cherry Kirsche kirschen
grape Traube Trauben
tomato Tomate tomaten
carrot Karotte Möhre karotten möhren
pumpkin Kürbis kürbisse
corn Mais
mushroom Pilz pilze
bread Brot brötchen brezel toast butterbrot
butter Butter
cheese Käse
honey Honig
milk Milch
icecream Eis Schokoeis Eiscreme erdbeereis vanilleeis eiskugel eisbecher
chocolate Schokolade Schoko schoki
cake Kuchen Torte schokokuchen kekse_gebacken muffin muffins torten
cookie Keks Kekse
candy Bonbon Süßigkeiten süßes gummibärchen lolli
pizza Pizza pizzas
soup Suppe suppen
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
red rot rote roter rotes roten rotem rötlich
crimson karmesin
ruby rubinrot
raspberry himbeerrot
burgundy weinrot
vermilion zinnoberrot
orange orange orangene oranger
tangerine mandarinenorange
apricot aprikose
peach pfirsich
coral koralle korallenrot
salmon lachs lachsrosa
yellow gelb gelbe gelber gelbes gelben gelbem
golden golden goldene
amber bernstein
mustard senfgelb
cream cremeweiß
beige beige
green grün grüne grüner grünes grünen grünem
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
blue blau blaue blauer blaues blauen blauem
navy marineblau
sapphire saphirblau
azure azurblau
sky_blue himmelblau
indigo indigo
purple lila lilane lilanen lilafarben
violet violett violette
lavender lavendel
lilac flieder
magenta magenta
fuchsia fuchsia
pink rosa pink rosane rosanen pinke pinker pinken
brown braun braune brauner braunes braunen
tan hellbraun
khaki khaki
dusty_rose altrosa
sienna siena
chestnut kastanienbraun
bronze bronze
rust rostrot
silver silber silbern
gray grau graue grauen grauer
charcoal anthrazit
slate schiefergrau
black schwarz schwarze schwarzer schwarzes schwarzen
white weiß weiße weißer weiss weißes weißen
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
haha haha hahaha hihi hihihi lol
wow wow boah
lovely nett nette netter nettes nettesten freundlich liebevoll süße süßer
missing vermiss vermisse vermisst vermissen
hurt verletzte wehgetan weh_getan wehtut
argue gestritten streitet streiten
failed durchgefallen vermasselt verhauen
cruel gemeine gemeiner gemeines
frost frost
sunflower sonnenblume sonnenblumen
wheat stroh heu
lava lava
brick ziegel
lizard eidechse
crocodile krokodil krokodile
pea erbsen
kiwi kiwi
avocado avocado
cucumber gurke gurken
crab krebs krabbe
lobster hummer
tulip tulpe tulpen
daisy gänseblümchen
pine tannen kiefer
pond tümpel
tornado tornado
galaxy galaxie
skeleton skelett
skull totenkopf
cave höhle
plum pflaume
blueberry blaubeeren heidelbeeren
goldfish goldfisch
duckling entchen entlein
pancake pfannkuchen
yogurt joghurt
hill hügel
street straße straßen
building gebäude hochhaus
palace palast
lock vorhängeschloss
taxi taxi
library bücherei bibliothek
bone knochen
mud matsch schlamm
santa weihnachtsmann nikolaus
vampire vampir vampire
parrot papageien wellensittich
guinea_pig meerschweinchen
`
