/**
 * What a gauge may measure. `names: weight of valence, weight of arousal | words for much | words for little`. A word for
 * much or little in the text wins over mood.
 */
export const SCALES = `
mood happiness happy joy cheer wellbeing brightness positivity sentiment satisfaction|1 .1||
sadness sad sorrow gloom|-1 -.3||
stress stressed pressure tension worry anxiety nerves|-.7 .7|deadline exam traffic panic rush overtime|holiday spa bath hammock nap beach
anger angry rage fury|-.7 .7||
fear danger scary risk threat spooky scariness|-.8 .5|shark cliff lion tiger bomb fire lava storm knife snake spider ghost volcano monster wolf witch icy wind howl buried flood cellar dark poison gun|pillow kitten puppy teddy tea flower
energy power excitement arousal intensity strength wildness|.15 1|rocket race marathon fireworks storm dance coffee party|sleep nap bed sofa tired sloth slow yawn
calm peace relaxation quiet cosiness|.35 -1|bath tea lake yoga hammock moon|siren alarm traffic drum rush war
tiredness sleepiness fatigue|-.3 -1|bed yawn midnight overtime|coffee race morning
love affection romance|.9 .2|kiss wedding heart hug valentine mother|
hope confidence trust|.9 0||
boredom|-.4 -.9|queue paperwork meeting waiting|rollercoaster circus dragon
spicy spiciness heat_of_food hotness chilli|0 .2|chilli chili curry jalapeño wasabi pepper salsa mustard ginger vindaloo habanero kimchi|milk yoghurt banana bread cucumber vanilla rice water icecream
heat warmth temperature warm hot|.2 .3|fire sun desert lava volcano oven summer sauna tea coffee beach boiling burning heatwave|snow ice winter freezing frost glacier frozen blizzard icy cold penguin igloo
cold coldness chill|-.2 -.1|snow ice winter freezing frost glacier frozen blizzard icy penguin igloo cold|fire sun desert lava summer sauna hot warm
wet wetness rain humidity|-.3 0|rain sea ocean river lake flood puddle swim storm water drizzle shower umbrella|desert sun dry dust drought sand
wind windiness|0 .5|wind storm hurricane tornado gale kite breeze windy|calm still fog
loud loudness noise volume|0 1|thunder shout scream drum siren concert rock explosion alarm roar party storm yell crowd|whisper library silence snow moon quiet mouse sleep fog
bright light|.6 .2|sun lightning snow fire gold star summer noon lamp|night cave cellar shadow dark midnight moonless
dark darkness|-.6 -.1|night cave cellar shadow dark midnight coal raven|sun noon lamp snow lightning summer
fast speed quick|0 1|rocket cheetah race lightning train plane car sprint jet rush|snail turtle tortoise sloth slow walk queue crawl
big size large|.1 .3|elephant whale mountain ocean planet galaxy dinosaur skyscraper giant huge enormous castle|ant mouse seed crumb tiny small baby bee pebble
sweet sweetness sugar|.8 0|cake honey chocolate candy sugar icecream cookie cupcake caramel syrup|lemon vinegar salt pickle coffee bitter
funny humour silliness|.8 .5|joke clown monkey tickle banana haha lol penguin|funeral exam tax meeting
difficulty difficult hard complexity|-.4 .4|exam maths chess puzzle mountain marathon physics tax|easy simple walk nap toast
price cost expensive|0 0|diamond gold castle yacht car rocket palace luxury|penny pebble free leaf water
urgency urgent priority importance important|-.4 .8|now fire emergency immediately asap urgent help alarm deadline broken leak outage|someday later whenever maybe idea
quality score rating value_for_money appetite|1 0|excellent perfect delicious masterpiece|awful broken terrible
`
