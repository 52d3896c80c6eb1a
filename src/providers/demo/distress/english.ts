import { cues } from './cues'
import type { DistressRules } from './rules'

const PARENT =
  'dad|daddy|father|papa|pa|mom|mommy|mum|mummy|mother|mama|parents?|step ?dad|step ?father|step ?mom|step ?mum|step ?mother|foster (?:mom|mum|dad|father|mother|parents?)|uncle|aunt|auntie|grandpa|grandma|grandad|grandfather|grandmother|guardian|family'
const OTHER =
  'brothers?|sisters?|siblings?|step ?brother|step ?sister|cousins?|teachers?|coach|tutor|priest|pastor|boyfriend|girlfriend|bf|gf|ex|baby ?sitter|nanny|neighbou?rs?|bull(?:y|ies)|class ?mates?|friends?|boys?|girls?|kids?|man|men|guys?|woman|stranger|students?|gang'
const CALLED =
  'dad|daddy|mom|mommy|mum|mummy|papa|mama|grandpa|grandma|mother|father|(?:uncle|aunt|mr|mrs|ms|coach) \\w+'
const OUR = '(?:my|our|(?:my )?(?:moms|mums|dads|sisters|mothers|fathers|friends))'
const KIN = `(?:${OUR} (?:\\w+ ){0,2}?(?:${PARENT}|${OTHER})|(?:${CALLED}))(?: and (?:my )?\\w+)?`
const PARENTS = `(?:${OUR} (?:\\w+ ){0,2}?(?:${PARENT}|boyfriend)|(?:${CALLED}))(?: and (?:my )?\\w+)?`
const SOMEONE = `(?:${KIN}|(?:the|a|an|some|this|that|these|those|older|other|big|bigger)(?: \\w+){0,2} (?:${OTHER}|people)|he|she|they|someone|somebody|every(?:one|body)|people|kids|boys|girls)(?: (?:at|in|from|on) (?:my |the )?(?:school|class|home|bus|team|street|neighbou?rhood|internet))?`
/** Words between who does it and what is done; none of them turns it round. */
const ADVERBS = '(?:(?!not|never|doesnt|dont|didnt|isnt|wont|cant|wouldnt|no |nobody|like|love|hug|told)\\w+ ){0,3}?'
const ME =
  '(?:me|us|my (?:little |baby |big |older |younger )?(?:mom|mum|mommy|mummy|mother|mama|brothers?|sisters?|siblings?))'
const I = '(?:i|im|ive|id|ill|ima|we)'
const SELF = '(?:my ?self|meself)'
const INTEND =
  '(?:want|wanna|wana|wanted|wanting|going|gonna|need|feel like|feeling like|ready|plan|planning|think of|think about|thought of|thought about|thinking of|thinking about|rather|wish i could|wish i would|try|tried|trying|decided|prefer|hope i|hope to|about|would like|might|will|have|had|should|started|keep|keep on|just)'
const END_IT = `(?:die|dying|be dead|kill(?:ing)? ${SELF}|kms|unalive|end(?:ing)? (?:it|it all|things|everything|my life|my own life)|hurt(?:ing)? ${SELF}|harm(?:ing)? ${SELF}|cut(?:ting)? ${SELF}|hang(?:ing)? ${SELF}|shoot(?:ing)? ${SELF}|drown(?:ing)? ${SELF}|stab(?:bing)? ${SELF}|starv(?:e|ing) ${SELF}|jump(?:ing)? (?:off|from) (?:a|the|my) (?:bridge|roof|building|cliff|balcony|window)|jump(?:ing)? in front of|disappear(?:ing)? (?:forever|for good|from this world)|not (?:exist|be alive|live|wake up|be here)|never wake up|sleep forever|overdose|run in front of|take (?:all (?:the|my)|too many) pills)`
const ENDED = '(?= \\||$| $| because| and| so| but| please| tonight| today| now| anymore| any more| when| right)'

/** What a child in distress says in English. */
export const english: DistressRules = {
  cues: cues.english,
  idioms: [
    'd(?:ie|ying|ied|ies)(?: out)? (?:of|from|with) (?:\\w+ ){0,2}?(?:laugh\\w*|bore\\w*|embarrass\\w*|shame|hunger|hungry|thirst|heat|cold|happiness|joy|cute\\w*|excite\\w*|curiosity|cringe|awkward\\w*|jealous\\w*|envy|suspense|anticipation|old age)',
    'd(?:ie|ying|ied) (?:laughing|for (?:a|an|some|that|this)|to (?:know|see|meet|try|go|eat|play|hear|get|read|watch|visit|tell|find|have|show|start|buy|learn))',
    '(?:to die for|do or die|die hard|dying (?:battery|phone|light)|or die trying|die (?:my|her|his) hair)',
    '(?:i|im) (?:literally |actually )?(?:kill(?:ed|ing)? (?:my ?self|it) laughing)',
    'kill(?:ing)? my ?self laughing',
    '(?:hurt|hurting|bust|wet|pee) my ?self laughing',
    'cut(?:ting)? my ?self (?:a|an|some|another|off|loose|free|out)',
    '(?:hit|hits|hitting) (?:me|us) (?:up|back|with (?:a |the |your |his |her )?(?:question|joke|idea|news|fact|snow ?balls?|pillows?|balls?|water|best shot))',
    `beat(?:s|ing|en)? (?:me|us|my \\w+) (?:again |always |easily |all the time )?(?:at|to|by|in (?:a|an|the|this|every|our|that)? ?(?:\\w+ )?(?:game|race|match|quiz|chess|contest|competition|tournament|final|test|cards|uno|fifa|mario|football|soccer|tennis|basketball|running|swimming|spelling|fortnite|roblox|minecraft|checkers|monopoly)|on (?:points|penalties))`,
    '(?:kick|kicks|kicked|throw|threw|vote|voted) (?:me|us) (?:out|off) of? ?(?:the |my |our |a )?(?:team|group|game|chat|server|call|club|band|match|lobby|league|room|discord)',
    `(?:${'my (?:\\w+ ){0,2}?(?:dad|daddy|father|mom|mommy|mum|mother|mama|parents?|sister|brother|teacher|coach|wife|husband|boss|grandma)'}) (?:is|are|s|will|would|ll|d)? ?(?:so )?(?:going to|gonna)? ?kill me (?=if i (?!tell|say|leave)|when|for|because|\\||$)`,
    '(?:she|he|they) (?:is|are|s|will|would|ll|d)? ?(?:so )?(?:going to|gonna)? ?kill me (?=if i (?:am|m|dont|forget|lose|get|fail|break)|for (?:this|that|being)|because i)',
    '(?:following|follows|followed) me on (?:insta\\w*|tiktok|twitter|youtube|twitch|snap\\w*|social|roblox)',
    'touch(?:ed|es)? (?:me|my heart) (?:deeply|so much|very much|a lot)',
    'suicide (?:squad|doors?|prevention|drinks?|burns|runs?)',
    'run(?:ning)? away (?:from (?:the|a|an|this|that|those|these|zombies|monsters|ghosts|bees|spiders|responsib\\w*|homework|my (?:homework|problems|chores))|with (?:the|a|my)|to (?:the )?(?:circus|beach|sea|hawaii|paris))',
  ],
  strong: [
    `${I}(?: \\w+){0,5}? ${INTEND}(?: to)?(?: (?:just|really|only|all|even|be|go|actually|maybe|like|so badly)){0,2} ${END_IT}`,
    `(?<=\\| |^ )(?:just |really |please |let me |please let me )?(?:want to|wanna|wana|gonna|going to|let me) ${END_IT}`,
    `(?:is|am|was) going to ${'kill (?:herself|himself|themselves|myself)'}`,
    `${KIN}(?: \\w+){0,4}? (?:want|wants|wanted|try|tries|tried|threatens?|threatened|going|gonna|plans?|thinks? about|thinking about|attempted)(?: to)? (?:die|dying|kill (?:her|him|them)sel(?:f|ves)|killing (?:her|him|them)sel(?:f|ves)|end (?:it|her|his|their) ?(?:all|life)?|hurt (?:her|him|them)sel(?:f|ves)|commit)`,
    `${KIN}(?: \\w+){0,3}? (?:cuts?|hurts?|harms?|cutting|hurting|harming) (?:her|him|them)sel(?:f|ves)`,
    `(?:kill(?:ing|ed)?|hang(?:ing|ed)?) ${SELF}`,
    'kms',
    'kys',
    'kill yourself',
    'unaliv(?:e|ing) my ?self',
    // After a French article the French rules answer.
    '(?<! (?:au|du|le|un|de|par) )suicide',
    'suicidal',
    'commit(?:ted|ting)? (?:suicide|sewer ?slide)',
    'self ?harm(?:ing|ed)?',
    `(?:cut|cutting|hurt|hurting|harm|harming|burn|burning|punish|punishing|scratch|scratching) ${SELF} (?:on purpose|every|again and|all the time|when (?:i feel|im|i am) (?:sad|upset|angry|alone|bad|stressed)|to (?:feel|cope|calm)|because)`,
    `(?:keep|kept|started|thinking about|thinking of|thought about|love|like|stop|stopped|urge to) (?:cut|cutting|hurt|hurting|harm|harming) ${SELF}`,
    '(?:slit|slitting|cut|cutting) my wrists?',
    'overdos(?:e|ed|ing)',
    '(?:took|take|taken|swallowed?|taking) (?:all|too many|a lot of|lots of|a bottle of|the whole|every)(?: of)?(?: (?:the|my|her|his|moms|mums|dads)){0,2} (?:pills?|tablets?|meds|medicine|medication|bottle)',
    '(?:better off|better) (?:dead|without me)',
    'wish(?:ed|es|ing)? (?:that )?i (?:was|were|am|would be|could be) (?:dead|gone forever|not alive|not here|never born)',
    'wish(?:ed|es)? (?:that )?i (?:had never been|hadnt been|wasnt|was never|were never|werent|didnt get|never was|never got) (?:born|alive|here anymore|here any more)',
    'wish(?:ed)? (?:that )?i (?:could|would|might)? ?(?:just )?(?:die|disappear forever|never wake up|not wake up|stop existing|didnt exist|did not exist)',
    'wish i (?:didnt|did not|dont) (?:exist|wake up|live)',
    '(?:no|not any|any|see no|dont see a|have no) (?:reason|point|will|wish|sense|purpose) (?:to|in|for) (?:me to )?(?:live|living|life|going on|go on|keep living|being alive|stay alive|wake up)',
    '(?:dont|do not|cant|cannot) see (?:the|a|any) (?:point|reason|sense) (?:in|of|to|for) (?:living|live|life|going on|go on|being alive|being here|anything)',
    'why (?:am|was) i (?:even |still |ever )?(?:alive|born|not dead|still here)',
    '(?:easiest|quickest|fastest|painless|least painful|best|good|easy) ways? (?:for me )?to (?:die|kill|end my life|commit)',
    'nothing (?:left )?to live for',
    `(?:dont|do not|didnt|did not|never|no longer|not)(?: even| really| ever| just)? (?:want|wanna|wish|like)(?: to| being)? (?:live|living|be alive|alive|exist|go on living|continue living)(?! (?:in|with|at|on|there|near|next|by|alone|here|under|like (?:a|an)))`,
    '(?:dont|do not|didnt)(?: even| really)? (?:want to|wanna) be (?:here|around|on this (?:earth|planet)|in this world) (?:any ?more|any longer)',
    `(?:dont|do not|didnt|never)(?: even| really)? (?:want to|wanna) wake up(?: (?:again|ever|any ?more))?${ENDED}`,
    `(?:dont|do not) (?:want to|wanna) die${ENDED}`,
    'sleep(?: \\w+){0,2}? and (?:never|not) (?:ever )?wake up',
    `${KIN}(?: \\w+){0,10}? and (?:then |always |often )?(?:touches|touched|hits|hurts|beats|kicks|slaps|chokes|punches) (?:me|us)`,
    'life (?:is|s|isnt|is not|feels?) (?:not |pointless|worthless|meaningless|no longer )?(?:worth (?:it|living)|pointless|worthless|meaningless)?(?<=worth it|worth living|pointless|worthless|meaningless)',
    '(?:tired|sick|fed up) (?:of|with) (?:living|life|my life|being alive|existing|this life)',
    `(?:hate|hating|hates) (?:my life|${SELF}|being alive|that i exist)`,
    '(?:want|need|wish) (?:everything|it all|all of (?:it|this)|the pain|my life|this life|this pain) (?:to|would) (?:just )?(?:stop|end|be over|go away)',
    '(?:no ?one|nobody|noone|they|everyone)(?: \\w+)? (?:would|will|d|ll)(?: \\w+)? (?:even )?(?:miss me|care if i (?:die|died|was gone|were gone|disappear\\w*|am gone)|notice if i (?:die|died|was gone|were gone|disappear\\w*|am gone)|be happier (?:if i|without me))',
    '(?:goodbye forever|goodbye cruel world|this is my (?:last|final) (?:day|message|goodbye)|say goodbye for (?:the last time|ever))',
    `(?:cant|cannot|can not|couldnt) (?:go on|keep going|live like this|live any ?more|stand (?:living|life))(?: (?:like this|living|any ?more|any longer))?${ENDED}`,
    `(?:cant|cannot|can not) (?:take|do|stand|bear|handle) (?:it|this|life) any ?(?:more|longer)${ENDED}`,
    '(?:give|gave|giving|given) up on (?:life|living|my life)',
    `(?:every(?:one|body)|they all|the whole class|all the kids|my (?:whole )?(?:family|parents|class|mom|mum|dad|mother|father|school))(?: (?:at|in) (?:my |the )?(?:school|class|home))? (?:hates?|wants? to hurt) me`,
    '(?:make|making|made|force|forcing) my ?self (?:throw up|vomit|puke|sick|be sick)',
    '(?:starve|starving) my ?self',
    // Violence and abuse at home or anywhere, without any doubt.
    `${SOMEONE} ${ADVERBS}(?:molest(?:s|ed|ing)?|rap(?:e|es|ed|ing)|sexually (?:abuse[sd]?|assault(?:s|ed)?)|abus(?:e|es|ed|ing)|grop(?:es|ed|ing)|chok(?:e|es|ed|ing)|strangl(?:e|es|ed|ing)|blackmail(?:s|ed|ing)?|tortur(?:e|es|ed|ing)|whip(?:s|ped|ping)?) ${ME}`,
    `${I}(?: \\w+){0,2}? (?:am|was|were|get|gets|got|getting|have|had|been|being|keep|ve|is)?(?: \\w+){0,2}? ?(?:bullied|cyber ?bullied|abused|molested|raped|sexually assaulted|blackmailed|groomed|beaten up|threatened by|strangled|choked)`,
    `${PARENTS} ${ADVERBS}(?:hits?|hitting|beats?|beating|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|kick(?:s|ed|ing)?|spank(?:s|ed|ing)?|smack(?:s|ed|ing)?|burn(?:s|ed|t|ing)?|hurt(?:s|ing)?|stab(?:s|bed)?|shov(?:es|ed|ing)|thrash(?:es|ed)?|belt(?:s|ed)) ${ME}`,
    `${PARENTS} ${ADVERBS}(?:hits?|hitting|beats?|beating|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|kick(?:s|ed|ing)?|chok(?:es|ed|ing)|hurt(?:s|ing)?) (?:her|him|each other|them|the (?:kids|children|baby))`,
    `my (?:mom|mum|mother|mama|mommy|mummy) (?:is |was |gets |got )(?:being )?(?:hit|beaten|hurt|abused) by`,
    `${SOMEONE} ${ADVERBS}(?:lock|locks|locked|locking) ${ME} (?:in|up|out|inside|outside)`,
    `${PARENTS} ${ADVERBS}(?:kick|kicks|kicked|throw|throws|threw|kicking) (?:me|us) out`,
    `(?:scared|afraid|frightened|terrified|fear) (?:of|about) (?:what )?(?:my|our) (?:\\w+ ){0,2}?(?:${PARENT}|boyfriend|girlfriend|ex|coach|baby ?sitter|neighbou?r|brother|cousin)(?= \\||$| when| if| because| and| so| who| hurt| will| might| he| she)`,
    '(?:scared|afraid|frightened|terrified) (?:to|of) (?:go|going|come|coming|be|being|get|getting)(?: back)? (?:at )?home',
    '(?:dont|do not|never|not)(?: feel)? safe (?:at home|at school|in my (?:house|home|room)|with (?:my|him|her|them)|here|anywhere)',
    '(?:touch(?:es|ed|ing)?|grab(?:s|bed|bing)?|look(?:s|ed|ing)? at|show(?:s|ed)? me|see) (?:my|his|her|our) (?:private|privates|private parts?|penis|vagina|genitals|boobs|breasts|bottom|butt|crotch)',
    'touch(?:es|ed|ing)? (?:me|us) (?:down there|there|where i dont|in a bad way|in a way|inappropriately|at night|when i (?:sleep|dont))',
    `(?:${KIN}|the (?:\\w+ )?(?:man|teacher|coach|priest)|an? (?:\\w+ )?man) (?:\\w+ ){0,2}?touch(?:es|ed|ing)? me`,
    '(?:send|sends|sent|sending|ask(?:s|ed|ing)?(?: me)? for|want(?:s|ed)?|share[sd]?|post(?:ed|s)?|leak(?:ed|s)?|take|took|have|has)(?: \\w+){0,3}? (?:nudes?|naked (?:pictures?|photos?|pics?|videos?)|(?:pictures?|photos?|pics?|videos?) of me naked|nude (?:pictures?|photos?|pics?))',
    '(?:makes?|made|forc(?:es|ed)|told|tells|wants?) me (?:to )?(?:undress|take off my clothes|take my clothes off|touch him|touch her|kiss him|keep (?:it|this|that|our) (?:a )?secret|watch porn|do (?:sexual|bad) things)',
    '(?:there is|there s|theres|we have|have|is)(?: \\w+)? (?:no food|nothing to eat) at home',
    '(?:havent|have not|hasnt|not) (?:eaten|had (?:any )?food|had anything to eat) (?:in|for|since) (?:\\w+ )?(?:days|yesterday|two|three)',
    `(?:they|he|she|(?:my|our) (?:\\w+ ){0,2}?(?:${PARENT})) (?:dont|doesnt|wont|never|do not|does not)(?: let me eat| feed me| give me (?:any )?food| let me (?:sleep|drink))`,
    `(?:my|our) (?:\\w+ ){0,2}?(?:${PARENT}) (?:is|gets|are|get|comes home|come home)(?: always| often| so)? (?:drunk|high)(?: and| every| all| again)`,
    `${I}(?: \\w+){0,3}? (?:want|wanna|going|gonna|plan|planning|thinking|need|decided|might|have|will|ll)(?: to| of| about)?(?: just)? run(?:ning)? away(?! (?:from (?:the|a|an|this|that)|with|to) )`,
    `${I}(?: \\w+){0,3}? run(?:ning)? away from (?:home|my (?:house|home|mom|mum|dad|mother|father|parents|family|life|foster)|here|everything)`,
    `(?:i|we|ive|have) (?:just )?(?:ran|run) away(?: from (?:home|my (?:house|home|mom|mum|dad|parents|family)))?${ENDED}`,
    'run(?:ning)? away from home',
    `${SOMEONE} (?:\\w+ ){0,3}?(?:said|says|told me|tells me|wrote|texted|messaged|threaten(?:s|ed|ing)?|swears?|swore|promised)(?: \\w+){0,5}? (?:kill|murder|stab|shoot|hurt|beat|jump|attack|find|rape) (?:me|us|my (?:family|mom|mum|dad|sister|brother|dog|cat))`,
    `(?:he|she|they|someone|somebody|a man|the man|kids|boys|girls) (?:\\w+ ){0,3}?(?:will|wants? to|going to|gonna|ll) (?:kill|murder|stab|shoot|beat(?: up)?|hurt|rape) (?:me|us|my (?:family|mom|mum|sister|brother))(?: up)?`,
    `${PARENTS} (?:\\w+ ){0,3}?(?:will|wants? to|going to|gonna|ll|might|could|would) (?:kill|stab|shoot|hurt|beat) (?:us|my \\w+|her|him)`,
    '(?:will|would|ll) (?:kill|hurt|beat|punish) (?:me|us|my \\w+) if i (?:tell|say|leave|talk|told)',
    `(?:man|guy|stranger|someone|somebody|men|car) (?:is |was |keeps |has been |s )?(?:following|stalking|follows|stalks) (?:me|us)`,
    '(?:stranger|man|guy|someone|somebody|friend|person|boy)(?: \\w+){0,6}? (?:online|on the internet|on snapchat|on discord|on instagram|on roblox|from the internet|in a game|in the game)(?: \\w+){0,4}? (?:meet me|meet up|pictures? of me|photos? of me|pics? of me|where i live|my address|come to my house)',
    // Harm to others.
    `${I}(?: \\w+){0,3}? (?:want|wanna|will|going|gonna|plan|planning|thinking|ll|ready|like)(?: to| of| about)? (?:kill|killing|murder|murdering|shoot|shooting|stab|stabbing|poison) (?:my (?:\\w+ )?(?:${PARENT}|${OTHER}|class|school)|him|her|them all|everyone|everybody|people|someone|somebody|the (?:kids|school|teacher|class|other kids))`,
    '(?:bring|take|bringing|taking|brought) (?:a|the|my|dads|his) (?:gun|knife|weapon) to (?:my )?(?:school|class)',
    'shoot(?:ing)? up (?:the|my|our|a) (?:school|class)',
  ],
  injury: [
    `${I}(?: \\w+){0,3}? (?:cut|cutting|cuts|hurt|hurting|harm|harmed|harming|burn|burned|burnt|burning|scratch|scratched|scratching|punch|punched|hit|hitting) ${SELF}`,
    'cut my (?:arms?|legs?|thighs?|skin)',
  ],
  accident:
    'accident\\w*|by mistake|fell|fall|falling|slipp\\w*|tripp\\w*|football|soccer|basketball|bike|bicycle|skat\\w*|running|gym|sports?|kitchen|cook\\w*|bak\\w*|shav\\w*|paper|stairs|climb\\w*|dance|dancing|ankle|knee|toes?|oven|stove|iron|soup|tea|coffee|pan|onions?|carrots?|bread|playing|scissors|craft\\w*|class today|grater|glass|cactus|cat|training|jump\\w*|thumb|finger',
  soft: [
    `${SOMEONE} ${ADVERBS}(?:hits?|hitting|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|kick(?:s|ed|ing)?|smack(?:s|ed|ing)?|burn(?:s|ed|ing)?|hurt(?:s|ing)?|stab(?:s|bed)?|shov(?:es|ed|ing)|attack(?:s|ed|ing)?|threaten(?:s|ed|ing)?|bull(?:y|ies|ied|ying)|harass(?:es|ed|ing)?|torment(?:s|ed|ing)?|assault(?:s|ed|ing)?|spit(?:s|ting)? on|spat on|throws? (?:things|stones|rocks) at) (?:me|us)(?! (?:the|a|an) )`,
    `${SOMEONE} ${ADVERBS}push(?:es|ed|ing)? (?:me|us) (?:down|off|into|against|over|around)`,
    `${SOMEONE} ${ADVERBS}beat(?:s|ing)? (?:me|us)(?: up|(?= \\||$| every| all| when| if| because| and| so| until| hard| badly| with| again| black))`,
    `${I}(?: \\w+){0,3}? (?:hit|punched|kicked|slapped|beaten|beat up|threatened|harassed|assaulted|attacked|touched)(?: \\w+){0,2}? (?:by (?:${KIN}|him|her|them|someone|kids|boys|girls|the (?:\\w+ )?(?:kids|boys|girls|guys|bullies))|at home|at school)`,
    `\\w+ (?:always |often |keeps? )?(?:hits?|hitting|beats?|beating|kicks?|kicking|punch(?:es)?|punching|slaps?|slapping|hurts?|bullies) (?:me|us)(?: \\w+){0,3}? (?:every ?day|all the time|every time|every night|always|at home|when (?:he|she) (?:is|gets))`,
    `${SOMEONE} (?:\\w+ ){0,6}?(?:to hate me|calls? me (?:ugly|fat|stupid|bad )?names|pushe?s? me around)`,
    `${SOMEONE} (?:\\w+ ){0,2}?(?:picks?|picking|picked) on (?:me|us)`,
    `${SOMEONE} (?:\\w+ ){0,2}?(?:makes?|made|making) fun of me (?:every|all|always|again)`,
  ],
  games:
    'in (?:the|this|a|that|my|our|every|one) (?:\\w+ )?(?:game|match|level|round|video ?game|movie|film|play|story|book)|minecraft|roblox|fortnite|zelda|mario|pokemon|among us|call of duty|brawl stars|clash|overwatch|valorant|chess|checkers|video ?games?|respawn\\w*|final boss|the boss|boss fight|level \\d+|zombies?|dodge ?ball|snow ?balls?|pillow fight|pillows?|water ?(?:balloon|gun|fight)s?|tickl\\w*|pretend\\w*|just joking|as a joke|for fun|paint ?ball|laser tag|lasertag|high ?fiv\\w*|the ball',
}
