import type { Manners } from '../pack'

/** Manners of speaking that a prompt can ask for. */
export const englishManners: Manners = {
  styles: {
    order: /\b(?:answer|reply|speak|write|say|tell|talk|respond)\b/i,
    forbidden: /\b(?:not|never|don't|avoid|without)\b[^.\n]{0,20}$/i,
    word: /\b(?:one|a single) word\b/i,
    threeWords: /\b(?:three|3) words\b/i,
    sentence: /\b(?:one|a single|1) (?:short )?sentence\b/i,
    brief:
      /\b(?:be (?:very )?(?:brief|short|concise)|briefly|short answers?|keep (?:it|your (?:answers?|replies)) short)\b/i,
    bullets: /\b(?:bullet(?:s| points?| list)?|as a list|in a list|numbered list)\b/i,
    pirate: /\bpirate\b/i,
    rhyme: /\brhym(?:e|es|ing)\b|\bpoem\b|\bverse\b/i,
    emoji: /\bemojis?\b/i,
    capitals: /\b(?:in (?:all )?(?:capitals|caps|capital letters|upper ?case)|all caps|shout(?:ing)?)\b/i,
    lower: /\b(?:in )?(?:lower ?case|small letters)\b/i,
  },
  pirate: [
    [/\bhello\b/gi, 'ahoy'],
    [/\bmy\b/g, 'me'],
    [/\byou are\b/gi, 'ye be'],
    [/\byou\b/gi, 'ye'],
    [/\byour\b/gi, 'yer'],
    [/\bis\b/g, 'be'],
    [/\bare\b/g, 'be'],
    [/\bam\b/g, 'be'],
    [/\bthe\b/g, "th'"],
    [/\byes\b/gi, 'aye'],
    [/\bof\b/g, "o'"],
    [/ing\b/g, "in'"],
    [/\bfriend\b/gi, 'matey'],
  ],
  couplets: [
    [/(?:night|light|bright|sight|white)\W*$/i, 'I looked it up and hope that I am right.'],
    [/(?:day|grey|way|say|play|stay)\W*$/i, 'That is the thing my lists and I would say.'],
    [/(?:sea|tree|me|see|free|be)\W*$/i, 'My lists of words have handed this to me.'],
    [/(?:blue|true|you|new|do|too)\W*$/i, 'I took a rule and made a rhyme for you.'],
    [/$/, 'I turned that round until it came out right,\nmy lists of words are open day and night.'],
  ],
}
