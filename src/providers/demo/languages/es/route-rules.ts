import type { RouteRules } from '../pack'
import { spanishPatterns } from './spelling'

const { words } = spanishPatterns

/** Where a router sends what. */
export const spanishRoutes: RouteRules = {
  rest: words(
    'si no|en (?:otro|cualquier otro) caso|(?:tod[oa]s? )?l[oa]s? demás|el resto|(?:todos?|todas?) (?:los? |las? )?(?:otr[oa]s?|mensajes?|cartas?|preguntas?)|todo',
  ),
  all: words(
    'todo|(?:todos?|todas?)(?: los?| las?)? (?:mensajes?|cartas?|preguntas?)|cualquier (?:mensaje|carta|pregunta)',
  ),
  others: words('si no|en otro caso|otr[oa]s?|demás|resto|excepto|salvo|menos|pero'),
  only: words('solo|sólo|solamente|únicamente'),
  answer: words('ejemplo|responde con|devuelve|respuesta|recuerda|escrito'),
  to: /(?<!\p{L})(?:a|al|a la|para) $/iu,
  split: /[.;\n]+|,\s*(?=si no|en otro caso|los demas|las demas)/iu,
  and: /,\s*(?:y\s+)?|(?<!\s)\s+y\s+/iu,
}
