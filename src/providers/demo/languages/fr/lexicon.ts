/** Words of a line mean its first one, which the English lists know; the second is how it is called. */
export const FRENCH_LEXICON = `
joy joie bonheur youpi
excitement enthousiasme excitation
love amour adore adores adorent adoré adorait adorer
calm calme tranquillité
trust confiance
hope espoir espère espérer
pride fierté
proud fier fière fiers fières
gratitude gratitude reconnaissance
grateful reconnaissant reconnaissante
thanks merci remercie
fun amusement amusant amusante amuse amusé amusée amusés amusons rigolo rigolote marrant marrante rigolé drôle drôles rigolos drôlement amusants amusantes marrants rigoler
funny comique
wonder émerveillement
wonderful merveilleux merveilleuse
magic magie magique
curiosity curiosité
curious curieux curieuse
surprise surprise surpris surprenant
amazed étonné étonnée
nostalgia nostalgie
homesick nostalgique
sadness tristesse
sad triste tristes attristé tristounet
unhappy malheureux malheureuse
crying pleurer pleure pleures pleurs pleuré pleurait pleurent chialer
tears larmes larme
died mort morte morts mourir décédé décédée
disappointed déçu déçue déception
upset vexé vexée blessé contrarié
sorry dommage
loneliness solitude
lonely seul seule isolé
tiredness fatigue
tired fatigué fatiguée fatigués crevé crevée épuisés claqué naze
exhausted épuisé épuisée
sleepy sommeil endormi
boredom ennui
boring ennuyeux ennuyeuse barbant nulle_part ennuyant ennuyante chiant barbante
bored ennuie ennuyé ennuyais ennuyée
fear peur peurs frayeur
afraid effrayé effrayée apeuré crains flippé trouille peureux peureuse crainte
scary effrayant effrayante flippant
terrified terrifié terrifiée terrorisé
worry inquiétude souci soucis
worried inquiet inquiète inquiets
nervous nerveux nerveuse
stressed stressé stressée stress angoissé angoissée
anger colère rage
angry fâché fâchée énervé énervée énerve fâchés énervés saoule soûle
furious furieux furieuse
hate déteste détestes détestent détester hais haine
annoying énervant agaçant embêtant embête énervante énervants embêtent embêtante saoulant relou pénible
unfair injuste
mean méchant méchante méchants
disgust dégoût
disgusting dégoûtant dégoûtante dégueu dégueulasse répugnant dégoûtants dégueulasses immonde
yuck beurk berk
stink pue puent puait puer puanteur
envy jalousie envieux
jealous jaloux jalouse
shame honte gêne
embarrassed gêné gênée embarrassé honteux honteuse gênant gênante
shy timide
guilty coupable
confusion confusion
confused confus perdue embrouillé
pain douleur mal_au mal_à mal_aux mal_partout
sick malade malades vomi vomir rhume grippe enrhumé
fever fièvre
happy heureux heureuse content contente contents joyeux joyeuse heureuses ravi ravie
excited excité excitée enthousiaste impatient impatiente impatients hâte
exciting passionnant passionnante excitant
hooray youpi hourra chouette
won gagné gagnée gagne gagnons gagnait gagner gagnent gagnes
lost perdu perdue perdus perdre perds perd
good bon bonne bons bien
nice joli jolie agréable
cool cool
great super génial géniale formidable top excellent excellente extraordinaire meilleur meilleure trop_stylé géant incroyable chouettes topissime géniaux superbes
beautiful beau belle beaux magnifique splendide superbe
delicious délicieux délicieuse miam bonne_odeur bonne_recette délicieuses régal
perfect parfait parfaite
enjoy aime aimes aiment plaît aimait aimé
lucky chance chanceux
bad mauvais mauvaise mal nul nulle
terrible terrible horrible affreux affreuse atroce épouvantable pire pourri pourrie horribles catastrophe
wrong faux
difficult difficile compliqué dur dure
easy facile
ugly moche laid
broken cassé cassée casser panne abîmé
problem problème problèmes
useless inutile
peaceful tranquille paisible serein
relaxed détendu détendue relaxant
peace paix
quiet silence silencieux
safe sécurité en_sécurité
brave courageux courageuse courage
honest honnête
relieved soulagé soulagée soulagement
laugh rire ris rit riait ri rigoler rigole rires
smile sourire souris_beaucoup
hug câlin câlins
kiss bisou bisous
praised félicité félicitée
gift cadeau cadeaux
birthday anniversaire
party fête fêtes
vacation vacances
weekend week-end weekend
summer été
winter hiver
autumn automne
spring printemps
christmas noël
easter pâques
halloween halloween
holiday jour_férié
friend ami amie amis amies copain copine copains copines
family famille
mother mère maman
father père papa
sister sœur soeur sœurs
brother frère frères
grandmother grand-mère mamie mémé
grandpa grand-père papi papy pépé
baby bébé
child enfant enfants garçon fille
teacher maître maîtresse prof professeur professeure maîtres maîtresses profs
school école collège récré récréation
class classe cours_de
homework devoirs leçons
exam examen contrôle interro dictée contrôles évaluation éval
lesson leçon
math maths math mathématiques
history histoire_géo
science sciences science
book livre livres
read lire lis lit_beaucoup lu_un
write écrire écris écrit
learn apprendre apprends appris
study étudier étudie
pencil crayon crayons stylo stylos feutre
backpack cartable sac_à_dos cartables
student élève élèves
game jeu jeux
match match
play jouer joue joué jouons
toy jouet jouets poupée
joke blague blagues
sing chanter chante
dance danser danse
song chanson chansons
music musique
guitar guitare
piano piano
football foot football
sport sport
team équipe
ball balle ballon
swim nager nage piscine
run courir cours court
jump sauter saute
train train trains métro tram
travel voyage voyager
holiday_trip sortie excursion
hotel hôtel
ticket billet ticket
airport aéroport avion
dream rêve rêver rêves
sleep dormir dors dort
bed lit
night nuit
day jour journée
morning matin
evening soir
dark sombre noir_total foncé foncée
darkness obscurité
light clair claire lumière
pale pâle
bright vif
pastel pastel
monster monstre monstres
nightmare cauchemar
danger danger dangereux
knife couteau
blood sang
thunder tonnerre tonnerres
alarm alarme
fight bagarre dispute disputés disputé disputée disputer disputent bagarré bagarrer
hit tapé
shout crier crie crié
steal volé volée_par
liar menteur menteuse
stupid bête idiot stupide
cat chat chats chatte chaton chatons minou
kitten chatons
dog chien chiens chienne toutou
puppy chiot
bird oiseau oiseaux perroquet
fish poisson poissons
horse cheval chevaux poney chevals poneys
unicorn licorne
rabbit lapin lapins lapine lapinou
bear ours nounours oursons ourson
mouse souris
elephant éléphant éléphants
lion lion lionne lions
tiger tigre tigres
fox renard
wolf loup
frog grenouille grenouilles
snake serpent serpents
spider araignée araignées
bee abeille abeilles
butterfly papillon papillons
duck canard canards
chick poussin
penguin pingouin manchot pingouins
monkey singe singes
pig cochon cochons
whale baleine baleines
dolphin dauphin dauphins
shark requin requins
bat chauve-souris
crow corbeau
dinosaur dinosaure dinosaures dino
dragon dragon dragons
turtle tortue tortues
snail escargot escargots
animal animal animaux
zoo zoo
pet animal_de_compagnie
flower fleur fleurs
rose roses
tree arbre arbres
leaf feuille feuilles
forest forêt bois
jungle jungle
garden jardin
park parc
grass herbe
meadow prairie champ
cactus cactus
mountain montagne montagnes
sea mer
ocean océan
wave vague vagues
beach plage
sand sable
desert désert
lake lac
river rivière fleuve
water eau
puddle flaque flaques
rain pluie pleut pleuvait pleuvoir pluvieux pluies
umbrella parapluie
snow neige neiger neigé neiges flocons
snowman bonhomme_de_neige
ice glace_gelée verglas glaçon glaçons
sun soleil
sunny ensoleillé
cloud nuage nuages nuageux
wind vent venteux vente
storm tempête orage orages orageux
lightning éclair foudre éclairs
fog brouillard brume brumeux
sky ciel
rainbow arc-en-ciel arc_en_ciel arcs-en-ciel
star étoile étoiles
moon lune
space espace univers
planet planète
rocket fusée fusées
astronaut astronaute
sunset coucher_de_soleil
sunrise lever_de_soleil
fire feu incendie
volcano volcan
candle bougie
lamp lampe
weather météo
temperature température
cold froid froide
hot chaud chaude chaleur
house maison maisons cabane
home chez_moi
castle château châteaux
city ville
key clé clef
crown couronne couronnes
king roi prince rois
queen reine
princess princesse princesses
car voiture voitures autos
bus bus autobus
boat bateau barque bateaux voilier
ship navire
robot robot robots
computer ordinateur tablette
phone téléphone portable portables
bicycle vélo bicyclette
kite cerf-volant cerfs-volants
ghost fantôme fantômes
witch sorcière sorcières
shadow ombre
heart cœur coeur
stone pierre caillou
gold or_pur
treasure trésor
diamond diamant
apple pomme pommes
pear poire poires
banana banane bananes
lemon citron citrons
strawberry fraise fraises
cherry cerise cerises
grape raisin
tomato tomate tomates
carrot carotte carottes
pumpkin citrouille citrouilles
corn maïs
mushroom champignon champignons
bread pain tartine tartines baguette
butter beurre
cheese fromage
honey miel
milk lait
icecream glace glaces sorbet
chocolate chocolat chocolats
cake gâteau gâteaux goûter
cookie biscuit biscuits
candy bonbon bonbons sucette bonbecs
pizza pizza pizzas
soup soupe soupes
salad salade
pasta pâtes
rice riz
spinach épinards
vegetables légumes
fruit fruit fruits
meat viande
egg œuf
coffee café
tea thé
juice jus
orange_juice jus_d'orange
sugar sucre
salt sel
chili piment
pepper poivre
spicy piquant épicé
sweet sucré doux
food nourriture repas
eat manger mange mangé
cook cuisiner cuisine
dinner dîner
lunch déjeuner
breakfast petit-déjeuner
hungry faim
recipe recette
cup tasse
price prix
cost coûte coûter coûtent
buy acheter achète achat
pay payer paie paiement
bill facture factures
money argent
expensive cher chère
cheap pas_cher
sell vendre vente ventes
shop magasin boutique
order commande commander
refund remboursement
repair réparer réparation atelier
help aide aider aidé aidée
fix répare
doctor médecin docteur
hospital hôpital
health santé
job travail métier
story histoire histoires conte
poem poème
letter lettre
draw dessiner dessine dessin peins peindre
color couleur couleurs
science_lab laboratoire
news nouvelles actualités
world monde
nature nature
love_letter lettre_d'amour
language langue
word mot mots
number nombre
time temps heure
today aujourd'hui
tomorrow demain
yesterday hier
old vieux vieille
new nouveau nouvelle neuf
big grand grande énorme
small petit petite
fast rapide vite
slow lent lente
loud bruit bruyant
strong fort forte
weak faible
urgent urgent urgence
idea idée
question question
secret secret
adventure aventure aventures
mystery mystère
memory souvenir souvenirs
future avenir futur
alone toute_seule tout_seul
light_bulb ampoule
garbage poubelle ordures
toilet toilettes
smell odeur sent
hair cheveu cheveux
dress robe
hat bonnet chapeau
christmas_tree sapin
red rouge rouges rougeâtre
crimson cramoisi
ruby rubis
raspberry framboise
burgundy bordeaux
vermilion vermillon
orange orange
tangerine mandarine
apricot abricot
peach pêche
coral corail
salmon saumon
yellow jaune jaunes jaunâtre
golden doré dorée
amber ambre
mustard moutarde
cream crème
beige beige
green vert verte verts vertes
olive olive
emerald émeraude
mint menthe
sage sauge
lime citron_vert
jade jade
teal bleu-vert
turquoise turquoise
cyan cyan
aquamarine aigue-marine
blue bleu bleue bleus bleues bleuâtre
navy bleu_marine
sapphire saphir
azure azur
sky_blue bleu_ciel
indigo indigo
purple pourpre violets violettes mauve
violet violet violette
lavender lavande
lilac lilas
magenta magenta
fuchsia fuchsia
pink rose
brown marron brun brune bruns marrons
tan brun_clair
khaki kaki
dusty_rose vieux_rose
sienna terre_de_sienne
chestnut châtain
bronze bronze
rust rouille
silver argenté argentée
gray gris grise grises
charcoal anthracite
slate ardoise
black noir noire noirs noires
white blanc blanche blancs blanches
ivory ivoire
a_good_feeling un_bon_sentiment
a_bad_feeling un_mauvais_sentiment
feeling_unwell mal-être
neutral neutre plus_peur plus_mal plus_faim plus_froid plus_triste plus_fâché plus_fâchée
mood humeur
happiness bonheur
stress stress
energy énergie
spiciness piquant
interest intérêt
score note
check coche_verte
x croix
warning avertissement
info info
sparkles étincelles
lightbulb ampoule
bulb ampoule
drop goutte
snowflake flocon
note note_de_musique
scared effrayé
midnight minuit
thumbsup pouce_levé
question_mark point_d'interrogation
room chambre
view vue
update actualise actualiser passe
create créer crée
haha haha hahaha hihi mdr lol ptdr
wow waouh ouah wow waou
lovely gentils gentilles gentil gentille adorable mignon mignonne mignons sympa sympas
hurt blessée
argue disputé disputée dispute disputer engueulé
failed raté ratée échoué
missing manque manquent
pancake crêpe crêpes
frost givre gel
sunflower tournesol tournesols
wheat blé paille
lava lave
brick brique briques
lizard lézard
crocodile crocodile crocodiles
pea petits_pois
kiwi kiwi
avocado avocat
cucumber concombre
crab crabe
lobster homard
tulip tulipe tulipes
daisy marguerite pâquerette
oak chêne
pine pin
moss mousse_verte
pond étang
hurricane ouragan
tornado tornade
breeze brise
galaxy galaxie
skeleton squelette squelettes
skull tête_de_mort
cave grotte
plum prune
blueberry myrtille myrtilles
goldfish poisson_rouge poison_rouge
duckling caneton
rat rat rats
yogurt yaourt
hill colline
rock rocher
street rue
building immeuble
palace palais
lock cadenas
taxi taxi
library bibliothèque
bone os
mud boue
santa père_noël
vampire vampire vampires
parrot perruche perroquets
guinea_pig cochon_d'inde hamster
`
