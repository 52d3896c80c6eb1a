/**
 * Things with a look of their own. `names | hex colours | icons | sprite`: the first name is the one we say, several
 * words of a name are joined by "_". Icons are words, matched against whatever icons a tool offers.
 */
export const THINGS = `
lemon zitrone citron limón|f9e03b f4d01f|sun|fruit
banana banane plátano|ffe135 f4cf2b|sun|fruit
sunflower tournesol girasol|ffc20e f4a900|flower sun|flower
honey honig miel|eba937 d9902f|sparkles heart|
butter cheese käse fromage queso|f6d55c ffdd66|sun|
sand beach desert dune strand plage playa|e6c88f d9b36c|sun wind|sun
corn wheat straw hay|e9c46a d9a441|leaf|
sun sunshine sunlight sonne soleil sol|ffc929 ffd84d|sun|sun
sunrise dawn morgenrot aube amanecer|ff9e6d ffc48a f7797d|sun|sun
sunset dusk sonnenuntergang atardecer|f2643d e4572e c8437a|sun moon|sun
star stars étoile estrella stern sterne|ffe27a 1b2350|star sparkles|star
gold treasure coin coins|d9a514 f0c419|star sparkles|crown
orange_juice carrot karotte mango|ff8c1a f57c00|sun leaf|fruit
pumpkin kürbis halloween|f0741d d95f0e|moon fire|ghost
fox fuchs renard zorro|d9642b b84a1c|leaf tree|fox
tiger|ee8a1d 2b2b2b|fire|cat
lion löwe león|d9a441 b8792a|sun star fire|cat
fire flame flames campfire bonfire feuer feu fuego burning|f2541b d6260f ffae19|fire|fire
lava volcano vulkan volcan volcán|cf2a0e 7a1205|fire warning|fire
candle lamp lantern kerze bougie vela|ffb84d f7931e|fire lightbulb|fire
brick terracotta canyon|b5533c 9a4430||house
tomato tomate ketchup|e03a24 c92a1c||fruit
strawberry erdbeere fraise fresa|e8334a f04f65|heart|fruit
cherry cherries kirsche cerise cereza|b4132d d3203d|heart|fruit
apple apfel pomme manzana|d2302c 7fb83a|leaf heart|apple
rose roses|d81b52 c2184a|flower heart|flower
blood wine wein vin vino|7e1022 94152b|heart|
heart herz coeur cœur corazón valentine|e2264d f0587a|heart|heart
chili chilli pepper jalapeño salsa|d7261e e8431f|fire|fruit
flamingo pig piglet schwein cochon cerdo|f78fb3 f9a8c4|flower|
cherry_blossom blossom tulip petal peony|f6a5c0 f283ab|flower|flower
bubblegum candy candyfloss cupcake|ff85c0 ff9ecb|sparkles heart|cup
salmon shrimp crab lobster|fa7a5f e85d45||fish
flower flowers blume fleur flor bouquet daisy|f06ba8 ffd54a|flower|flower
grass meadow lawn wiese herbe hierba field|5fae3c 7cc04b|leaf flower|flower
leaf leaves blatt feuille hoja|5ca83f 3f8f3b|leaf|leaf
tree trees baum arbre árbol oak|3c7a35 2f6b3a|tree|tree
forest woods wood jungle wald forêt bosque rainforest|1f5d38 2d6a3f|tree leaf|tree
pine fir christmas_tree spruce|1e5a3c 2a6b47|tree|tree
moss frog frosch grenouille rana lizard crocodile|5d8a2a 6fa535|leaf|frog
cactus succulent|4f8a4c 3f7a56|leaf|cactus
lime kiwi pea peas cucumber pickle avocado|8db52f a7c63d|leaf|fruit
garden park spring frühling printemps primavera|7cc04b f7a1c4|flower leaf|flower
mint matcha tea thé té tee|8fc98b a9cf8f|leaf|cup
emerald jade|179a63 0f8a5f|sparkles star|
snake schlange serpent serpiente|4f7d2c 6b8e23|warning leaf|snake
dinosaur dino|5f9e54 4c8a4f|warning leaf|dragon
dragon drache dragón|2f8f5b c2361f|fire|dragon
sea ocean meer océan mer mar atlantic pacific underwater|1a6fa0 0f5c8c 2a86b5|wind moon|fish
wave waves surf|2e9fc4 1f86ad|wind|boat
lake pond river stream fluss fleuve lac lago río|3f93b8 56a6c0|leaf wind|boat
rain raindrop rainy drizzle puddle umbrella regen pluie lluvia regnet|6b89a3 557a9a|rain cloud|umbrella
water wasser eau agua drop|3fa9d6 64bfe0|rain|drop
sky himmel ciel cielo|78bdf0 5aa9e6|cloud sun|cloud
cloud clouds cloudy wolke nuage nube overcast|b9c4cf a3b1bf|cloud|cloud
storm thunder thunderstorm hurricane tempest sturm gewitter orage tempête tormenta|3e4a5e 2f3a4d|rain warning wind cloud|storm
lightning blitz éclair rayo|f5e663 4a4e69|warning sparkles|storm
wind breeze windy gale tornado vent viento kite|a7c4cc 8fb3bd|wind|kite
fog mist smoke nebel brouillard niebla haze|b4bcc2 c9ced2|cloud wind|cloud
ice frost glacier iceberg eis glace hielo icicle frozen|bfe6f2 a3d8ec|snow|snowflake
snow snowy snowflake snowfall blizzard schnee neige nieve|eef6fb dcebf5|snow|snowflake
snowman schneemann|f4f9fc e3f0f7|snow|snowman
winter hiver invierno|d3e6f0 b5d3e3|snow|snowflake
autumn fall_leaves herbst automne otoño|c8672b a84a1f|leaf tree wind|leaf
summer sommer été verano|ffc93c ff9f45|sun|sun
night midnight nacht nuit noche evening_sky|121a3a 0d1330|moon star|moon
moon moonlight mond lune luna|d9dcec 24305e|moon|moon
space galaxy universe cosmos weltraum espace espacio planet nebula|1b1444 2c1a5c|star sparkles moon|rocket
rocket spaceship rakete fusée cohete astronaut|d9dee8 c23b3b|sparkles star fire|rocket
ghost gespenst fantôme fantasma haunted|e8e6f2 cfc9e3|moon warning|ghost
shadow darkness dark_room cave cellar|1e1b26 2b2735|moon warning|ghost
bat vampire witch|2e1f3d 43285a|moon warning|ghost
spider spinne araignée araña|2b2b2b 3d3540|warning x|spider
crow raven coal ink oil|191a1d 24252b|moon|bird
eggplant aubergine plum grape grapes traube raisin uva|5c2a72 74388c||fruit
lavender lilac violet_field|a583d0 b99be0|flower|flower
blueberry blueberries|3f4f9e 4c5fb8||fruit
whale dolphin shark|4a6f8c 3a5e7d|wind|fish
fish fisch poisson pez goldfish|f28c28 3f93b8|wind|fish
bird vogel oiseau pájaro parrot robin dove|3f8fd0 e0533d|wind leaf|bird
duck chick duckling ente canard pato|f7cf2e f2b705|sun|duck
penguin|22303c f4f7f9|snow|bird
butterfly schmetterling papillon mariposa|f08a24 7a5cd1|flower sparkles|butterfly
bee honeybee biene abeja abeille|f5b916 2c2416|flower sun|butterfly
cat kitten katze gato kitty|d8893b 6f6a66|heart moon|cat
dog puppy hund chien perro doggy|b07a45 8a5a33|heart|dog
rabbit bunny hase lapin conejo|d9cfc4 f4e9de|flower leaf|rabbit
bear teddy bär oso|8a5a33 6b4426|tree|dog
horse pony pferd cheval caballo unicorn|8b5e3c f3c6e8|sparkles wind|horse
mouse rat elephant|9c9aa0 85838a||rabbit
monkey chocolate schokolade chocolat cocoa|5a3520 734629|heart|cup
coffee kaffee café espresso|4b2e1e 6b4226|fire|cup
bread toast cake kuchen gâteau pastel cookie biscuit pancake|c98b4a e0b070|heart sparkles|cake
birthday geburtstag anniversaire cumpleaños|ff7eb6 ffd23f|sparkles star heart|cake
party fiesta fête carnival confetti|ff4f9a ffd23f 5ad1e6|sparkles star|cake
icecream ice_cream sundae|ffd6e0 fbe3c0|sparkles snow|cup
milk yoghurt yogurt vanilla|fbf6ea f3ead6|cloud|cup
pizza|e0892f c9402a|fire|
mushroom pilz champignon toadstool hongo|c8342c efe2cf|leaf tree|mushroom
mountain mountains berg montagne montaña hill|6f7f8f 8a97a3|snow tree wind|mountain
stone rock rocks concrete stein pierre piedra|8a8783 74716d||mountain
city street building stadt ville ciudad skyscraper|7d8794 5f6b7a|info lightbulb|house
house home haus maison casa cottage|c4633f d9a066|heart tree|house
castle schloss château castillo palace|8f93a3 a79f9a|star|castle
crown king queen princess könig reine rey|e3b11c d19a0e|star sparkles|crown
key schlüssel clé llave lock|d0a632 b58a22|check info|key
car auto voiture coche taxi|d33f3f f2b705|wind|car
train bus tram zug|3f6fb5 c94f3d|wind|car
boat ship sailboat schiff bateau barco|a35a33 2d7fb0|wind|boat
robot computer laptop phone|8fa3b0 6fb1c9|lightbulb info|robot
music song guitar piano musik musique música|7a4fc2 d1497b|sparkles star|note
book library buch livre libro|8a4f34 b5793f|lightbulb info|book
rainbow regenbogen arc-en-ciel arcoíris|f2545b f9c74f 43aa8b|sparkles sun rain|rainbow
cup mug tasse taza|d9734e c9563a|fire|cup
light lamplight lightbulb idea idee idée|ffe28a ffd24d|lightbulb sparkles|bulb
christmas weihnachten noël navidad santa|c4202f 1f7a3d|tree snow star|tree
rust iron metal steel|7c7f86 a8552f||
pearl ivory bone skeleton skull|f0eadf e0d7c6||ghost
army swamp mud schlamm boue|6d6a3a 5c5230|leaf|
`
