/**
 * Things with a look of their own. `names | hex colours | icons | sprite`: the first name is the one we say, several
 * words of a name are joined by "_". Icons are words, matched against whatever icons a tool offers.
 */
export const THINGS = `
lemon|f9e03b f4d01f|sun|fruit
banana|ffe135 f4cf2b|sun|fruit
sunflower|ffc20e f4a900|flower sun|flower
honey|eba937 d9902f|sparkles heart|
butter cheese|f6d55c ffdd66|sun|
sand beach desert dune|e6c88f d9b36c|sun wind|sun
corn wheat straw hay|e9c46a d9a441|leaf|
sun sunshine sunlight|ffc929 ffd84d|sun|sun
sunrise dawn|ff9e6d ffc48a f7797d|sun|sun
sunset dusk|f2643d e4572e c8437a|sun moon|sun
star stars|ffe27a 1b2350|star sparkles|star
gold treasure coin coins|d9a514 f0c419|star sparkles|crown
orange_juice carrot mango|ff8c1a f57c00|sun leaf|fruit
pumpkin halloween|f0741d d95f0e|moon fire|ghost
fox|d9642b b84a1c|leaf tree|fox
tiger|ee8a1d 2b2b2b|fire|cat
lion|d9a441 b8792a|sun star fire|cat
fire flame flames campfire bonfire burning|f2541b d6260f ffae19|fire|fire
lava volcano|cf2a0e 7a1205|fire warning|fire
candle lamp lantern|ffb84d f7931e|fire lightbulb|fire
brick terracotta canyon|b5533c 9a4430||house
tomato ketchup|e03a24 c92a1c||fruit
strawberry|e8334a f04f65|heart|fruit
cherry cherries|b4132d d3203d|heart|fruit
apple|d2302c 7fb83a|leaf heart|apple
rose roses|d81b52 c2184a|flower heart|flower
blood wine|7e1022 94152b|heart|
heart valentine|e2264d f0587a|heart|heart
chili chilli pepper jalapeño salsa|d7261e e8431f|fire|fruit
flamingo pig piglet|f78fb3 f9a8c4|flower|
cherry_blossom blossom tulip petal peony|f6a5c0 f283ab|flower|flower
bubblegum candy candyfloss cupcake|ff85c0 ff9ecb|sparkles heart|cup
salmon shrimp crab lobster|fa7a5f e85d45||fish
flower flowers bouquet daisy|f06ba8 ffd54a|flower|flower
grass meadow lawn field|5fae3c 7cc04b|leaf flower|flower
leaf leaves|5ca83f 3f8f3b|leaf|leaf
tree trees oak|3c7a35 2f6b3a|tree|tree
forest woods wood jungle rainforest|1f5d38 2d6a3f|tree leaf|tree
pine fir christmas_tree spruce|1e5a3c 2a6b47|tree|tree
moss frog lizard crocodile|5d8a2a 6fa535|leaf|frog
cactus succulent|4f8a4c 3f7a56|leaf|cactus
lime kiwi pea peas cucumber pickle avocado|8db52f a7c63d|leaf|fruit
garden park spring|7cc04b f7a1c4|flower leaf|flower
mint matcha tea tee|8fc98b a9cf8f|leaf|cup
emerald jade|179a63 0f8a5f|sparkles star|
snake serpent|4f7d2c 6b8e23|warning leaf|snake
dinosaur dino|5f9e54 4c8a4f|warning leaf|dragon
dragon|2f8f5b c2361f|fire|dragon
sea ocean atlantic pacific underwater|1a6fa0 0f5c8c 2a86b5|wind moon|fish
wave waves surf|2e9fc4 1f86ad|wind|boat
lake pond river stream|3f93b8 56a6c0|leaf wind|boat
rain raindrop rainy drizzle puddle umbrella|6b89a3 557a9a|rain cloud|umbrella
water drop|3fa9d6 64bfe0|rain|drop
sky|78bdf0 5aa9e6|cloud sun|cloud
cloud clouds cloudy overcast|b9c4cf a3b1bf|cloud|cloud
storm thunder thunderstorm hurricane tempest|3e4a5e 2f3a4d|rain warning wind cloud|storm
lightning|f5e663 4a4e69|warning sparkles|storm
wind breeze windy gale tornado kite|a7c4cc 8fb3bd|wind|kite
fog mist smoke haze|b4bcc2 c9ced2|cloud wind|cloud
ice frost glacier iceberg icicle frozen|bfe6f2 a3d8ec|snow|snowflake
snow snowy snowflake snowfall blizzard|eef6fb dcebf5|snow|snowflake
snowman|f4f9fc e3f0f7|snow|snowman
winter|d3e6f0 b5d3e3|snow|snowflake
autumn fall_leaves|c8672b a84a1f|leaf tree wind|leaf
summer|ffc93c ff9f45|sun|sun
night midnight evening_sky|121a3a 0d1330|moon star|moon
moon moonlight|d9dcec 24305e|moon|moon
space galaxy universe cosmos planet nebula|1b1444 2c1a5c|star sparkles moon|rocket
rocket spaceship astronaut|d9dee8 c23b3b|sparkles star fire|rocket
ghost haunted|e8e6f2 cfc9e3|moon warning|ghost
shadow darkness dark_room cave cellar|1e1b26 2b2735|moon warning|ghost
bat vampire witch|2e1f3d 43285a|moon warning|ghost
spider|2b2b2b 3d3540|warning x|spider
crow raven coal ink oil|191a1d 24252b|moon|bird
eggplant aubergine plum grape grapes|5c2a72 74388c||fruit
lavender lilac violet_field|a583d0 b99be0|flower|flower
blueberry blueberries|3f4f9e 4c5fb8||fruit
whale dolphin shark|4a6f8c 3a5e7d|wind|fish
fish goldfish|f28c28 3f93b8|wind|fish
bird parrot robin dove|3f8fd0 e0533d|wind leaf|bird
duck chick duckling|f7cf2e f2b705|sun|duck
penguin|22303c f4f7f9|snow|bird
butterfly|f08a24 7a5cd1|flower sparkles|butterfly
bee honeybee|f5b916 2c2416|flower sun|butterfly
cat kitten kitty|d8893b 6f6a66|heart moon|cat
dog puppy doggy|b07a45 8a5a33|heart|dog
rabbit bunny|d9cfc4 f4e9de|flower leaf|rabbit
bear teddy|8a5a33 6b4426|tree|dog
horse pony unicorn|8b5e3c f3c6e8|sparkles wind|horse
mouse rat elephant|9c9aa0 85838a||rabbit
monkey chocolate cocoa|5a3520 734629|heart|cup
coffee café espresso|4b2e1e 6b4226|fire|cup
bread toast cake cookie biscuit pancake|c98b4a e0b070|heart sparkles|cake
birthday|ff7eb6 ffd23f|sparkles star heart|cake
party fiesta carnival confetti|ff4f9a ffd23f 5ad1e6|sparkles star|cake
icecream ice_cream sundae|ffd6e0 fbe3c0|sparkles snow|cup
milk yoghurt yogurt vanilla|fbf6ea f3ead6|cloud|cup
pizza|e0892f c9402a|fire|
mushroom toadstool|c8342c efe2cf|leaf tree|mushroom
mountain mountains hill|6f7f8f 8a97a3|snow tree wind|mountain
stone rock rocks concrete|8a8783 74716d||mountain
city street building skyscraper|7d8794 5f6b7a|info lightbulb|house
house home cottage|c4633f d9a066|heart tree|house
castle palace|8f93a3 a79f9a|star|castle
crown king queen princess|e3b11c d19a0e|star sparkles|crown
key lock|d0a632 b58a22|check info|key
car auto taxi|d33f3f f2b705|wind|car
train bus tram|3f6fb5 c94f3d|wind|car
boat ship sailboat|a35a33 2d7fb0|wind|boat
robot computer laptop phone|8fa3b0 6fb1c9|lightbulb info|robot
music song guitar piano|7a4fc2 d1497b|sparkles star|note
book library|8a4f34 b5793f|lightbulb info|book
rainbow|f2545b f9c74f 43aa8b|sparkles sun rain|rainbow
cup mug|d9734e c9563a|fire|cup
light lamplight lightbulb idea|ffe28a ffd24d|lightbulb sparkles|bulb
christmas santa|c4202f 1f7a3d|tree snow star|tree
rust iron metal steel|7c7f86 a8552f||
pearl ivory bone skeleton skull|f0eadf e0d7c6||ghost
army swamp mud|6d6a3a 5c5230|leaf|
`
