/** Words of a line mean its first one, which the English lists know; the second is how it is called. */
export const GERMAN_LEXICON = `
joy Freude Glück juhuu
excitement Aufregung Begeisterung
love Liebe liebe liebst liebt lieben geliebt verliebt liebhabe lieb_hab verknallt kuscheln kuschel kuschle
calm Ruhe Gelassenheit ruhig gelassen beruhigt
trust Vertrauen vertraue vertraut
hope Hoffnung hoffe hoffen hoffentlich
pride Stolz
proud stolz stolze stolzer stolzen stolzeste
gratitude Dankbarkeit
grateful dankbar
thanks danke dank vielen_dank danken bedanke
fun Spaß spaß spass lustig lustige witzig spaßig lustiges lustiger lustigste witzige witziger spaßige spaßigste lustigen witzigen witzigste spassig albern Quatsch
funny komisch ulkig komische kichern
wonder Staunen staune wundervolle
wonderful wunderbar wundervoll
magic Zauber magisch Magie
curiosity Neugier
curious neugierig
surprise Überraschung überrascht überraschend überraschte überraschungsparty baff verblüffend
amazed erstaunt verblüfft
nostalgia Wehmut Heimweh Sehnsucht
homesick heimwehkrank
sadness Traurigkeit Trauer
sad traurig traurige betrübt trauriges trauriger traurigen traurigste traurigsten tieftraurig deprimiert niedergeschlagen bedrückt unglücklicher bekümmert mutlos
unhappy unglücklich
crying weinen weine weint weinte geweint heule heulen geheult weinend heul heult heulte weinten weinst weinerlich schluchze schluchzen
tears Tränen Träne
died gestorben starb tot tote verstorben gestorbene sterben stirbt verstarb totgefahren eingeschläfert Beerdigung
disappointed enttäuscht Enttäuschung enttäuschend enttäuschte enttäuschung enttäuschen
upset gekränkt verletzt betroffen verletzend beleidigt gekränkte bedrückend eingeschnappt zanken zankt verkracht ausgelacht gehänselt gemobbt Mobbing Streit gestritten streiten streite streitet zank zoff gezankt
sorry schade leid
loneliness Einsamkeit
lonely einsam einsame einsamer verlassen alleingelassen alleinsein
tiredness Müdigkeit
tired müde kaputtgespielt schlapp müder kaputt_vom fix_und_fertig müden todmüde hundemüde ausgelaugt platt erledigt übermüdet
exhausted erschöpft fertiggemacht erschöpfte anstrengend anstrengende
sleepy schläfrig
boredom Langeweile
boring langweilig langweilige öde langweiliger langweiliges ödes langweiligste langweiligen stinklangweilig sterbenslangweilig ödeste fad eintönig
bored gelangweilt langweile langweilt gelangweilte langeweilen
fear Angst Furcht Ängste Angstgefühl Panik Schreck schreckhaft mulmig mulmiges
afraid ängstlich fürchte verängstigt erschrocken schiss angsthase erschreckt gefürchtet bammel gruseln gruselt grusele Horror ängstlicher fürchten fürchtest zittere zittern bange
scary gruselig unheimlich schaurig gruselige gruseliger gruseligen unheimliche unheimlicher
terrified entsetzt panisch
worry Sorge Sorgen
worried besorgt beunruhigt sorgen_mach sorge sorgen besorgte bedenken unruhig Kummer grüble
nervous nervös nervöse nervöser Nervosität hibbelige zappelig
stressed gestresst Stress gestresste stressig stressige stresst überfordert
anger Wut Ärger Zorn
angry wütend sauer böse verärgert zornig stinksauer ärgerlich sauere wütende wütender zornige motzig wütendste wütenden zickig bockig aggressiv angefressen pissig angepisst verärgerte grimmig
furious rasend fuchsteufelswild rasende rastet_aus ausgerastet
hate Hass hasse hasst hassen verabscheue
annoying nervig nervt genervt nerven nervte nervige nerviger nervigen nervst nervensäge stört störend ärgert geärgert provoziert zickt
unfair unfair ungerecht gemein ungerechte gemeinheit geschummelt schummelt schummeln betrogen
mean fies fiese fieser fieses gemeinste
disgust Ekel
disgusting eklig ekelhaft widerlich ekelig eklige ekelige ekliger ekliges ekelhafte ekel ekle ekelt widerliche widerliches widerlicher abartig ungenießbar igittigitt
yuck igitt bäh pfui iih
stink stinkt stinken Gestank stank
envy Neid Eifersucht
jealous neidisch eifersüchtig
shame Scham geschämt schäme
embarrassed beschämt peinlich peinliches peinliche blamiert peinlicher peinlichste blamierte blamage verlegen
shy schüchtern
guilty schuldig
confusion Verwirrung
confused verwirrt durcheinander verwirrte verwirrend ratlos
pain Schmerz Schmerzen weh schmerzt tut_weh Bauchschmerzen Kopfschmerzen Bauchweh Kopfweh schmerzen Zahnschmerzen Ohrenschmerzen Halsschmerzen Halsweh Ohrenweh Zahnweh Bauchschmerz Rückenschmerzen Muskelkater Kratzer schmerzhaft Beule
sick krank kranke schlecht_geworden übel kotzen gekotzt erkältet erkältung grippe kränklich kotze erbrochen Husten Schnupfen verschnupft Durchfall Übelkeit spucken krankgeschrieben Windpocken
fever Fieber
happy glücklich froh fröhlich freu freue freut freuen happy gefreut vergnügt freust glückliche glücklicher fröhliche freude_macht gutgelaunt überglücklich glücklichste heiter strahle freudig froher frohe zufrieden erfreut jubeln jubel begeisternd
excited aufgeregt begeistert gespannt aufgeregte gespannte Vorfreude hibbelig aufgedreht
exciting spannend aufregend
hooray juhu hurra jippie yippie juchu
won gewonnen gewann gewinne gewinnen gewinnt
lost verloren verlor verliere verlieren verliert
good gut
nice schön
great toll super klasse spitze großartig prima genial tolle tolles fantastisch mega krass schönste schönster schönstes schönsten cool coole cooles cooler geil geile hammer lässig supi spitzenmäßig bombe tollsten supertoll hammermäßig spitzenklasse fabelhaft traumhaft fantastische fantastisches fantastischer geniales genialer geniale perfekte grandios beste bester bestes besten genialste ausgezeichnet hervorragend brillant sensationell obercool krasse krasser nices nice
beautiful wunderschön herrlich prächtig wunderschöne wunderschönes wunderschöner herrliche herrliches herrlicher schöne lieb liebe_worte hübsch schönes schönen schönem schöner schönere
delicious lecker köstlich leckere leckeres leckerer leckeren leckerste leckerem köstliche köstlicher mjam yummy
perfect perfekt
enjoy mag magst mögen gefällt gefallen gern gerne mochte genieße genießen genossen liebsten bewundere
lucky Glückspilz glück_gehabt Glückskind
bad schlecht
lousy schlimm schlechte doof blöd blöde blöder mies doofe blöden schlechter schlechten schlechtes doofer doofes doofen
terrible schrecklich furchtbar grässlich fürchterlich grauenhaft schlimmste scheiße scheußlich ätzend grauenvoll schreckliche schrecklicher schreckliches schlimmer schlimme schlimmes furchtbare furchtbarer katastrophal Katastrophe kacke Mist Scheiße beschissen beschissene miserabel schlimmster schlimmsten schlechteste blödeste blödester
wrong falsch
difficult schwer schwierig schwierige schwere
easy leicht einfach
ugly hässlich
broken defekt
problem Problem Probleme
useless nutzlos
peaceful friedlich gemütlich
relaxed entspannt entspannen
peace Frieden
quiet still leise Stille
safe sicher geborgen
brave mutig tapfer Mut mutige
honest ehrlich
relieved erleichtert Erleichterung
laugh lachen lache lacht gelacht Lachen lachten
smile lächeln Lächeln
hug Umarmung umarmt umarmung umarmen
kiss Kuss Küsse Küsschen
praised gelobt lobt lobte
gift Geschenk Geschenke geschenkt beschenkt
birthday Geburtstag Geburtstagsfeier Geburtstagsparty geburtstagskind
party Party Feier feiern gefeiert Fest Kindergeburtstag Übernachtungsparty
vacation Ferien Urlaub Sommerferien Herbstferien Winterferien Osterferien Ferienbeginn
weekend Wochenende
summer Sommer
winter Winter
autumn Herbst
spring Frühling
christmas Weihnachten
easter Ostern
halloween Halloween
holiday Feiertag schulfrei
friend Freund Freundin bester_Freund beste_Freundin besten_Freund bestem_Freund besten_Freundin bester_Freundin beste_Freunde Freunde Freundinnen
family Familie
mother Mutter Mama Mami
father Vater Papa Papi
sister Schwester
brother Bruder Brüder
grandmother Oma Großmutter
grandpa Opa Großvater
baby Baby
child Kind Kinder Junge Mädchen
teacher Lehrer Lehrerin lehrern lehrerinnen Lehrkraft Klassenlehrerin Klassenlehrer
school Schule schulen Grundschule Schulhof Pausenhof
class Klasse Unterricht
homework Hausaufgaben Hausaufgabe hausis hausi Hausi
exam Prüfung Klassenarbeit Schularbeit Arbeit mathearbeit deutscharbeit diktat Prüfungen Mathetest Vokabeltest Schulaufgabe Probe
lesson Stunde Lektion
math Mathe Mathematik Rechnen Matheunterricht Matheaufgaben
history Geschichte_fach
science Wissenschaft Sachkunde Biologie Bio Physik Chemie Sachunterricht HSU NaWi
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
music Musik Musikunterricht Flöte
guitar Gitarre
piano Klavier
football Fußball
sport Sport Sportunterricht Turnen Leichtathletik
team Mannschaft Team
ball Ball
swim schwimmen Schwimmbad
run rennen renne laufe
jump springen springe
train Zug Züge Bahn züge Eisenbahn Straßenbahn Lok Lokomotive Zügen U-Bahn
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
dark dunkel dunkle Dunkeln Dunkelheit dunkler dunkles dunklen dunklem
darkness Finsternis
light hell helle Licht helles heller hellem hellen
pale blass
bright leuchtend leuchtende leuchtendes leuchtendem grell grelles knallig knalliges kräftiges
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
shout schreien schreit geschrien angeschrien anschreien brüllt brüllen meckert meckern gemeckert
steal geklaut gestohlen
liar Lügner gelogen
stupid dumm Idiot dumme dummer bescheuert bescheuerte bekloppt
cat Katze Katzen Kater Kätzchen kätzchen Katers Mieze Miezekatze
kitten Kätzchens
dog Hund Hunde Hündin hündchen hunden Hundewelpe Welpen Hündchen Dackel Pudel Wauwau Schäferhund
puppy Welpe
bird Vogel Vögel Papagei Vögelchen Spatz Amsel Adler Eule Kanarienvogel Papageien Taube Meise Storch Möwe Rabenvogel Wellensittiche
fish Fisch Fische Forelle Karpfen Fischlein
horse Pferd Pferde Pony pferdchen ponys Fohlen Stute Hengst Reitpferd Reiten reite reiten
unicorn Einhorn Einhörner
rabbit Hase Kaninchen hasen häschen kaninchens Osterhase Karnickel
bear Bär Teddy bären eisbär Bärchen Teddybär Teddybären Braunbär Panda Pandabär Koala Eisbären
mouse Maus Mäuse Mäuschen Ratte Hamster Meerschwein
elephant Elefant elefanten
lion Löwe löwen Löwin
tiger Tiger tigers
fox Fuchs
wolf Wolf
frog Frosch frösche Kröte Fröschlein
snake Schlange Schlangen Kobra Python
spider Spinne Spinnen Vogelspinne
bee Biene bienen Wespe Hummel Bienchen
butterfly Schmetterling schmetterlinge Falter
duck Ente enten Entlein Gans Enten Schwan
chick Küken Huhn Hühner Henne Hahn
penguin Pinguin pinguine
monkey Affe affen Äffchen Gorilla Schimpanse
pig Schwein schweine schweinchen Ferkel Sau
whale Wal wale
dolphin Delfin delfine
shark Hai haie
bat Fledermaus
crow Krähe Rabe Raben
dinosaur Dinosaurier Dino dinos T-Rex Saurier
dragon Drache Drachen Feuerdrache
turtle Schildkröte schildkröten Landschildkröte
snail Schnecke schnecken
animal Tier Tiere
zoo Zoo
pet Haustier
flower Blume Blumen blümchen Blüte Blüten
rose Rosen
tree Baum Bäume Apfelbaum Eiche Birke Bäumchen Palme Kirschbaum Linde
leaf Blatt Blätter
forest Wald
jungle Dschungel
garden Garten
park Park
grass Gras
meadow Wiese Feld
cactus Kaktus
mountain Berg Berge Gebirge Alpen Bergen
sea Meer See Ostsee Nordsee Meere
ocean Ozean
wave Welle Wellen
beach Strand Meeresstrand Strände
sand Sand
desert Wüste
lake Teich
river Fluss
water Wasser
puddle Pfütze Pfützen
rain Regen regnet geregnet regnerisch regnen regnets schüttet nieselt Regentropfen Regenwetter Nieselregen Platzregen Schauer regnete verregnet verregnete tröpfelt gießt
umbrella Regenschirm Schirm
snow Schnee schneit geschneit schneien schnees schneeflocken schneeballschlacht verschneit Schneesturm schneite
snowman Schneemann schneemänner
ice Eis_glatt Glatteis eiszapfen Hagel hagelt zugefroren
sun Sonne sonnenschein Sönnchen Sonnig Sonnenstrahl Sonnenstrahlen sonnt
sunny sonnig sonniger sonniges sonnige
cloud Wolke Wolken bewölkt wölkchen wolkig Wölkchen bewölkte
wind Wind windig winde weht windiger pustet wehte Brise
storm Sturm Unwetter donnert gedonnert blitzt blitzen gewitter sturm stürmt stürmisch Orkan gewittert Gewittern
lightning Blitz blitze
fog Nebel neblig nebels nebelig diesig
sky Himmel
rainbow Regenbogen regenbögen
star Stern Sterne sternchen Sternschnuppe Sternenhimmel
moon Mond Vollmond Halbmond Mondschein
space Weltraum Weltall
planet Planet
rocket Rakete raketen Raumschiff Raketen
astronaut Astronaut
sunset Sonnenuntergang Abendrot
sunrise Sonnenaufgang Morgenrot
fire Feuer
volcano Vulkan
candle Kerze
lamp Lampe
weather Wetter
temperature Temperatur
cold kalt kalte Kälte friere eisig eiskalt frieren friert gefroren kühl saukalt arschkalt bitterkalt
hot heiß warm Hitze heiße heißer warme warmes schwitze Affenhitze brennheiß
house Haus häuser baumhaus Hütte Häuschen
home Zuhause
castle Schloss Burg ritterburg schlösser Burgen Ritterburg
city Stadt
key Schlüssel
crown Krone kronen Königskrone
king König prinz könige
queen Königin
princess Prinzessin prinzessinnen Prinzessinen
car Auto Autos autos rennauto Flitzer Rennwagen Polizeiauto Feuerwehrauto Sportwagen
bus Bus Schulbus Busse
boat Boot Schiff boote Segelboot Ruderboot Segler Piratenschiff Dampfer
ship Segelschiff
robot Roboter robotern Robo
computer Computer laptop tablet
phone Handy Telefon handys smartphone
bicycle Fahrrad Rad
kite Drachenschnur drachen_steigen
ghost Gespenst Geist geister gespenster Gespensterchen Spuk
witch Hexe hexen Hexlein
shadow Schatten
heart Herz Herzen Herzchen Herzlein
stone Stein
gold Gold
treasure Schatz
diamond Diamant
apple Apfel Äpfel Äpfelchen Apfelschnitz
pear Birne Birnen
banana Banane Bananen
lemon Zitrone zitronen Zitronenlimonade
strawberry Erdbeere Erdbeeren erdbeer Erdbeermarmelade
cherry Kirsche kirschen
grape Traube Trauben
tomato Tomate tomaten
carrot Karotte Möhre karotten möhren
pumpkin Kürbis kürbisse
corn Mais
mushroom Pilz pilze
bread Brot brötchen brezel toast butterbrot Brote Brezeln Brötchen Semmel Marmeladenbrot Käsebrot Wurstbrot
butter Butter
cheese Käse
honey Honig
milk Milch
icecream Eis Schokoeis Eiscreme erdbeereis vanilleeis eiskugel eisbecher Erdbeereis Zitroneneis Schokoladeneis Eisdiele
chocolate Schokolade Schoko schoki Schokolädchen Schokoriegel Nutella
cake Kuchen Torte schokokuchen kekse_gebacken muffin muffins torten Waffel Waffeln Kuchenstück Geburtstagskuchen Geburtstagstorte Apfelkuchen Donut Donuts Kuchens
cookie Keks Kekse Plätzchen Kekschen
candy Bonbon Süßigkeiten süßes gummibärchen lolli Süßigkeit Bonbons Lutscher Gummibären Schleckzeug Kaugummi Lakritz
pizza Pizza pizzas Pizzastück Pizzas
soup Suppe suppen Nudelsuppe Tomatensuppe Kartoffelsuppe
salad Salat
pasta Nudeln Spaghetti Spagetti Nudel Makkaroni Lasagne Spätzle
rice Reis
spinach Spinat
vegetables Gemüse Rosenkohl Brokkoli Blumenkohl Kohl Bohnen
fruit Obst Frucht
meat Fleisch
egg Ei Eier Rührei Spiegelei
coffee Kaffee
tea Tee
juice Saft Apfelsaft Säfte
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
alone mutterseelenallein allein alleine
light_bulb Glühbirne
garbage Müll
toilet Klo Toilette
smell Geruch riecht
hair Haar Haare
dress Kleid
hat Mütze Hut
christmas_tree Weihnachtsbaum Tannenbaum
red rot rote roter rotes roten rotem rötlich knallrotes feuerrot
crimson karmesin
ruby rubinrot
raspberry himbeerrot
burgundy weinrot
vermilion zinnoberrot
orange orange orangene oranger orangefarben orangener orangenes
tangerine mandarinenorange
apricot aprikose
peach pfirsich
coral koralle korallenrot
salmon lachs lachsrosa
yellow gelb gelbe gelber gelbes gelben gelbem zitronengelb
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
turquoise türkis türkise türkiser türkises
cyan cyan
aquamarine aquamarin
blue blau blaue blauer blaues blauen blauem
navy marineblau
sapphire saphirblau
azure azurblau
sky_blue himmelblau
indigo indigo
purple lila lilane lilanen lilafarben lilafarbene lilafarbenen lilanes lilaner
violet violett violette
lavender lavendel
lilac flieder
magenta magenta
fuchsia fuchsia
pink rosa pink rosane rosanen pinke pinker pinken rosafarben rosafarbene pinkes rosanes
brown braun braune brauner braunes braunen schokobraun
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
splendid gute guter gutes guten gutem
missing vermiss vermisse vermisst vermissen
hurt verletzte wehgetan weh_getan wehtut verletzen wehtat verbrannt geschnitten verstaucht gestoßen gestürzt geblutet blutet hingefallen gestolpert
argue
failed durchgefallen vermasselt verhauen versagt sitzengeblieben misslungen vergeigt danebengegangen
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
favorite lieblings lieblingsfach lieblingsessen lieblingslehrerin lieblingslehrer lieblingslied
success geschafft bestanden gelungen Erfolg erfolgreich klappt geklappt
trophy Medaille Medaillen Pokal Urkunde Auszeichnung Abzeichen Seepferdchen
champion Sieger Siegerin Meister Weltmeister Champion
victory Sieg gesiegt
hero Held Heldin
celebrate feiere
cute niedlich niedliche niedlicher niedliches süßen goldig knuffig
discouraged frustriert
frustrated frustrierend Frust verzweifelt verzweifle verzweifeln
regret bereue bereuen bereut
excluded ausgeschlossen ausgegrenzt
ruined kaputt kaputtgemacht gebrochen zerbrochen kaputte kaputtgegangen ruiniert zerstört zerrissen
cancelled ausgefallen abgesagt
neon neonfarben neon
brilliant schlau schlaue klug kluge intelligent
festival Zirkus Kirmes Jahrmarkt Freizeitpark Karneval Fasching Volksfest Schulfest
`
