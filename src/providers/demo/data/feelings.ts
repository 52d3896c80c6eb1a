/**
 * Words with their feelings. One line is `feeling strength: words`; strength 1 hints, 2 states, 3 emphasizes. Words are
 * base forms: the lookup also tries their inflections. For a repeated word, the later line applies.
 */
export const FEELING_WORDS = `
good 1: ok okay fine decent alright nice pleasant good cool neat handy easy smooth simple clean fresh fit ready correct clear healthy tidy solid steady polite fairly improvement better win benefit gain helpful useful welcome recovery enough suitable convenient practical positive plus bonus
good 2: great super excellent fantastic superb terrific splendid marvellous marvelous beautiful pretty gorgeous charming delicious tasty yummy sweet brilliant amazing fabulous perfect favourite favorite enjoy pleasure satisfied satisfy content delight delightful successful success lucky luck luckily elegant quality best impressive admirable attractive excel thrive flourish bloom blossom glow treasure treat gem
good 3: awesome magnificent outstanding spectacular sublime phenomenal exquisite stunning glorious flawless unbeatable legendary heaven paradise masterpiece divine extraordinary exceptional
bad 1: bad wrong flaw issue trouble difficult hard harder mess messy mediocre lacking delay delayed unlucky lose fail broke broken break crash damage stain leak leftover stale ugly inconvenient nope worse negative minus spoil waste wasted stuck
bad 2: terrible awful horrible dreadful lousy rubbish crap garbage trash failure failed ruin ruined destroy destroyed disaster useless pointless unpleasant hurtful harm harmful misfortune suck sucks wreck wrecked collapse defeat cruel corrupt evil wicked worst abysmal appalling rejected reject refuse disappointing
bad 3: catastrophe catastrophic nightmare hell hellish horrendous atrocious unbearable tragic tragedy devastating doomed doom apocalypse ghastly vile monstrous
joy 1: smile grin wink sunshine sun weekend holiday vacation summer picnic balloon sing song dance music whistle hum kite beach icecream cake chocolate cookie candy pancake sandcastle butterfly rainbow daisy swing carousel lemonade biscuit popcorn singing swim
joy 1.5: party birthday festive festival christmas carnival feast present gift
joy 2: happy glad cheerful cheer merry joy joyful joyous jolly gleeful glee delighted pleased bright upbeat sunny lighthearted radiant beaming blissfully laughter celebrate celebration cheery jubilant chirpy bubbly buoyant gladly gladden optimism yay hooray hurrah woohoo enjoyable enjoyment grinning smiling laughing won winner victory goodness glowing sparkle sparkling
joy 3: ecstatic overjoyed elated euphoric bliss blissful rapture jubilation thrilled exultant heavenly ecstasy euphoria exhilarated triumph triumphant rejoice
excite 1: fast quick run race climb ski skate surf adventure travel trip journey concert stadium goal match play premiere rollercoaster bounce zoom whoosh energy lively buzz buzzing fizzy vibrant dynamic active
excite 2: excited exciting excite thrill thrilling pumped energetic energised energized enthusiastic enthusiasm passionate passion psyched stoked hyped hyper wild electric eagerly exhilarating adventurous daring frenzy fireworks firework dazzling turbo roar hurry
excite 3: mindblowing explosive unstoppable adrenaline electrifying supercharged rocketing
love 1: friend friendly family mother father mum mom dad grandmother grandpa sister brother baby child kid puppy kitten cat dog pet bunny teddy home kindness soft warm warmth hug cuddle snuggle sweetie dear date flower rose wife husband boyfriend girlfriend partner share sharing care caring neighbour
love 2: love loving beloved lovely darling sweetheart valentine kiss romance romantic affection affectionate tender tenderness adore fond heart cherish cute adorable crush honey embrace marry marriage wedding bride tenderly devotion intimate sympathy compassion compassionate
love 3: adoration smitten infatuated lovesick soulmate worship enamoured enamored
calm 1: quiet silent evening dusk twilight tea bath book read reading pillow blanket garden lake pond river stream meadow field breeze leaf forest cloud moon moonlight sea ocean wave shore snow snowfall lullaby whisper walk stroll breath breathe library cottage hammock porch mist
calm 2: calm peaceful peace relaxed relax relaxing relaxation serene tranquil mellow soothe soothing restful meditate meditation yoga mindful unwind comfy comfortable harmony harmonious gentle gently stillness easygoing unhurried composed leisurely cosy cozy breezy carefree balanced untroubled
calm 3: serenity tranquility tranquillity zen nirvana weightless
trust 1: honest honesty true truth sure certain reliable support supportive stable firm guard protect protected teacher nurse promise team teammate together agree respect respectful fair loyal patient bond guide mentor ally shelter
trust 2: trust trusting trustworthy faith faithful loyalty secure safe safety confidence dependable believe sincere sincerity devoted assured reassure reassured reassuring comfort comforted accept accepted belong belonging unity united
hope 1: tomorrow maybe someday beginning new newborn seed sprout dawn morning sunrise spring plan future chance candle grow growing bud awake soon almost improve
hope 2: hope hopeful hopefully optimistic looking promising encouraged encourage encouraging inspire inspired inspiring inspiration aspire dream dreaming brighter recover heal healing reborn renewed renewal motivated motivation
pride 1: strong able skill skilled skilful medal prize diploma certificate graduate promotion finished achieve earn earned crown king queen lion leader first top rank
pride 2: proud pride confident accomplished accomplish accomplishment achievement achieved victorious honour honor honoured honored dignified dignity brave bravery courage courageous bold hero heroic heroine fearless determined determination powerful power noble royal champion trophy
thanks 1: thanks thank appreciate appreciated kindly favour favor
thanks 2: grateful gratitude thankful blessed blessing indebted touched moved appreciative appreciation relieved relief phew
fun 1.6: fun funny
fun 1: joke silly giggle tickle clown cartoon comic prank game toy puppet doodle monkey penguin duck frog banana lol haha hehe hihi wobble wiggle bubble
fun 2: hilarious amusing amused amuse comedy laugh chuckle humorous humour humor goofy witty cheeky playful mischief mischievous ridiculous wacky zany lmao rofl entertaining entertained
wonder 1: star stars starry sky galaxy planet space comet mountain canyon waterfall cathedral temple castle dragon unicorn fairy wizard myth legend ancient desert whale aurora horizon infinite endless vast
wonder 2: wonder wonderful wondrous awe magic magical mystical mystic enchanted enchanting enchant marvel fascinating mesmerising mesmerizing breathtaking miracle miraculous majestic sacred spellbound dreamy dreamlike dazzled astonishing cosmic
curious 1: explore explorer discover discovery search learn learning study science experiment research mystery idea think thinking map telescope microscope museum investigate detective clue
curious 2: curious curiosity interested interesting intrigued intriguing inquisitive eager fascinated keen inventive creative creativity imagine imagination imaginative thoughtful
surprise 1: sudden suddenly unexpected unexpectedly pop jump wow oh whoa box secret reveal twist trick
surprise 2: surprise surprised surprising astonished amazed amazement stunned startled shock shocked shocking unbelievable incredible astounding astonish speechless gasp omg bombshell
surprise 3: flabbergasted gobsmacked thunderstruck dumbfounded
nostalgia 1: old memory memories remember photo photograph album letter attic childhood school grandma antique vinyl past yesterday once ago diary postcard vintage harbour
nostalgia 2: nostalgia nostalgic wistful longing bittersweet homesick homesickness reminisce sentimental yearn yearning melancholic melancholy
sad 1: rain rainy drizzle cloudy gloom autumn november goodbye farewell leaving end ending tear tears sigh wilt wilted fall fallen fade faded rust ash miss missing hole dim bleak wet puddle cold pity frown poor weep quit dropped cancelled canceled
sad 2: sad unhappy cry crying cried sob sobbing upset tearful mournful sorrow sorrowful gloomy miserable misery dejected downcast glum despondent downhearted heavyhearted grave cemetery widow loss mourn mourning regretful disappointed disappointment discouraged divorce breakup dumped weeping woe forlorn somber sombre depressing depressed depression blues low wounded
sad 2.6: died die dies death dead dying funeral bury buried deceased
sad 3: heartbroken heartbreak devastated grief grieving grieve despair desperate desolate anguish inconsolable crushed tormented hopeless suicidal bereaved agonising
lonely 1: alone empty silence nobody island lighthouse distant far apart left outsider single
lonely 2: lonely loneliness lonesome isolated isolation abandoned abandon forgotten ignored excluded unloved neglected deserted friendless forsaken unwanted solitude solitary lonelier
tired 1: yawn nap bed sleep heavy monday work overtime shift long lazy idle rest sofa slump weak
tired 2: tired sleepy exhausted exhaustion exhausting weary drowsy fatigued fatigue drained sluggish lethargic worn knackered zonked jaded sleepless insomnia tiring
tired 3: burnout shattered collapsed
bored 1: grey gray beige wait queue routine same plain flat dry repeat slow meeting paperwork nothing whatever meh homework spreadsheet usual
bored 2: boring bored boredom dull tedious monotonous uninteresting dreary bland humdrum drab listless apathetic apathy indifferent indifference yawning
fear 1: dark darkness shadow night storm thunder lightning spider snake bat shark wolf ghost monster witch skeleton skull cave cellar blood knife gun bomb siren alarm danger dangerous risk risky warning beware edge cliff height dentist needle hiding scream creak lost stranger threat threaten hurricane tornado earthquake flood wildfire
fear 2: afraid fear fearful scared scare scary frightened fright frightening spooky creepy haunted panic panicked panicky phobia dread dreading horror terror threatened threatening trembling tremble shiver shivering shaking helpless timid unsafe eerie ominous sinister alarmed petrify frantic
fear 3: terrified terrifying petrified horrified horrifying hysterical paranoid bloodcurdling nightmarish
worry 1: exam test deadline interview bill debt rent late traffic busy crowd crowded rush problem worry doubt unsure uncertain doctor waiting news pressing
worry 2: worried worrying anxious anxiety stress stressed stressful nervous uneasy unease tense tension overwhelmed overwhelming pressure pressured restless troubled concerned concern distressed distress insecure apprehensive jittery frazzled overworked overloaded agitated swamped struggling struggle nervously
worry 3: breakdown hyperventilating overwhelm
anger 1: fire flame hot burn volcano fight punch kick hit shout yell argue argument war battle enemy bully thief steal stole lie lied liar slam curse rude noise noisy spam scam cheat cheated insult lava bang attack rant
anger 2: angry anger mad annoyed annoying annoy irritated irritating irritate cross grumpy cranky furiously frustrated frustrating frustration hate hatred hostile bitter resent resentment outraged offended offensive betrayed betray indignant fuming aggressive moody ranting temper aggravated idiot stupid damn bloody vicious violent violence revenge
anger 3: furious fury rage raging enraged livid infuriated infuriating seething irate outrage wrath vengeful explode exploded loathe despise boiling
disgust 1: smell smelly slime slimy mud dirty dirt mould mold mouldy moldy sewer bin worm maggot cockroach rat vomit spit snot swamp toilet greasy sticky sour rot fishy bug flea
disgust 2: disgust disgusted disgusting gross yuck yucky ew eww ugh nasty revolting revolted repulsive foul filthy stink stinking stinky rotten sickening nauseous nausea nauseating putrid horrid icky rancid
disgust 3: abhorrent vomiting repugnant
envy 1: compare unfair rival neighbour's
envy 2: envy envious jealous jealousy covet greedy greed resentful possessive
shame 1: sorry blush mistake fault oops apologise apologize apology confess hide
shame 2: ashamed shame embarrassed embarrassing embarrassment guilty guilt humiliated humiliating awkward regret remorse shy shyness bashful selfconscious disgraced disgrace worthless
confused 1: maze labyrinth fog foggy unclear huh complicated complex riddle puzzle strange odd weird knot tangled
confused 2: confused confusing confusion puzzled baffled bewildered bewildering perplexed disoriented muddled
pain 1: cough fever flu sneeze headache toothache bruise scratch wound injury bandage hospital medicine pill virus sore bleed bleeding stomachache
pain 2: sick ill illness pain painful hurting hurt ache aching suffer suffering injured unwell cramp migraine dizzy feverish disease poorly hurts
pain 3: agony excruciating torture
`

/** Phrases that mean something else than their words. Read before the words. */
export const FEELING_PHRASES = `
joy 3: over the moon|on cloud nine|walking on air|on top of the world|best day ever|jump for joy|dream come true|happiest day|in seventh heaven|made my day|could not be happier|couldn't be happier|never been happier|never felt better
joy 2: good mood|school's out|good news|having a blast|had a blast|a good time|a great time|cheered up|full of life|feel good|feeling good|passed my exam|passed the exam|got the job|day off|school is out
excite 3: can't wait|can not wait|cannot wait|can hardly wait|bouncing off the walls|bring it on
excite 2: looking forward|let's go|fired up|butterflies in my stomach|heart is racing|edge of my seat|on the edge of my seat
love 2: hugged me|hugs me|kissed me
pride 2: praised me|praises me|complimented me|congratulated me
thanks 2: helped me|helps me|thanked me|comforted me|invited me|forgave me
love 3: head over heels|in love|love of my life
love 2: miss you so much|warm heart|soft spot|big hug
calm 3: peace and quiet|without a care|not a care in the world
calm 2: at ease|at peace|taking it easy|take it easy|cup of tea|slow sunday|deep breath|no worries|no stress
hope 2: fingers crossed|light at the end of the tunnel|new beginning|fresh start|things will get better
thanks 2: thank goodness|thank you|thanks a lot|so kind of you|weight off my shoulders
wonder 2: blown away|took my breath away|northern lights|shooting star|once in a lifetime
surprise 2: out of the blue|no way|did not expect|didn't expect|never expected|jaw dropped|out of nowhere
nostalgia 2: good old days|the old days|those were the days|back then|long ago|used to|when i was little|when i was young|when i was a child
sad 3: put to sleep|put him to sleep|put her to sleep|rainbow bridge|got run over|was run over|in heaven now|broken heart|fell apart|falling apart|passed away|tears in my eyes|cry myself to sleep|heart is broken|broke my heart|lost my best friend|lost my dog|lost my cat
sad 2: feel down|feeling down|feeling blue|feel blue|let down|let me down|down in the dumps|in tears|heavy heart|bad mood|miss my|i miss|had to say goodbye|broke up|what's the point|do not want to get up|not invited
lonely 2: all alone|on my own|no friends|no one to talk to|nobody calls|no one calls|nobody cares|no one cares|left out|left behind|all by myself
tired 2: worn out|burned out|burnt out|out of energy|can't keep my eyes open|need a nap|need sleep|did not sleep|didn't sleep|ran out of steam|half asleep
bored 2: nothing to do|watching paint dry|same old|could not care less|couldn't care less|who cares|nothing happens
tired 3: dead tired
bored 3: bored to death|bored to tears|bored stiff
fun 3: dying of laughter|died laughing|die laughing|dying laughing|cracked me up|cracks me up|laughed my head off
excite 2: dying to
good 3: to die for|killed it|nailed it|killing it
bad 2: killing me
bad 1: dead battery|battery died|phone died|phone is dead|battery is dead
fear 3: scared to death|scared stiff|worst nightmare
fear 2: goose bumps|chills down my spine|freaked out|freaking out|behind me
worry 2: under pressure|too much to do|so much to do|on edge|running out of time|nerve wracking|can't cope|losing sleep|up all night worrying|does not add up
anger 3: lost my temper|lose my temper|blood boils|makes my blood boil|seeing red|see red|sick and tired|last straw|how dare you|how dare
anger 2: fed up|pissed off|ticked off|had enough|had it with|drives me mad|drives me crazy|getting on my nerves|shut up|leave me alone|not fair|stole my|broke my
disgust 2: makes me sick|turns my stomach|want to throw up|throw up
envy 2: green with envy|wish i had
shame 2: my fault|want to hide|felt stupid|feel stupid
confused 2: makes no sense|make no sense|don't understand|do not understand|can't follow
pain 2: under the weather|a cold|throw my back out
good 2: not bad|well done|good job|no problem|works well|two thumbs up|thumbs up
bad 2: not good|not great|no good|no fun|went wrong|goes wrong|went badly|gave up|not working|does not work|doesn't work|not ok|not okay
`

/** Emoji and the feeling they carry, in the form of the words. */
export const FEELING_EMOJI = `
joy 2: 😀😃😄😁😊🙂🌞🎉🥳🎂🎈😺☺🌻🌈🍰🎁🌼
joy 3: 🤩🎊
love 2: ❤♥😍🥰😘💕💖💗💓💞💘💝🤗💐🌹💜💙💚🧡💛🐶🐱🐰
calm 2: 😌🧘🌊🍃🌙🍵🌾🕊☁🛀
fun 2: 😂🤣😆😜🤪😛🙃🐵🤡
excite 2: 🚀🎢⚡🔥🏆🎸💥🏃🏄
pride 2: 😎💪🏅👑🦁
thanks 2: 🙏😇
hope 2: 🌱🤞🌅🌟
wonder 2: ✨🌌🪐🦄🐉💫⭐
curious 2: 🤔🔍🧐🔬
surprise 2: 😮😲😯🤯😱
sad 2: 😢😞😔😟☹🙁😿💔🌧🥀
sad 3: 😭
tired 2: 😴🥱😪😫
bored 2: 😐😑😒🙄
fear 2: 😨😰👻🕷💀🦇🐍
worry 2: 😬😖😣😥😓
anger 2: 😠😤👿💢
anger 3: 😡🤬🌋
disgust 2: 🤢🤮💩
shame 2: 😳🫣
confused 2: 😕😵
pain 2: 🤒🤕🤧😷
good 2: 👍👌🙌👏
bad 2: 👎
`
