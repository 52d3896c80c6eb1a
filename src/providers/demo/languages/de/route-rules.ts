import type { RouteRules } from '../pack'
import { germanPatterns } from './spelling'

const { words } = germanPatterns

/** Where a router sends what. */
export const germanRoutes: RouteRules = {
  rest: words(
    'sonst|ansonsten|andernfalls|(?:alle|alles) (?:anderen?|andere|übrigen?)|der rest|(?:alle|jede\\w*) (?:briefe?|nachrichten?|fragen?)|alles',
  ),
  all: words('alles|(?:alle|jede\\w*) (?:briefe?|nachrichten?|fragen?)'),
  others: words('sonst|ansonsten|andernfalls|andere\\w*|rest|übrige\\w*|außer|aber'),
  only: words('nur|ausschließlich|bloß'),
  answer: words('beispiel|antworte mit|gib nur|antwort|geschrieben'),
  to: /(?<!\p{L})(?:zu|zum|zur|an|an die|an den|nach|in|in die|ins) $/iu,
  split: /[.;\n]+|,\s*(?=sonst|ansonsten)|\s(?=sonst(?!\p{L})|ansonsten(?!\p{L}))/iu,
  and: /,\s*(?:und\s+)?|(?<!\s)\s+und\s+/iu,
}
