/** Words of a line mean its first one, which the English lists know; the second is how it is called. */
export const FRENCH_LEXICON = `
joy joie bonheur youpi
excitement enthousiasme excitation
love amour adore aimer amoureux chéri
calm calme tranquillité zen relax
trust confiance
hope espoir espère
pride fierté
proud fier
gratitude gratitude reconnaissance
grateful reconnaissant
thanks merci remercie
fun amusement amusant amuse amusons rigolo rigolote marrant rigolé drôle drôlement rigolade hilarant tordant éclaté fou_rire
funny comique
wonder émerveillement
wonderful merveilleux
magic magie magique
curiosity curiosité
curious curieux
surprise surprise surpris surprenant étonnant
amazed étonné
nostalgia nostalgie
homesick nostalgique
sadness tristesse
sad triste attristé tristounet tristesses déprimé malheureuses abattu démoralisé désespéré peiné chagrin cafard
unhappy malheureux malheureuse
crying pleurer chialer sanglots pleurniche larmoyer
tears larmes
died mort mourir décédé meurt décès disparu_pour_toujours enterrement enterré
disappointed déçu déception décevant déçoit
upset vexé blessé contrarié froissé offensé bouleversé chamboulé disputées engueulés bagarrés fâcherie
sorry dommage
loneliness solitude
lonely isolé abandonné
tiredness fatigue
tired fatigué fatiguée fatigués crevé épuisés claqué naze fatiguées crevante fatigant lessivé ko exténué vidé mort_de_fatigue
exhausted épuisé épuisée
sleepy sommeil endormi
boredom ennui
boring ennuyeux barbant nulle_part ennuyant chiant saoulants lassant monotone soporifique gavant interminable
bored ennuie ennuyé
fear peur frayeur
afraid effrayé apeuré crains flippé trouille peureux crainte effraie terrorise tremble angoissant paniqué frousse pétrifié
scary effrayant flippant terrifiant épouvantables sinistre lugubre
terrified terrifié
worry inquiétude souci
worried inquiet préoccupé tracassé soucieux stressant
nervous nerveux trac anxieux
stressed stressé stress angoissé
anger colère rage
angry fâché énervé saoule soûle enragé agacé furax vénère énervement irrité rageant
furious furieux
hate déteste hais haine haïr hait
annoying énervant agaçant embête saoulant relou pénible insupportable chiante chiants casse-pieds gonflant casse_les_pieds
unfair injuste injustice triché tricheur tricheuse
mean méchant méchanceté cruelle vilain
disgust dégoût
disgusting dégoûtant dégueu dégueulasse répugnant immonde écœurant infect immangeable dégueulasserie dégoûté dégoûtée
yuck beurk berk
stink pue puent puait puer puanteur
envy jalousie envieux
jealous jaloux envieuse
shame honte gêne honteuses
embarrassed gêné gênée embarrassé honteux honteuse gênant humilié mal_à_l'aise ridicule rougis
shy timide
guilty coupable
confusion confusion
confused confus perdue embrouillé mélangé perplexe
pain douleur mal_au mal_à mal_aux mal_partout souffre bobo courbatures migraine
sick malade vomi vomir rhume grippe enrhumé nausée toux tousse gastro angine varicelle patraque
fever fièvre
happy heureux content joyeux ravi enchanté comblé réjoui aux_anges satisfait
excited excité enthousiaste impatient hâte surexcité trépigne
exciting passionnant excitant
hooray youpi hourra chouette
won gagné
lost perdu perdus perdre perds
good bon bien
nice joli
cool cool
great super génial formidable top excellent extraordinaire meilleur trop_stylé géant incroyable chouettes topissime géniaux superbes extra fabuleux fantastique exceptionnel exceptionnelle grandiose impressionnant stylé kiffant kiffe mortel sensationnel sensationnelle canon parfaitement
beautiful beau belle magnifique splendide superbe jolies jolis ravissant jolie agréable gentiment
delicious délicieux miam bonne_odeur bonne_recette régal savoureux exquis succulent délicieusement goûteux
perfect parfait
enjoy aime aiment aimait apprécie kiffer plu
lucky chance chanceux veinard
bad mauvais mal
lousy mauvaise nul nulle nullos
terrible terrible horrible affreux atroce épouvantable pire pourri catastrophe nulles nuls catastrophique désastre désastreux horreur merde merdique minable lamentable nullissime abominable
wrong faux
difficult difficile compliqué dur
easy facile
ugly moche laid
broken panne casse
ruined cassé cassée casser cassés cassées brisé déchiré
problem problème
useless inutile
peaceful tranquille paisible serein
relaxed détendu relaxant
peace paix
quiet silence silencieux
safe sécurité en_sécurité
brave courageux courage brave
honest honnête
relieved soulagé soulagement
laugh rire ris rit riait ri rigolais ria rigolons
smile sourire souris_beaucoup
hug câlin
kiss bisou embrasse
praised félicité
gift cadeau offert
birthday anniversaire anniv
party fête boum pyjama_party
vacation vacances vacs
weekend week-end weekend
summer été
winter hiver
autumn automne
spring printemps
christmas noël
easter pâques
halloween halloween
holiday jour_férié
friend ami copain copine meilleur_ami meilleure_amie meilleur_copain meilleure_copine meilleurs_amis meilleures_amies meilleur_pote pote
family famille
mother mère maman
father père papa
sister sœur
brother frère
grandmother grand-mère mamie
grandpa grand-père papi papy pépé
baby bébé
child enfant garçon fille
teacher maître maîtresse prof professeur institutrice instituteur directrice directeur
school école collège récré récréation
class classe cours_de
homework devoirs leçons
exam examen contrôle interro dictée évaluation éval interrogation
lesson leçon
math maths mathématiques calcul
history histoire_géo
science sciences svt physique biologie
book livre
read lire lis lit_beaucoup lu_un
write écrire
learn apprendre apprends appris
study étudier
pencil crayon stylo feutre
backpack cartable sac_à_dos
student élève
game jeu
match match
play jouer joue
toy jouet poupée
joke blague
sing chanter
dance danser
song chanson
music musique
guitar guitare
piano piano
football foot football
sport sport gym eps gymnastique
team équipe
ball balle ballon
swim nager nage piscine
run courir cours court
jump sauter
train train métro tram tgv locomotive
travel voyage
holiday_trip sortie excursion
hotel hôtel
ticket billet ticket
airport aéroport avion
dream rêve
sleep dormir dors dort
bed lit
night nuit
day jour journée
morning matin
evening soir
dark sombre noir_total foncé
darkness obscurité
light clair lumière
pale pâle
bright vif vives éclatant flashy
pastel pastel
monster monstre
nightmare cauchemar
danger danger dangereux
knife couteau
blood sang
thunder tonnerre
alarm alarme
fight combat combattre
hit tapé
shout crier crie hurle gronde
steal volé volée_par
liar menteur menteuse
stupid bête idiot stupide bêtise débile
cat chat chatte chatons minou chatounet minet
kitten chatons
dog chien chienne toutou labrador caniche chienchien chiots
puppy chiot
bird oiseau perroquet oisillon moineau pigeon aigle hibou merle canari mouette cigogne colombe rouge-gorge
fish poisson thon truite sardine
horse cheval chevaux poney jument poulain étalon galop équitation
unicorn licorne
rabbit lapin lapinou lièvre lapereau
bear ours nounours panda koala
mouse souris sourris hamsters
elephant éléphant
lion lion lionne lionceau
tiger tigre
fox renard
wolf loup
frog grenouille crapaud
snake serpent vipère boa
spider araignée tarentule
bee abeille guêpe bourdon
butterfly papillon
duck canard
chick poussin poule coq
penguin pingouin manchot
monkey singe gorille chimpanzé ouistiti
pig cochon cochonnet truie
whale baleine
dolphin dauphin
shark requin
bat chauve-souris
crow corbeau
dinosaur dinosaure dino tyrannosaure diplodocus
dragon dragon
turtle tortue
snail escargot
animal animal animaux
zoo zoo
pet animal_de_compagnie
flower fleur pâquerettes coquelicot bouquet
rose roses rose_rouge
tree arbre chênes sapins palmier pommier cerisier
leaf feuille
forest forêt bois
jungle jungle
garden jardin
park parc
grass herbe
meadow prairie champ
cactus cactus
mountain montagne alpes pyrénées
sea mer mers méditerranée
ocean océan
wave vague
beach plage
sand sable
desert désert
lake lac
river rivière fleuve ruisseau
water eau
puddle flaque
rain pluie pleut pleuvait pleuvoir pluvieux averse pleuvra bruine gouttes pleut_des_cordes déluge crachin
umbrella parapluie
snow neige flocons enneigé
snowman bonhomme_de_neige
ice glace_gelée verglas glaçon gelé grêle givré patinoire
sun soleil ensoleillée rayon_de_soleil
sunny ensoleillé ensoleillés
cloud nuage nuageux
wind vent venteux souffle rafale mistral
storm tempête orage orageux tonne
lightning éclair foudre
fog brouillard brume brumeux
sky ciel cieux
rainbow arc-en-ciel arc_en_ciel arcs-en-ciel arcs_en_ciel
star étoile étoile_filante
moon lune pleine_lune
space espace univers
planet planète
rocket fusée vaisseau_spatial
astronaut astronaute
sunset coucher_de_soleil
sunrise lever_de_soleil
fire feu incendie
volcano volcan
candle bougie
lamp lampe
weather météo
temperature température
cold froid gelée glacial caille grelotte frais fraîche
hot chaud chaleur canicule brûlant étouffant
house maison cabane maisonnette chalet
home chez_moi
castle château château_fort châteaux_forts
city ville
key clé clef
crown couronne
king roi prince
queen reine
princess princesse
car voiture autos bagnole camion voiture_de_course
bus bus autobus car_scolaire
boat bateau barque voilier navires
ship navire
robot robot
computer ordinateur tablette
phone téléphone portable
bicycle vélo bicyclette
kite cerf-volant cerfs-volants
ghost fantôme
witch sorcière
shadow ombre
heart cœur
stone pierre caillou
gold or_pur
treasure trésor
diamond diamant
apple pomme
pear poire
banana banane
lemon citron
strawberry fraise fraise_tagada
cherry cerise
grape raisin
tomato tomate
carrot carotte
pumpkin citrouille
corn maïs
mushroom champignon
bread pain tartine baguette sandwich croissant brioche pain_au_chocolat
butter beurre
cheese fromage
honey miel
milk lait lait_chaud
icecream glace sorbet esquimau
chocolate chocolat
cake gâteau goûter tarte gaufre madeleine brownie muffin beignet
cookie biscuit cookies
candy bonbon sucette bonbecs chewing-gum réglisse friandises
pizza pizza
soup soupe potage velouté
salad salade
pasta pâtes spaghettis lasagnes coquillettes
rice riz
spinach épinards
vegetables légumes brocolis épinard choux chou-fleur haricots endives courgette
fruit fruit
meat viande
egg œuf omelette
coffee café
tea thé
juice jus jus_de_pomme
orange_juice jus_d'orange
sugar sucre
salt sel
chili piment
pepper poivre
spicy piquant épicé
sweet sucré doux
food nourriture repas
eat manger
cook cuisiner
dinner dîner
lunch déjeuner
breakfast petit-déjeuner
hungry faim
recipe recette
cup tasse
price prix
cost coûte
buy acheter achat
pay payer paie paiement
bill facture
money argent
expensive cher
cheap pas_cher
sell vendre ventes
shop magasin boutique
order commande
refund remboursement
repair réparer réparation atelier
help aide
fix répare
doctor médecin docteur
hospital hôpital
health santé
job travail métier
story histoire conte
poem poème
letter lettre carte
draw dessiner peins peindre
color couleur
science_lab laboratoire
news nouvelles actualités
world monde
nature nature
love_letter lettre_d'amour
language langue
word mot
number nombre
time temps heure
today aujourd'hui
tomorrow demain
yesterday hier
old vieux vieille
new nouveau nouvelle neuf
big grand énorme
small petit
fast rapide vite
slow lent
loud bruit bruyant
strong fort
weak faible
urgent urgent urgence
idea idée
question question
secret secret
adventure aventure
mystery mystère
memory souvenir
future avenir futur
alone toute_seule tout_seul seul
light_bulb ampoule
garbage poubelle ordures
toilet toilettes
smell odeur sent
hair cheveu
dress robe
hat bonnet chapeau
christmas_tree sapin
red rouge rougeâtre
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
yellow jaune jaunâtre
golden doré dorée
amber ambre
mustard moutarde
cream crème
beige beige
green vert verdâtre
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
blue bleu bleuâtre bleuté
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
pink rose chaussures_roses chaussettes_roses lunettes_roses fleurs_roses joues_roses bottes_roses murs_roses rubans_roses
brown marron brun
tan brun_clair
khaki kaki
dusty_rose vieux_rose
sienna terre_de_sienne
chestnut châtain
bronze bronze
rust rouille
silver argenté argentée
gray gris
charcoal anthracite
slate ardoise
black noir
white blanc blanche
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
lovely gentils gentilles adorable mignon mignonne sympa
splendid bonnes bons
hurt blessée blessés blessure brûlé tordu saigne cogné
failed raté échoué rater redoubler loupé loupée
missing manque
pancake crêpe
frost givre gel
sunflower tournesol
wheat blé paille
lava lave
brick brique
lizard lézard
crocodile crocodile
pea petits_pois
kiwi kiwi
avocado avocat
cucumber concombre
crab crabe
lobster homard
tulip tulipe
daisy marguerite pâquerette
oak chêne
pine pin
moss mousse_verte
pond étang
hurricane ouragan
tornado tornade
breeze brise
galaxy galaxie
skeleton squelette
skull tête_de_mort
cave grotte
plum prune
blueberry myrtille
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
vampire vampire
parrot perruche perroquets
guinea_pig cochon_d'inde hamster
favorite préféré favori favorite
success réussi réussir succès
trophy médaille trophée récompense diplôme coupe
champion champion championne vainqueur
victory victoire
hero héros héroïne
celebrate fêter célébrer
cute choupinou craquant trognon mimi
discouraged découragé
frustrated frustré
regret regrette regrets
excluded exclu rejeté
ignored ignoré
overwhelmed débordé dépassé
ruined gâché détruit abîmée
neon fluo néon
tonight cette_nuit ce_soir
brilliant intelligent
festival cirque fête_foraine parc_d'attractions carnaval kermesse manège
`
