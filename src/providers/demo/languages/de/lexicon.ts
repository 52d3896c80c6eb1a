/** Words of a line mean its first one, which the English lists know; the second is how it is called. */
export const GERMAN_LEXICON = `
joy Freude Glück juhuu
excitement Aufregung Begeisterung
love Liebe liebhabe lieb_hab verknallt kuscheln kuschle
calm Ruhe Gelassenheit ruhig gelassen beruhigt
trust Vertrauen
hope Hoffnung hoffe hoffentlich
pride Stolz
proud stolz stolze stolzer stolzen stolzeste
gratitude Dankbarkeit
grateful dankbar
thanks danke vielen_dank bedanke
fun Spaß lustig witzig spaßig albern Quatsch
funny komisch ulkig kichern
wonder Staunen wundervolle
wonderful wunderbar wundervoll
magic Zauber magisch Magie
curiosity Neugier
curious neugierig
surprise Überraschung überrascht überraschend überraschte überraschungsparty baff verblüffend
amazed erstaunt verblüfft
nostalgia Wehmut Heimweh Sehnsucht
homesick heimwehkrank
sadness Traurigkeit Trauer
sad traurig betrübt deprimiert niedergeschlagen bedrückt unglücklicher bekümmert mutlos
unhappy unglücklich
crying weinen weinte heule weinend heulte weinerlich schluchze
tears Tränen
died gestorben starb tot verstorben gestorbene sterben stirbt totgefahren eingeschläfert Beerdigung
disappointed enttäuscht Enttäuschung enttäuschend enttäuschte
upset gekränkt verletzt betroffen verletzend beleidigt gekränkte bedrückend eingeschnappt zanken verkracht ausgelacht gehänselt gemobbt Mobbing Streit gestritten streiten zoff
sorry schade leid
loneliness Einsamkeit
lonely einsam verlassen alleingelassen alleinsein
tiredness Müdigkeit
tired müde kaputtgespielt schlapp kaputt_vom fix_und_fertig ausgelaugt platt erledigt
exhausted erschöpft fertiggemacht erschöpfte anstrengend
sleepy schläfrig
boredom Langeweile
boring langweilig öde ödeste fad eintönig
bored gelangweilt langweile gelangweilte langeweilen
fear Angst Furcht Ängste Angstgefühl Panik Schreck schreckhaft mulmig
afraid ängstlich fürchte verängstigt erschrocken schiss angsthase erschreckt bammel gruseln Horror zittere zittern bange
scary gruselig unheimlich schaurig
terrified entsetzt panisch
worry Sorge
worried besorgt beunruhigt sorgen_mach besorgte bedenken unruhig Kummer grüble
nervous nervös nervöse Nervosität hibbelige zappelig
stressed gestresst Stress stressig überfordert
anger Wut Ärger Zorn
angry wütend sauer böse verärgert zornig ärgerlich sauere motzig zickig bockig aggressiv angefressen pissig angepisst verärgerte grimmig
furious rasend fuchsteufelswild rastet_aus ausgerastet
hate Hass hasse verabscheue
annoying nervig nervt nervte nervensäge stört störend ärgert provoziert zickt
unfair unfair ungerecht gemein ungerechte gemeinheit schummelt betrogen
mean fies gemeinste
disgust Ekel
disgusting eklig ekelhaft widerlich ekelig ekelhafte ekle ekelt abartig ungenießbar igittigitt
yuck igitt bäh pfui iih
stink stinkt Gestank stank
envy Neid Eifersucht
jealous neidisch eifersüchtig
shame Scham schäme
embarrassed beschämt peinlich blamiert blamierte blamage verlegen
shy schüchtern
guilty schuldig
confusion Verwirrung
confused verwirrt durcheinander verwirrte verwirrend ratlos
pain Schmerz weh tut_weh Bauchweh Kopfweh Halsweh Ohrenweh Zahnweh Muskelkater Kratzer schmerzhaft Beule
sick krank schlecht_geworden übel kotzen erkältet erkältung grippe kränklich erbrochen Husten Schnupfen Durchfall Übelkeit spucken krankgeschrieben Windpocken
fever Fieber
happy glücklich froh fröhlich freu happy vergnügt freude_macht gutgelaunt heiter strahle freudig zufrieden erfreut jubeln begeisternd
excited aufgeregt begeistert gespannt aufgeregte gespannte Vorfreude hibbelig aufgedreht
exciting spannend aufregend
hooray juhu hurra jippie yippie juchu
won gewonnen gewann gewinne
lost verloren verliere
good gut
nice schön
great toll super klasse spitze großartig prima genial fantastisch mega krass schönste cool geil hammer lässig supi spitzenmäßig bombe hammermäßig fabelhaft traumhaft perfekte grandios beste bester bestes besten ausgezeichnet hervorragend brillant sensationell krasse nices
beautiful wunderschön herrlich prächtig schöne lieb liebe_worte hübsch schönes schönen schönem schöner schönere
delicious lecker köstlich leckere mjam yummy
perfect perfekt
enjoy mag mögen gefällt gefallen gern mochte genieße genossen liebsten bewundere
lucky Glückspilz glück_gehabt Glückskind
bad schlecht
lousy schlimm schlechte doof blöd mies
terrible schrecklich furchtbar grässlich fürchterlich grauenhaft schlimmste scheiße scheußlich ätzend grauenvoll schlimmer schlimme schlimmes katastrophal Katastrophe kacke Mist beschissen beschissene miserabel schlimmster schlimmsten schlechteste blödeste
wrong falsch
difficult schwer schwierig schwere
easy leicht einfach
ugly hässlich
broken defekt
problem Problem Probleme
useless nutzlos
peaceful friedlich gemütlich
relaxed entspannt
peace Frieden
quiet still leise
safe sicher geborgen
brave mutig tapfer Mut
honest ehrlich
relieved erleichtert Erleichterung
laugh lachen lachten
smile lächeln
hug Umarmung umarmt
kiss Kuss Küsse Küsschen
praised gelobt lobt lobte
gift Geschenk beschenkt
birthday Geburtstag Geburtstagsfeier Geburtstagsparty geburtstagskind
party Party Feier gefeiert Fest Kindergeburtstag
vacation Ferien Urlaub Ferienbeginn
weekend Wochenende
summer Sommer
winter Winter
autumn Herbst
spring Frühling
christmas Weihnachten
easter Ostern
halloween Halloween
holiday Feiertag schulfrei
friend Freund Freundin bester_Freund beste_Freundin besten_Freund bestem_Freund besten_Freundin bester_Freundin beste_Freunde Freundinnen
family Familie
mother Mutter Mama Mami
father Vater Papa Papi
sister Schwester
brother Bruder Brüder
grandmother Oma Großmutter
grandpa Opa Großvater
baby Baby
child Kind Junge Mädchen
teacher Lehrer Lehrerin lehrerinnen Lehrkraft
school Schule Schulhof Pausenhof
class Klasse Unterricht
homework Hausaufgaben hausis
exam Prüfung Arbeit diktat Mathetest Vokabeltest Schulaufgabe Probe
lesson Stunde Lektion
math Mathe Mathematik Rechnen Matheunterricht Matheaufgaben
history Geschichte_fach
science Wissenschaft Sachkunde Biologie Bio Physik Chemie Sachunterricht HSU NaWi
book Buch Bücher
read lesen liest gelesen
write schreiben
learn lernen
study studieren
pencil Bleistift Stift stifte
backpack Rucksack Ranzen
student Schüler Schülerin
game Spiel
match Fußballspiel
play spielen spielt
toy Spielzeug Puppe Lego
joke Witz
sing singen
dance tanzen
song Lied
music Musik Musikunterricht Flöte
guitar Gitarre
piano Klavier
football Fußball
sport Sport Sportunterricht Turnen Leichtathletik
team Mannschaft Team
ball Ball
swim schwimmen Schwimmbad
run rennen laufe
jump springen
train Zug Züge Bahn Lok Lokomotive U-Bahn
travel Reise
holiday_trip Ausflug
hotel Hotel
ticket Fahrkarte Ticket
airport Flughafen Flugzeug
dream Traum träumen
sleep schlafen schläft
bed Bett
night Nacht
day Tag
morning Morgen_früh
evening Abend
dark dunkel dunkle Dunkelheit
darkness Finsternis
light hell Licht
pale blass
bright leuchtend grell knallig kräftiges
pastel pastell
monster Monster
nightmare Albtraum Alptraum
danger Gefahr gefährlich
knife Messer
blood Blut
thunder Donner Gewitter
alarm Alarm
fight Prügelei
hit gehauen geschubst
shout schreien geschrien angeschrien anschreien brüllt meckert meckern
steal geklaut gestohlen
liar Lügner gelogen
stupid dumm Idiot bescheuert bescheuerte bekloppt
cat Katze Kater Kätzchen Katers Mieze
kitten Kätzchens
dog Hund Hündin hündchen Hundewelpe Welpen Dackel Pudel Wauwau
puppy Welpe
bird Vogel Vögel Vögelchen Spatz Amsel Adler Eule Papageien Taube Meise Storch Möwe Wellensittiche
fish Fisch Forelle Karpfen Fischlein
horse Pferd Pony pferdchen Fohlen Stute Hengst Reiten
unicorn Einhorn Einhörner
rabbit Hase Kaninchen hasen häschen kaninchens Karnickel
bear Bär Teddy Bärchen Panda Koala
mouse Maus Mäuse Mäuschen Ratte Hamster Meerschwein
elephant Elefant elefanten
lion Löwe Löwin
tiger Tiger tigers
fox Fuchs
wolf Wolf
frog Frosch frösche Kröte Fröschlein
snake Schlange Kobra Python
spider Spinne
bee Biene Wespe Hummel Bienchen
butterfly Schmetterling Falter
duck Ente Entlein Gans Schwan
chick Küken Huhn Hühner Henne Hahn
penguin Pinguin pinguine
monkey Affe Äffchen Gorilla Schimpanse
pig Schwein schweine schweinchen Ferkel Sau
whale Wal
dolphin Delfin delfine
shark Hai
bat Fledermaus
crow Krähe Rabe
dinosaur Dinosaurier Dino T-Rex Saurier
dragon Drache
turtle Schildkröte
snail Schnecke
animal Tier
zoo Zoo
pet Haustier
flower Blume blümchen Blüte
rose Rosen
tree Baum Bäume Eiche Birke Bäumchen Palme Linde
leaf Blatt Blätter
forest Wald
jungle Dschungel
garden Garten
park Park
grass Gras
meadow Wiese Feld
cactus Kaktus
mountain Berg Gebirge Alpen
sea Meer See Ostsee Nordsee
ocean Ozean
wave Welle
beach Strand Strände
sand Sand
desert Wüste
lake Teich
river Fluss
water Wasser
puddle Pfütze
rain Regen regnet regnerisch regnets schüttet nieselt Regentropfen Regenwetter Schauer tröpfelt gießt
umbrella Regenschirm Schirm
snow Schnee schneit schneeflocken schneeballschlacht Schneesturm schneite
snowman Schneemann schneemänner
ice Eis_glatt Glatteis eiszapfen Hagel zugefroren
sun Sonne sonnenschein Sönnchen Sonnig Sonnenstrahl
sunny sonnig sonniger sonniges sonnige
cloud Wolke bewölkt wölkchen wolkig bewölkte
wind Wind windig weht pustet wehte Brise
storm Sturm Unwetter donnert blitzt stürmt stürmisch Orkan gewittert Gewittern
lightning Blitz blitze
fog Nebel neblig nebelig diesig
sky Himmel
rainbow Regenbogen regenbögen
star Stern sternchen Sternschnuppe Sternenhimmel
moon Mond Mondschein
space Weltraum Weltall
planet Planet
rocket Rakete Raumschiff
astronaut Astronaut
sunset Sonnenuntergang Abendrot
sunrise Sonnenaufgang Morgenrot
fire Feuer
volcano Vulkan
candle Kerze
lamp Lampe
weather Wetter
temperature Temperatur
cold kalt kalte Kälte friere eisig gefroren kühl
hot heiß warm Hitze schwitze
house Haus häuser Hütte Häuschen
home Zuhause
castle Schloss Burg schlösser
city Stadt
key Schlüssel
crown Krone
king König prinz
queen Königin
princess Prinzessin prinzessinnen Prinzessinen
car Auto Flitzer Rennwagen Sportwagen
bus Bus Schulbus Busse
boat Boot Schiff boote Segler Dampfer
ship Segelschiff
robot Roboter Robo
computer Computer laptop tablet
phone Handy Telefon smartphone
bicycle Fahrrad Rad
kite Drachenschnur drachen_steigen
ghost Gespenst Geist Gespensterchen Spuk
witch Hexe Hexlein
shadow Schatten
heart Herz Herzchen Herzlein
stone Stein
gold Gold
treasure Schatz
diamond Diamant
apple Apfel Äpfel Äpfelchen Apfelschnitz
pear Birne
banana Banane
lemon Zitrone Zitronenlimonade
strawberry Erdbeere erdbeer Erdbeermarmelade
cherry Kirsche
grape Traube
tomato Tomate
carrot Karotte Möhre
pumpkin Kürbis kürbisse
corn Mais
mushroom Pilz
bread Brot brötchen brezel toast Brote Semmel
butter Butter
cheese Käse
honey Honig
milk Milch
icecream Eis Schokoeis Eiscreme erdbeereis vanilleeis eiskugel eisbecher Zitroneneis Schokoladeneis Eisdiele
chocolate Schokolade Schoko schoki Schokolädchen Schokoriegel Nutella
cake Kuchen Torte kekse_gebacken muffin muffins Waffel Kuchenstück Donut Donuts Kuchens
cookie Keks Kekse Plätzchen Kekschen
candy Bonbon Süßigkeiten süßes gummibärchen lolli Süßigkeit Bonbons Lutscher Gummibären Schleckzeug Kaugummi Lakritz
pizza Pizza Pizzastück
soup Suppe
salad Salat
pasta Nudeln Spaghetti Spagetti Makkaroni Lasagne Spätzle
rice Reis
spinach Spinat
vegetables Gemüse Brokkoli Kohl Bohnen
fruit Obst Frucht
meat Fleisch
egg Ei Eier Rührei Spiegelei
coffee Kaffee
tea Tee
juice Saft Säfte
orange_juice Orangensaft
sugar Zucker
salt Salz
chili Chili
pepper Pfeffer Paprika
spicy scharf
sweet süß
food Essen Speise
eat essen esse isst gegessen
cook kochen Küche
dinner Abendessen
lunch Mittagessen
breakfast Frühstück
hungry Hunger hungrig
recipe Rezept
cup Tasse Becher
price Preis Preise
cost kosten kostet
buy kaufen
pay bezahlen zahlen
bill Rechnung
money Geld
expensive teuer
cheap billig
sell verkaufen
shop Laden Geschäft
order Bestellung bestellen
refund Rückgabe Erstattung
repair reparieren Reparatur Werkstatt
help Hilfe helfen geholfen
fix richten
doctor Arzt Ärztin Doktor
hospital Krankenhaus
health Gesundheit
job Beruf Job
story Geschichte Märchen
poem Gedicht
letter Brief
draw malen zeichnen Bild
color Farbe
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
old alt
new neu
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
alone mutterseelenallein allein alleine
light_bulb Glühbirne
garbage Müll
toilet Klo Toilette
smell Geruch riecht
hair Haar
dress Kleid
hat Mütze Hut
christmas_tree Weihnachtsbaum Tannenbaum
red rot rötlich knallrotes
crimson karmesin
ruby rubinrot
raspberry himbeerrot
burgundy weinrot
vermilion zinnoberrot
orange orange orangene orangefarben
tangerine mandarinenorange
apricot aprikose
peach pfirsich
coral koralle korallenrot
salmon lachs lachsrosa
yellow gelb
golden golden goldene
amber bernstein
mustard senfgelb
cream cremeweiß
beige beige
green grün grüne
olive olivgrün
emerald smaragdgrün
mint minzgrün Minze
sage salbeigrün
lime limettengrün
jade jadegrün
teal blaugrün petrol
turquoise türkis türkise
cyan cyan
aquamarine aquamarin
blue blau
navy marineblau
sapphire saphirblau
azure azurblau
sky_blue himmelblau
indigo indigo
purple lila lilane lilafarben lilafarbene
violet violett violette
lavender lavendel
lilac flieder
magenta magenta
fuchsia fuchsia
pink rosa pink rosane rosafarben rosafarbene
brown braun braune
tan hellbraun
khaki khaki
dusty_rose altrosa
sienna siena
chestnut kastanienbraun
bronze bronze
rust rostrot
silver silber
gray grau
charcoal anthrazit
slate schiefergrau
black schwarz
white weiß weiße
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
update setze aktualisiere
create lege erstelle anlegen
haha haha hahaha hihi hihihi lol
wow wow boah
lovely nett nette nettesten freundlich liebevoll süße süßer
splendid gute guter gutes guten gutem
missing vermiss vermisse
hurt verletzte wehgetan weh_getan wehtut verletzen wehtat verbrannt geschnitten verstaucht gestoßen gestürzt blutet hingefallen gestolpert
failed durchgefallen vermasselt verhauen versagt sitzengeblieben misslungen vergeigt danebengegangen
cruel gemeine gemeiner gemeines
frost frost
sunflower sonnenblume
wheat stroh heu
lava lava
brick ziegel
lizard eidechse
crocodile krokodil
pea erbsen
kiwi kiwi
avocado avocado
cucumber gurke
crab krebs krabbe
lobster hummer
tulip tulpe
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
duckling entchen
pancake pfannkuchen
yogurt joghurt
hill hügel
street straße
building gebäude hochhaus
palace palast
lock vorhängeschloss
taxi taxi
library bücherei bibliothek
bone knochen
mud matsch schlamm
santa weihnachtsmann nikolaus
vampire vampir
parrot papageien wellensittich
guinea_pig meerschweinchen
favorite lieblings lieblingsfach lieblingsessen lieblingslehrerin lieblingslehrer lieblingslied
success geschafft bestanden gelungen Erfolg erfolgreich klappt
trophy Medaille Pokal Urkunde Auszeichnung Abzeichen Seepferdchen
champion Sieger Siegerin Meister Champion
victory Sieg gesiegt
hero Held Heldin
celebrate feiere
cute niedlich süßen goldig knuffig
discouraged frustriert
frustrated frustrierend Frust verzweifelt verzweifle
regret bereue
excluded ausgeschlossen ausgegrenzt
ruined kaputt kaputtgemacht gebrochen zerbrochen kaputte kaputtgegangen ruiniert zerstört zerrissen
cancelled ausgefallen abgesagt
neon neonfarben neon
brilliant schlau klug intelligent
festival Zirkus Kirmes Jahrmarkt Freizeitpark Karneval Fasching Volksfest Schulfest
`
