import type { RouteRules } from '../pack'
import { frenchPatterns } from './spelling'

const { words } = frenchPatterns

/** Where a router sends what. */
export const frenchRoutes: RouteRules = {
  rest: words(
    'sinon|autrement|(?:tou(?:s|tes) les|les) autres?|le reste|tou(?:s|tes) (?:les|autres)? ?(?:messages?|lettres?|questions?)|tout',
  ),
  all: words('tout|tou(?:s|tes) les (?:messages?|lettres?|questions?)'),
  others: words('sinon|autrement|autres?|reste|sauf|mais'),
  only: words('seulement|uniquement|que les|seules?|seuls?|ne .{1,30} que'),
  answer: words('exemple|réponds (?:par|avec)|réponse|écrit'),
  to: /(?<!\p{L})(?:a|a l'|a la|au|aux|vers|vers le|vers la|vers l'|chez) ?$/iu,
  split: /[.;\n]+|,\s*(?=sinon|autrement)|\s(?=sinon(?!\p{L})|autrement(?!\p{L}))/iu,
  and: /,\s*(?:et\s+)?|(?<!\s)\s+et\s+/iu,
}
