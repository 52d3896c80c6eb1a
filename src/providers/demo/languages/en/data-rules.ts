import type { DataRules } from '../pack'

/** Lists, numbers and charts of a text. */
export const englishData: DataRules = {
  labelled: {
    number:
      /(?<![\p{L}\d#])(?<![\p{L}\d][.-])[-−]?(?:[€$£]\s?)?(?:\d+(?:[.,]\d+)?|(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?!\p{L}))/giu,
    spoken: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
    between: /,(?!\d)|[;\n!?]|\.(?!\d)|\sand\s|&/iu,
    link: /(?:[:=–—-]|\b(?:is|are|was|were|has|have|had|got|gets|scored|sold|won|made|with|at|about|only|of))\s*$/iu,
    leadsTo: /^\s*(?:in|on|at|for|of|from)\s+/i,
    over: /(?<!\s)\s+(?:in|on|at|for|from|to|with|that|which|who|but|or)\s.*/isu,
  },
  listed: {
    step: /\b(?:first(?:ly| of all)?|second(?:ly)?|third(?:ly)?|then|next|after that|finally|lastly|at last)\b[\s,:]*/i,
    first: /\bfirst/i,
    next: /\b(?:then|next|finally|second|after that)\b/i,
    and: /[,;]\s*(?:(?:and|or)\s+)?|\s(?:and|or)\s/i,
    endAnd: /(?<=[\s,;.!])and$/i,
    lead: /^(?:please|we|you|i|they|he|she|like|love|have|need|want|buy|bought|get|got|bring|pack|see|saw|eat|ate|there|is|are|was|were|my|our|the|a|an|some|for|with|of|to|do|list|show|me|make|also|only)$/i,
    article: /^(?:the|a|an|some|my|our)$/i,
  },
  time: /^(?:(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?s?|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*|(?:1[89]|20)\d\d|morning|noon|afternoon|evening|night|spring|summer|autumn|winter|today|tomorrow|yesterday|(?:day|week|month|year) \d+|\d+(?::\d\d)?\s?(?:am|pm|h|o'clock)?)$/iu,
  chart: {
    pie: /\bpies?\b(?=.{0,20}\b(?:chart|graph|diagram))/i,
    line: /\blines?\b(?=.{0,20}\b(?:chart|graph|diagram))/i,
    bar: /\bbars?\b(?=.{0,20}\b(?:chart|graph|diagram))/i,
  },
}
