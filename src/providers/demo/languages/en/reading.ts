import type { ReadingRules } from '../pack'

const set = (words: string) => new Set(words.split(/\s+/))

/** How English is read. */
export const englishReading: ReadingRules = {
  stopwords: set(
    `a an the and or but if so of to in on at by for from with without into onto about as is are was were be been being am do does did
  done have has had will would can could should shall may might must not no nor it its it's this that these those there here he she
  they them his their her him we us our you your yours i i'm i've me my mine what which who whom whose when where why how than then
  too very just also only own same such more most some any each all both few other into over under again once please let like get got
  use using used give given tell show make made want wants need needs one two will much many out up down off now well really thing
  things something anything ok okay yes im don't can't`,
  ),
  asksForMood:
    /\b(?:colou?rs?|feel(?:s|ing|ings)?|moods?|emotions?|emojis?|icons?|gauge|draw|picture|how (?:happy|sad|angry|scared|good|bad|excited|calm))\b/i,
  feels: /mood|feel|emotion|sentiment/i,
  ofWriter: /^\W*(?:why (?:am i|do i (?:always )?feel|is (?:everyone|everything|my))|i(?:'m| am| feel)|my)\b/iu,
  question:
    /^\W*(?:(?:who|whose|what|when|where|which|why|how)(?:'s|'re|'d)?\s+(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|many|much|old|far|long|often|the first|\p{L}+ (?:is|are|was|were|do|does|did|has|have))\b|(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have) (?:the|a|an|you|he|she|it|they|we|this|that|there|your)\b[^!]*$)(?=[\s'])/iu,
  rhetorical: /^\W*(?:what an? |how \p{L}+[!.]?$|isn't|aren't|wasn't|doesn't)/iu,
  wish: /\b(?:wish(?:es|ed|ing)?(?! (?:you|him|her|them) )|if only|want(?:s|ed|ing)? to (?:be|feel|become|get)|wanna (?:be|feel)|would(?! not be (?:happier|better))(?:n't)?|'d (?:be|feel|love|like|rather)|could be(?! happier)|should(?:n't)? (?:be|feel|have)|might|may be|must be|try(?:ing)? to (?:be|feel)|pretend(?:s|ed|ing)?|hope to be|supposed to|imagine|as if|as though|need to be|gostaria|queria)(?!\p{L})/iu,
  condition: /(?<!\b(?:even|as|what) )(?<!\p{L})(?:if|unless|whether|in case)(?! only\b)(?!\p{L})/iu,
  turn: /(?=\b(?:but|however|though|although)\b)/iu,
  negators: set(
    `not no never neither nor without nothing nobody none noone hardly barely havent hasnt hadnt haven't hasn't hadn't don't doesn't didn't isn't aren't wasn't weren't won't can't cannot couldn't
  wouldn't shouldn't ain't aint dont isnt doesnt didnt arent wasnt werent wont cant couldnt wouldnt`,
  ),
  negatorsBehind: new Set(),
  stronger: set(
    `very so really extremely absolutely totally completely incredibly super too utterly truly deeply terribly awfully insanely
  unbelievably such most`,
  ),
  weaker: set('slightly somewhat bit little kinda sorta rather fairly almost mildly quite'),
  keeps: set('stop help only just stopped'),
  turns: set('but however yet though although'),
  endsReach: set('but because although though while since however'),
  and: /^(?:and|so)$/,
  subject: /^(?:i|i'm|he|she|it|it's|we|they|you|the|my)$/,
  never: /^(?:never|haven't|havent|hasn't)$/,
  soMuch: /^(?:so|such|more|this)$/,
  rhetoricalNot: /n't$/,
  rhetoricalIt: /^(?:it|this|that|he|she|they)$/,
  superlative: /(?:est|ier)$/,
  doneToMe: [
    [
      /\b(?:shout(?:s|ed|ing)?|yell(?:s|ed|ing)?|scream(?:s|ed|ing)?|swore|swear(?:s|ing)?|snap(?:s|ped)|laugh(?:s|ed|ing)?|sneer(?:s|ed)?|point(?:s|ed)?) at (?:me|us)\b/iu,
      'sad 2',
    ],
    [
      /\b(?:teas|mock|ignor|blam|scold|punish|push|exclud|insult|humiliat|embarrass|ground|dump|reject|sack|fir)(?:e|es|ed|s|ing)? (?:me|us)\b/iu,
      'sad 2',
    ],
    [/\b(?:told|tells|telling) (?:me|us) off\b|\b(?:left|leaves|leave) (?:me|us) (?:out|alone|behind)\b/iu, 'sad 2'],
    [
      /\b(?:i|we|i'm|i've|we've|we're)(?: (?:was|were|am|are|is|got|get|getting|have|had|been|being|keep|always|often|just|never)){1,4} (?:shouted at|yelled at|screamed at|laughed at|sworn at|teased|mocked|ignored|blamed|scolded|punished|pushed|excluded|insulted|humiliated|told off|grounded|left out|picked last|rejected|dumped|fired)\b/iu,
      'sad 2',
    ],
  ],
  notDone: /\b(?:not|never|nobody|no one|doesn't|didn't|don't|isn't|wasn't|without)\b[^.,;!?]{0,30}$/i,
  pointsBack:
    /^\s*(?:please\s+)?(?:go on|begin|continue|carry on|start|proceed|next|now draw (?:it|that)|draw (?:it|that)|your turn)[\s.!]*$/i,
  measures: [],
  how: /\bhow (\p{L}+)/giu,
  level: /\b(?:rate|rated|rating|score|scored|level|give it|set|gauge|about|at|to|is)\s+(?:minus |negative )?[-−]?\d/i,
  choices: {
    or: /(?:^|\s)or\s/i,
    split: /,\s*(?:or\s+)?|(?<!\s)\s+or\s+/i,
    between: /\bbetween\b(.+)/i,
    and: /(?<!\s)\s+and\s+/i,
    filler: set(
      `what which do does would you like want prefer should shall we i have eat drink go get for the a an between either pick choose is it some me
  help decide or to take be today tonight now rather ask whether if them about who he she they my your best better more there visit see`,
    ),
  },
  asksBack: /\b(?:ask|survey|question|choose|help me)\b/i,
  sends:
    /\b(?:send|notify|ping|ring|alert|tell the|call the|trigger|post|webhook|http|fetch|doorbell|let (?:them|him|her) know)\b/i,
  methods: [
    ['DELETE', /\b(?:DELETE|delete|remove|erase)\b/],
    ['PUT', /\b(?:PUT|replace|update|overwrite)\b/],
    ['POST', /\b(?:POST|send|notify|post|ring|alert|tell|announce|doorbell|submit)\b/i],
    ['GET', /\b(?:GET|get|fetch|read|check|ping|load|look up|open)\b/],
  ],
  several: /\b(?:several|all that|many|multiple)\b/i,
  onto: /\b(?:on|background|against)\b/i,
  instructs: /\b(?:if|when|whenever|says?|said|example|e\.g|writes?|asks?|user|someone who|pretend|imagine)\b|["“”«»]/i,
  preamble: /^I saw [^.]*\.\s*(?:(?:Also|My list)\b[^.]*\.\s*)?/,
}
