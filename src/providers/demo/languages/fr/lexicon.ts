/** Words of a line mean its first one, which the English lists know; the second is how it is called. */
export const FRENCH_LEXICON = `
joy joie bonheur youpi
excitement enthousiasme excitation
love amour adore adores adorent adoré adorait adorer aimer amoureux amoureuse chéri chérie
calm calme tranquillité zen calmes calmé relax
trust confiance
hope espoir espère espérer
pride fierté
proud fier fière fiers fières
gratitude gratitude reconnaissance
grateful reconnaissant reconnaissante
thanks merci remercie remercier
fun amusement amusant amusante amuse amusé amusée amusés amusons rigolo rigolote marrant marrante rigolé drôle drôles rigolos drôlement amusants amusantes marrants rigoler rigolotes rigolade hilarant hilarante tordant éclaté éclatée éclate fou_rire
funny comique
wonder émerveillement
wonderful merveilleux merveilleuse
magic magie magique
curiosity curiosité
curious curieux curieuse
surprise surprise surpris surprenant surprenante étonnant étonnante surprises
amazed étonné étonnée
nostalgia nostalgie
homesick nostalgique
sadness tristesse
sad triste tristes attristé tristounet tristesses attristée déprimé déprimée malheureuses abattu abattue démoralisé démoralisée désespéré désespérée peiné chagrin chagriné cafard
unhappy malheureux malheureuse
crying pleurer pleure pleures pleurs pleuré pleurait pleurent chialer sanglots sanglote pleurniche larmoyer pleurant
tears larmes larme
died mort morte morts mourir décédé décédée meurt décès disparu_pour_toujours enterrement enterré
disappointed déçu déçue déception déçus décevant décevante déçoit
upset vexé vexée blessé contrarié vexer contrariée froissé offensé bouleversé bouleversée chamboulé disputées engueulés engueulent bagarrés fâcherie bagarre dispute disputés disputé disputée disputer disputent bagarré bagarrer engueulé
sorry dommage
loneliness solitude
lonely isolé isolée abandonné abandonnée
tiredness fatigue
tired fatigué fatiguée fatigués crevé crevée épuisés claqué naze fatiguées crevés crevante crevant fatigant fatigante lessivé ko exténué exténuée vidé vidée mort_de_fatigue
exhausted épuisé épuisée
sleepy sommeil endormi
boredom ennui
boring ennuyeux ennuyeuse barbant nulle_part ennuyant ennuyante chiant barbante ennuyeuses barbants saoulants lassant monotone soporifique gavant interminable
bored ennuie ennuyé ennuyais ennuyée ennuyés
fear peur peurs frayeur
afraid effrayé effrayée apeuré crains flippé trouille peureux peureuse crainte effrayés effraie terrorise tremble tremblais trembler angoissant paniqué paniquée panique paniquer flippe flippée frousse pétrifié
scary effrayant effrayante flippant effrayants effrayantes terrifiant terrifiante épouvantables sinistre lugubre
terrified terrifié terrifiée terrorisé
worry inquiétude souci soucis
worried inquiet inquiète inquiets inquiéter inquiété inquiètes préoccupé préoccupée tracassé tracasse soucieux stressant stressante
nervous nerveux nerveuse nerveuses trac anxieux anxieuse
stressed stressé stressée stress angoissé angoissée angoisse stresse stresser stressés
anger colère rage
angry fâché fâchée énervé énervée énerve fâchés énervés saoule soûle fâchées énerver fâche fâcher enragé enragée agacé agacée furax vénère énervement irrité irritée rageant
furious furieux furieuse
hate déteste détestes détestent détester hais haine détesté haïr hait
annoying énervant agaçant embêtant embête énervante énervants embêtent embêtante saoulant relou pénible agaçante agaçants pénibles embêtants embêter relous insupportable insupportables chiante chiants casse-pieds gonflant casse_les_pieds
unfair injuste injustes injustice triché triche tricher tricheur tricheuse
mean méchant méchante méchants méchantes méchanceté cruelle vilain vilaine
disgust dégoût
disgusting dégoûtant dégoûtante dégueu dégueulasse répugnant dégoûtants dégueulasses immonde dégoûtantes répugnante écœurant écœurante écoeurant infect infecte immangeable dégueulasserie dégoûté dégoûtée dégoûte dégoute dégouté
yuck beurk berk
stink pue puent puait puer puanteur
envy jalousie envieux
jealous jaloux jalouse jalouses envieuse
shame honte gêne honteuses
embarrassed gêné gênée embarrassé honteux honteuse gênant gênante humilié humiliée mal_à_l'aise ridicule rougis
shy timide
guilty coupable
confusion confusion
confused confus perdue embrouillé embrouillée mélangé perplexe
pain douleur mal_au mal_à mal_aux mal_partout souffre bobo courbatures migraine
sick malade malades vomi vomir rhume grippe enrhumé nausée nausées toux tousse gastro angine rhumes varicelle patraque vomis
fever fièvre
happy heureux heureuse content contente contents joyeux joyeuse heureuses ravi ravie joyeuses enchanté enchantée comblé comblée réjoui réjouie réjouis contentes aux_anges satisfait satisfaite
excited excité excitée enthousiaste impatient impatiente impatients hâte excités surexcité surexcitée trépigne
exciting passionnant passionnante excitant
hooray youpi hourra chouette
won gagné gagnée gagne gagnons gagnait gagner gagnent gagnes
lost perdu perdue perdus perdre perds perd
good bon bien
nice joli
cool cool
great super génial géniale formidable top excellent excellente extraordinaire meilleur meilleure trop_stylé géant incroyable chouettes topissime géniaux superbes géniales extra fabuleux fabuleuse fantastique fantastiques exceptionnel exceptionnelle grandiose impressionnant impressionnante meilleurs meilleures incroyables stylé stylée kiffant kiffe kiffé mortel sensationnel sensationnelle canon parfaitement extraordinaires
beautiful beau belle beaux magnifique splendide superbe belles jolies jolis splendides ravissant ravissante jolie agréable agréables gentiment
delicious délicieux délicieuse miam bonne_odeur bonne_recette délicieuses régal savoureux savoureuse exquis exquise succulent délicieusement goûteux
perfect parfait parfaite
enjoy aime aimes aiment plaît aimait aimé apprécie kiffer plu
lucky chance chanceux veinard veinarde chanceuse
bad mauvais mal
lousy mauvaise nul nulle mauvaises nullos
terrible terrible horrible affreux affreuse atroce épouvantable pire pourri pourrie horribles catastrophe nulles nuls pourris catastrophique désastre désastreux horreur merde merdique pires minable lamentable nullissime abominable
wrong faux
difficult difficile compliqué dur dure difficiles compliquée durs
easy facile
ugly moche laid
broken panne casse
ruined cassé cassée casser abîmé cassés cassées brisé brisée déchiré déchirée
problem problème problèmes
useless inutile
peaceful tranquille paisible serein
relaxed détendu détendue relaxant
peace paix
quiet silence silencieux
safe sécurité en_sécurité
brave courageux courageuse courage courageuses brave
honest honnête
relieved soulagé soulagée soulagement soulagés
laugh rire ris rit riait ri rigoler rigole rires rigolais ria rigolons
smile sourire souris_beaucoup
hug câlin câlins câliner
kiss bisou bisous embrasse
praised félicité félicitée
gift cadeau cadeaux offert
birthday anniversaire anniv anniversaires
party fête fêtes boum pyjama_party
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
friend ami amie amis amies copain copine copains copines meilleur_ami meilleure_amie meilleur_copain meilleure_copine meilleurs_amis meilleures_amies meilleur_pote pote potes
family famille
mother mère maman
father père papa
sister sœur soeur sœurs
brother frère frères
grandmother grand-mère mamie mémé
grandpa grand-père papi papy pépé
baby bébé
child enfant enfants garçon fille
teacher maître maîtresse prof professeur professeure maîtres maîtresses profs institutrice instituteur directrice directeur
school école collège récré récréation
class classe cours_de
homework devoirs leçons
exam examen contrôle interro dictée contrôles évaluation éval interrogation
lesson leçon
math maths math mathématiques mathématique calcul
history histoire_géo
science sciences science svt physique biologie
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
sport sport gym eps gymnastique
team équipe
ball balle ballon
swim nager nage piscine
run courir cours court
jump sauter saute
train train trains métro tram tgv locomotive
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
dark sombre noir_total foncé foncée foncés foncées sombres
darkness obscurité
light clair claire lumière clairs claires
pale pâle
bright vif vifs vives éclatant flashy
pastel pastel
monster monstre monstres
nightmare cauchemar
danger danger dangereux
knife couteau
blood sang
thunder tonnerre tonnerres
alarm alarme
fight combat combattre
hit tapé
shout crier crie crié crient criait hurle hurler hurlé gronde grondé
steal volé volée_par
liar menteur menteuse
stupid bête idiot stupide bêtise bêtises idiote stupides débile débiles
cat chat chats chatte chaton chatons minou chatounet minous minet
kitten chatons
dog chien chiens chienne toutou labrador caniche chienchien toutous chiots
puppy chiot
bird oiseau oiseaux perroquet oisillon moineau pigeon aigle hibou merle canari mouette cigogne colombe rouge-gorge
fish poisson poissons thon truite sardine
horse cheval chevaux poney chevals poneys jument poulain étalon galop équitation
unicorn licorne licornes
rabbit lapin lapins lapine lapinou lapinous lièvre lapereau
bear ours nounours oursons ourson panda koala
mouse souris sourris hamsters
elephant éléphant éléphants
lion lion lionne lions lionceau lionnes
tiger tigre tigres
fox renard
wolf loup
frog grenouille grenouilles crapaud
snake serpent serpents vipère boa
spider araignée araignées tarentule
bee abeille abeilles guêpe bourdon guêpes
butterfly papillon papillons
duck canard canards
chick poussin poussins poule poules coq
penguin pingouin manchot pingouins
monkey singe singes gorille chimpanzé ouistiti
pig cochon cochons cochonnet truie
whale baleine baleines
dolphin dauphin dauphins
shark requin requins
bat chauve-souris
crow corbeau
dinosaur dinosaure dinosaures dino tyrannosaure diplodocus
dragon dragon dragons
turtle tortue tortues
snail escargot escargots
animal animal animaux
zoo zoo
pet animal_de_compagnie
flower fleur fleurs pâquerettes coquelicot bouquet
rose roses rose_rouge
tree arbre arbres chênes sapins palmier pommier cerisier
leaf feuille feuilles
forest forêt bois
jungle jungle
garden jardin
park parc
grass herbe
meadow prairie champ
cactus cactus
mountain montagne montagnes alpes pyrénées
sea mer mers méditerranée
ocean océan
wave vague vagues
beach plage plages
sand sable
desert désert
lake lac lacs
river rivière fleuve ruisseau rivières
water eau
puddle flaque flaques
rain pluie pleut pleuvait pleuvoir pluvieux pluies pluvieuse averse averses pleuvra bruine gouttes pleut_des_cordes déluge crachin
umbrella parapluie
snow neige neiger neigé neiges flocons neigera enneigé neigeait
snowman bonhomme_de_neige
ice glace_gelée verglas glaçon glaçons gelé grêle givré patinoire
sun soleil soleils ensoleillée rayon_de_soleil
sunny ensoleillé ensoleillés
cloud nuage nuages nuageux nuageuse nuageuses
wind vent venteux vente venteuse souffle rafale rafales mistral
storm tempête orage orages orageux tonne tempêtes
lightning éclair foudre éclairs
fog brouillard brume brumeux brouillards
sky ciel cieux
rainbow arc-en-ciel arc_en_ciel arcs-en-ciel arcs_en_ciel arc-en-ciels
star étoile étoiles étoilé étoilée étoile_filante
moon lune lunes pleine_lune
space espace univers
planet planète
rocket fusée fusées vaisseau_spatial
astronaut astronaute
sunset coucher_de_soleil
sunrise lever_de_soleil
fire feu incendie
volcano volcan
candle bougie
lamp lampe
weather météo
temperature température
cold froid froide froids gelée glacial glaciale caille grelotte frais fraîche
hot chaud chaude chaleur chauds chaudes canicule brûlant brûlante étouffant
house maison maisons cabane maisonnette chalet
home chez_moi
castle château châteaux château_fort châteaux_forts
city ville
key clé clef
crown couronne couronnes
king roi prince rois
queen reine
princess princesse princesses
car voiture voitures autos bagnole camion voiture_de_course
bus bus autobus car_scolaire
boat bateau barque bateaux voilier navires
ship navire
robot robot robots
computer ordinateur tablette
phone téléphone portable portables
bicycle vélo bicyclette
kite cerf-volant cerfs-volants
ghost fantôme fantômes
witch sorcière sorcières
shadow ombre
heart cœur coeur coeurs cœurs
stone pierre caillou
gold or_pur
treasure trésor
diamond diamant
apple pomme pommes
pear poire poires
banana banane bananes
lemon citron citrons
strawberry fraise fraises fraise_tagada
cherry cerise cerises
grape raisin
tomato tomate tomates
carrot carotte carottes
pumpkin citrouille citrouilles
corn maïs
mushroom champignon champignons
bread pain tartine tartines baguette pains baguettes sandwich sandwichs croissant croissants brioche pain_au_chocolat
butter beurre
cheese fromage
honey miel
milk lait lait_chaud
icecream glace glaces sorbet esquimau
chocolate chocolat chocolats
cake gâteau gâteaux goûter tarte tartes gaufre gaufres madeleine brownie muffin beignet
cookie biscuit biscuits cookies sablé
candy bonbon bonbons sucette bonbecs sucettes chewing-gum réglisse friandises
pizza pizza pizzas
soup soupe soupes potage velouté
salad salade
pasta pâtes spaghettis spaghetti lasagnes coquillettes
rice riz
spinach épinards
vegetables légumes brocolis brocoli épinard choux chou-fleur haricots endives courgette courgettes
fruit fruit fruits
meat viande
egg œuf œufs oeuf oeufs omelette
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
alone toute_seule tout_seul seul seule
light_bulb ampoule
garbage poubelle ordures
toilet toilettes
smell odeur sent
hair cheveu cheveux
dress robe
hat bonnet chapeau
christmas_tree sapin
red rouge rouges rougeâtre rougeâtres
crimson cramoisi
ruby rubis
raspberry framboise
burgundy bordeaux
vermilion vermillon
orange orange orangé
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
green vert verte verts vertes verdâtre
olive olive
emerald émeraude
mint menthe
sage sauge
lime citron_vert
jade jade
teal bleu-vert
turquoise turquoise turquoises
cyan cyan
aquamarine aigue-marine
blue bleu bleue bleus bleues bleuâtre bleuté
navy bleu_marine
sapphire saphir
azure azur
sky_blue bleu_ciel
indigo indigo
purple pourpre violets violettes mauve mauves
violet violet violette
lavender lavande
lilac lilas
magenta magenta
fuchsia fuchsia
pink rose rosé chaussures_roses chaussettes_roses lunettes_roses fleurs_roses joues_roses bottes_roses murs_roses rubans_roses
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
splendid bonnes bonne bons
hurt blessée blessés blesse blessure brûlé brûlée tordu tordue saigne saigné cogné cognée
argue
failed raté ratée échoué ratés rater échouer échouée redoubler redouble loupé loupée
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
favorite préféré préférée préférés préférées favori favorite
success réussi réussie réussir réussis réussit réussite succès
trophy médaille médailles trophée récompense diplôme coupe
champion champion championne champions vainqueur
victory victoire victoires
hero héros héroïne
celebrate fêter fêté célébrer
cute choupinou craquant craquante trognon mimi
discouraged découragé découragée
frustrated frustré frustrée frustrant frustrante
regret regrette regrets
excluded exclu exclue rejeté rejetée
ignored ignoré ignorée ignorent
overwhelmed débordé débordée dépassé
ruined gâché gâchée détruit détruite abîmée
neon fluo néon
tonight cette_nuit ce_soir
brilliant intelligent intelligente
festival cirque fête_foraine parc_d'attractions carnaval kermesse manège
`
