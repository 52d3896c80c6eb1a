import type { RouteRules } from '../pack'

/** Where a router sends what. */
export const englishRoutes: RouteRules = {
  rest: /\b(?:otherwise|else|by default|(?:all|any|every) (?:the )?others?|the (?:rest|others)|if not|(?:all|every) (?:letters?|messages?|questions?)|everything|anything)\b/i,
  all: /\b(?:everything|anything|(?:all|any|every)(?: the)? (?:letters?|messages?|questions?))\b/i,
  others: /\b(?:otherwise|else|others?|rest|if not|default|except|unless|but)\b/i,
  only: /\bonly\b/i,
  answer: /\b(?:example|answer with|return only|respond|response|remember|written)\b/i,
  to: /\bto (?:the )?$/i,
  split: /[.;\n]+|,\s*(?=otherwise|else)|\s(?=otherwise\b)/i,
  and: /,\s*(?:and\s+)?|(?<!\s)\s+and\s+/i,
}
