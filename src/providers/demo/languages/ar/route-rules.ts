import type { RouteRules } from '../pack'
import { arabicPatterns } from './spelling'

const { words } = arabicPatterns

/** Where a router sends what. */
export const arabicRoutes: RouteRules = {
  rest: words('وإلا|غير ذلك|(?:كل )?(?:ال)?(?:باقي|بقية)|الأخرى|الباقي|كل (?:ال)?(?:رسائل|رسالة|أسئلة|سؤال)|كل شيء'),
  all: words('كل شيء|كل (?:ال)?(?:رسائل|رسالة|أسئلة|سؤال)'),
  others: words('وإلا|غير ذلك|الأخرى|الباقي|باقي|بقية|إلا|لكن'),
  only: words('فقط|وحدها'),
  answer: words('مثال|أجب ب|الرد|مكتوب'),
  to: /(?<!\p{L})(?:الي|ل|لل|نحو|في) ?$/u,
  split: /[.;\n]+|,\s*(?=والا|وباقي|والباقي)|\s(?=والا(?!\p{L}))/u,
  and: /,\s*(?:و ?)?|(?<!\s)\s+و(?=\p{L})/u,
}
