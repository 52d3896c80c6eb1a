import { readingPack } from '../languages/active'
import { thingOf } from '../read/scene'

/** Voices and manners of `style.ts`; any other one is missing. */
const KNOWN =
  /\b(?:pirate|rhym\w*|poem|verse|poet\w*|brief\w*|short|concise\w*|simple|simply|plain\w*|one word|one sentence|single|bullets?|list|capitals?|caps|upper ?case|lower ?case|emojis?|german|deutsch|french|français|spanish|español|english|json|kind|kindly|friendly|helpful\w*|polite\w*|nice|warm\w*|clear\w*|honest\w*|careful\w*|calm\w*|gentl[ey]|patient\w*|precise\w*|accurate\w*|exact\w*|true|truthful\w*|good|great|thorough\w*|creative|expert|yourself|usual|always|only|here|sure|specific|consistent|detailed|vivid\w*|a few words|few words|full sentences?|words?|sentences?|markdown|yes or no|order|detail|numbers?|tools?|colou?rs?|the (?:user|person|message|text|question|answer)s?.*)\b/i

/** Roles with a voice; animals are among the things. */
const CHARACTERS =
  /\b(?:cow ?boy|cowgirl|knight|king|queen|prince|princess|wizard|witch|vampire|ghost|zombie|alien|detective|super ?hero|villain|clown|rapper|bard|viking|ninja|samurai|cave ?man|grandm\w+|grandp\w+|granny|baby|toddler|butler|gangster|soldier|sergeant|sailor|astronaut|santa(?: claus)?|elf|elves|fairy|troll|goblin|ogre|dwarf|hobbit|jedi|yoda|batman|gandalf|dracula|sherlock\w*|shakespeare\w*|einstein|napoleon|darth vader|harry potter|pikachu|mario|robot|terminator|monster|god|devil|angel|mermaid|oracle|surfer|hippie|monk|lord|lady|jester|emperor|pharaoh|gladiator|dictator|teenager|gen ?z|valley girl|comedian|cat|kitty|dog|puppy|bird|parrot|duck|cow|pig|sheep|goat|horse|owl|wolf|fox|lion|tiger|bear|frog|mouse|monkey|dinosaur|dragon|unicorn|snake|shark|whale|penguin|tree|rock|teapot|vaquero|gato|perro|katze|hund|chat|chien|cowboys?)\b/i

/** Manners of speaking, requested by an adjective. */
const MANNERS =
  /\b(?:rude(?:ly)?|sarcastic(?:ally)?|grumpy|grumpily|sassy|angry|angrily|mean|snarky|ironic(?:ally)?|cynical(?:ly)?|dramatic(?:ally)?|poetic(?:ally)?|formal(?:ly)?|informal(?:ly)?|casual(?:ly)?|funny|humorous(?:ly)?|silly|mysterious(?:ly)?|scary|evil|arrogant(?:ly)?|flirty|romantic(?:ally)?|old[- ]fashioned|medieval|slang|baby talk|sarcasm|irony|dialect|accent|hip[- ]hop|southern|british|scottish|irish|australian|american|posh|shy|lazy|bored|crazy|wild|excited|enthusiastic(?:ally)?|optimistic|pessimistic|philosophical|insulting|offensive|aggressive(?:ly)?|cheeky|whisper(?:ing)?|grossero|grosero|frech|unhöflich|impoli|malpoli|méchant|sarkastisch)\b/i

const OTHER_LANGUAGES =
  /\b(?:in|into|auf|en) (arabic|chinese|mandarin|japanese|korean|italian|portuguese|dutch|russian|ukrainian|polish|turkish|hindi|greek|latin|swedish|danish|norwegian|finnish|hebrew|vietnamese|klingon|elvish|esperanto|welsh|irish|italienisch|arabisch|japanisch|italiano|árabe|japonés|italien|arabe|japonais|pig latin|morse(?: code)?|binary|old english)\b/i

const SPEAKS =
  /(?:^|[^\p{L}])(?:(?:speak|talk|answer|reply|respond|write|sound|act|behave|chat|say (?:it|everything)|rap|sing|role[- ]?play|play|pretend|imitate|impersonate|mimic|be|use)(?:ing)?(?: (?:only|always|everything|it|to (?:me|us|them|everyone|the \p{L}+)|all (?:questions|answers)|your (?:answers?|replies)|to be|that you(?: a|')re|you are|you're)){0,5}(?: (?:just|exactly|a bit|a little))?(?: (?:like|as(?: if you were)?|in the (?:style|voice|manner|tone|way) of|in|with|using|the part of|the role of|being))*|in the (?:style|voice|manner|tone) of|your (?:voice|tone|style|persona|character|personality|role) is(?: that of)?|(?:sprich|rede|antworte|schreib|benimm dich|verhalte dich|sei)(?: (?:immer|nur))?(?: (?:wie|als))?|(?:habla|responde|escribe|actúa|compórtate|sé)(?: (?:siempre|solo))?(?: como)?|(?:parle|réponds|écris|agis|sois|comporte-toi)(?: (?:toujours|seulement))?(?: comme)?|(?:fale|responda|escreva|aja|seja)(?: (?:sempre|só))?(?: como)?|you (?:are|'re)|you're|du bist|eres|tu es|você é) ((?:(?:an?|the|some|ein|eine|einem|einer|un|una|une|um|uma)\s)?[^.,;:!?\n]{2,60})/giu

/** The voice that a prompt asks for and that the demo does not have, in the prompt's words; null where it asks for none. */
export function missingVoice(system: string, said: string): string | null {
  const orders = `${system.slice(0, 4000)}\n${/\b(?:answer|reply|speak|write|say|tell|talk|respond|act|pretend|be|you are|you're|habla|sprich|parle|antworte|responde|réponds)\b/i.test(said) && said.length < 300 ? said : ''}`
  for (const match of orders.matchAll(SPEAKS)) {
    const before = orders.slice(Math.max(0, match.index - 24), match.index + 1)
    if (
      /\b(?:not|never|don't|do not|avoid|without|nicht|nie|no|nunca|ne|if|when|if the \w+|they|who|that)\b[^.\n]{0,14}$/i.test(
        before,
      )
    )
      continue
    const voice = voiceIn(
      (match[1] ?? '').trim(),
      /(?:you(?:'re| are)|bist|eres|es|você é)\s+\S*$/iu.test(
        match[0].slice(0, match[0].length - (match[1] ?? '').length),
      ),
    )
    if (voice) return voice
  }
  return (
    OTHER_LANGUAGES.exec(
      orders.match(/(?:speak|talk|answer|reply|respond|write|antworte|responde|réponds)[^.\n]*/i)?.[0] ?? '',
    )?.[1] ?? null
  )
}

/** The name of a voice after "speak like": a character, an animal, a manner, a name. */
function voiceIn(words: string, isBeing: boolean): string | null {
  const phrase =
    words.split(
      /(?<!\s)\s+(?:who|that|which|and|when|from|of a|to the|to|for|about|with|while|so|please|today|now|in (?:a|your)|who's)\s+/i,
    )[0] ?? words
  if (/pirat|قرصان|قراصنة/i.test(phrase)) return null
  const bare = phrase
    .replace(/^(?:an?|the|some|ein|eine|einem|einer|un|una|une|um|uma|very|really|extremely|always|as)\s+/i, '')
    .trim()
  const manner = MANNERS.exec(bare)?.[0]
  const character = CHARACTERS.exec(bare)?.[0]
  if (
    character &&
    !/\b(?:about|expert|helper|assistant|doctor|trainer|shop|lover|guide|ring|color|colour|icon|tree of)\b/i.test(bare)
  )
    return bare.split(/\s+/).slice(-3).join(' ')
  if (manner && !/\b(?:mood|emotion|feeling|message|text|color|tool|when|not)\b/i.test(bare)) return manner
  if (isBeing || KNOWN.test(bare)) return null
  const named = /^(?:\p{Lu}\p{Ll}+)(?:\s\p{Lu}\p{Ll}+){0,2}$/u.exec(bare)?.[0]
  const { fold, keyOf } = readingPack()
  const animal = bare.split(/\s+/).at(-1) ?? ''
  return (
    named ??
    (/^\p{L}+$/u.test(animal) &&
    thingOf(keyOf(fold(animal.toLowerCase()))) &&
    /^(?:an?|the|un|une|una|ein|eine)\s/i.test(phrase)
      ? bare
      : null)
  )
}
