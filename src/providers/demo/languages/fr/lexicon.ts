/** Words of a line mean its first one, which the English lists know; the second is how it is called. */
export const FRENCH_LEXICON = `
joy joie bonheur
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
fun amusement amusant amusante amuse amusé amusée amusés amusons rigolo rigolote marrant marrante rigolé drôle drôles
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
sad triste tristes attristé
unhappy malheureux malheureuse
crying pleurer pleure pleures pleurs pleuré pleurait pleurent
tears larmes larme
died mort morte morts mourir décédé décédée
disappointed déçu déçue déception
upset vexé vexée blessé contrarié
sorry dommage
loneliness solitude
lonely seul seule isolé
tiredness fatigue
tired fatigué fatiguée fatigués crevé crevée
exhausted épuisé épuisée
sleepy sommeil endormi
boredom ennui
boring ennuyeux ennuyeuse barbant nulle_part
bored ennuie ennuyé
fear peur peurs frayeur
afraid effrayé effrayée apeuré crains
scary effrayant effrayante flippant
terrified terrifié terrifiée terrorisé
worry inquiétude souci soucis
worried inquiet inquiète inquiets
nervous nerveux nerveuse
stressed stressé stressée stress angoissé angoissée
anger colère rage
angry fâché fâchée énervé énervée énerve
furious furieux furieuse
hate déteste détestes détestent détester hais haine
annoying énervant agaçant embêtant embête
unfair injuste
mean méchant méchante méchants
disgust dégoût
disgusting dégoûtant dégoûtante dégueu dégueulasse répugnant
yuck beurk berk
stink pue puent puait puer puanteur
envy jalousie envieux
jealous jaloux jalouse
shame honte gêne
embarrassed gêné gênée embarrassé
shy timide
guilty coupable
confusion confusion
confused confus perdue embrouillé
pain douleur mal_au mal_à mal_aux mal_partout
sick malade malades
fever fièvre
happy heureux heureuse content contente contents joyeux joyeuse
excited excité excitée enthousiaste impatient impatiente
exciting passionnant passionnante excitant
hooray youpi hourra chouette
won gagné gagnée gagne gagnons gagnait
lost perdu perdue perdus
good bon bonne bons bien
nice joli jolie sympa gentil gentille agréable
cool cool
great super génial géniale formidable top excellent excellente extraordinaire meilleur meilleure
beautiful beau belle beaux magnifique splendide superbe
delicious délicieux délicieuse miam bonne_odeur
perfect parfait parfaite
enjoy aime aimes aiment plaît aimait aimé
lucky chance chanceux
bad mauvais mauvaise mal nul nulle
terrible terrible horrible affreux affreuse atroce épouvantable pire
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
teacher maître maîtresse prof professeur professeure
school école collège
class classe cours_de
homework devoirs leçons
exam examen contrôle interro dictée
lesson leçon
math maths math mathématiques
history histoire_géo
science sciences science
book livre livres
read lire lis lit_beaucoup lu_un
write écrire écris écrit
learn apprendre apprends appris
study étudier étudie
pencil crayon
backpack cartable sac_à_dos
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
train train trains
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
thunder tonnerre
alarm alarme
fight bagarre dispute disputés
hit tapé
shout crier crie crié
steal volé volée_par
liar menteur menteuse
stupid bête idiot stupide
cat chat chats chatte chaton
kitten chatons
dog chien chiens chienne
puppy chiot
bird oiseau oiseaux perroquet
fish poisson poissons
horse cheval chevaux poney
unicorn licorne
rabbit lapin lapins
bear ours nounours
mouse souris
elephant éléphant
lion lion
tiger tigre
fox renard
wolf loup
frog grenouille
snake serpent serpents
spider araignée araignées
bee abeille
butterfly papillon
duck canard
chick poussin
penguin pingouin manchot
monkey singe
pig cochon
whale baleine
dolphin dauphin
shark requin
bat chauve-souris
crow corbeau
dinosaur dinosaure
dragon dragon dragons
turtle tortue
snail escargot
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
rain pluie pleut pleuvait pleuvoir pluvieux
umbrella parapluie
snow neige neiger neigé
snowman bonhomme_de_neige
ice glace_gelée verglas
sun soleil
sunny ensoleillé
cloud nuage nuages nuageux
wind vent venteux
storm tempête orage
lightning éclair foudre
fog brouillard
sky ciel
rainbow arc-en-ciel
star étoile étoiles
moon lune
space espace univers
planet planète
rocket fusée
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
house maison
home chez_moi
castle château
city ville
key clé clef
crown couronne
king roi
queen reine
princess princesse
car voiture voitures
bus bus autobus
boat bateau barque
ship navire
robot robot
computer ordinateur
phone téléphone portable
bicycle vélo bicyclette
kite cerf-volant
ghost fantôme fantômes
witch sorcière
shadow ombre
heart cœur coeur
stone pierre caillou
gold or_pur
treasure trésor
diamond diamant
apple pomme pommes
pear poire poires
banana banane bananes
lemon citron
strawberry fraise fraises
cherry cerise
grape raisin
tomato tomate
carrot carotte
pumpkin citrouille
corn maïs
mushroom champignon
bread pain
butter beurre
cheese fromage
honey miel
milk lait
icecream glace glaces
chocolate chocolat
cake gâteau
cookie biscuit biscuits
candy bonbon bonbons
pizza pizza
soup soupe
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
red rouge rouges
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
yellow jaune jaunes
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
blue bleu bleue bleus bleues
navy bleu_marine
sapphire saphir
azure azur
sky_blue bleu_ciel
indigo indigo
purple pourpre
violet violet violette
lavender lavande
lilac lilas
magenta magenta
fuchsia fuchsia
pink rose
brown marron brun brune
tan brun_clair
khaki kaki
dusty_rose vieux_rose
sienna terre_de_sienne
chestnut châtain
bronze bronze
rust rouille
silver argenté argentée
gray gris grise
charcoal anthracite
slate ardoise
black noir noire
white blanc blanche
ivory ivoire
a_good_feeling un_bon_sentiment
a_bad_feeling un_mauvais_sentiment
feeling_unwell mal-être
neutral neutre
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
`
