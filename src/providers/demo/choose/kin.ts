import { stem } from '../read/words'

/** Words that belong together, one family a line: how "cost" finds the target about "pricing". Base forms. */
const KIN = `
price pricing cost buy purchase money cheap expensive sale sell sales shop plan subscription quote discount order product recommend
bill billing invoice pay payment
refund return money-back exchange reimburse cancel
help support problem issue broken fix error bug crash trouble repair technical login password fail work reset install
weather rain sun snow storm forecast temperature cloud wind umbrella sunny rainy cold hot climate
food eat cook recipe meal dinner lunch breakfast hungry kitchen restaurant dish pizza soup cake bake ingredient taste
music song sing guitar piano band concert melody dance listen
sport football soccer tennis run game match team ball goal play swim athlete
animal cat dog pet bird fish horse zoo vet lion wildlife
travel trip holiday flight hotel train journey vacation visit tour airport ticket book
health doctor sick ill pain medicine hospital fever nurse symptom hurt
school learn study teach teacher student homework exam lesson class math maths science history
maths math number calculate sum add count equation algebra multiply
art draw paint picture colour color sketch design image pixel drawing
story tale write poem poetry book novel author read character
computer code program software app website internet python javascript developer programming
job work career salary interview hire employee staff office hr human recruit vacation leave
law legal contract lawyer court rights policy
home house room garden furniture clean rent kitchen
delivery ship shipping package parcel track arrive post mail
love friend relationship date feeling heart family
science space planet star physics chemistry experiment rocket moon
translate language english german french spanish word grammar
joke funny laugh humour humor comedy silly
news politics world today event
nature tree forest plant flower mountain river sea
money finance bank budget invest account tax accounting revenue profit quarter expense
time date calendar schedule meeting appointment clock remind
happy glad cheerful positive good joy
sad unhappy negative bad complain complaint angry upset
`

const families = new Map<string, Set<number>>()
for (const [family, line] of KIN.trim().split('\n').entries()) {
  for (const word of line.split(' ')) {
    // Callers may hold a stem already, and the stem of a stem can be shorter still.
    for (const key of [stem(word), stem(stem(word))]) families.set(key, (families.get(key) ?? new Set()).add(family))
  }
}

/** The families that a word of the lists belongs to: "cost" is kin of "pricing". */
export const familiesOf = (key: string): ReadonlySet<number> => families.get(stem(key)) ?? new Set()

/** Whether two words belong together, or are one. */
export function isKin(a: string, b: string): boolean {
  if (a === '' || b === '') return false
  if (stem(a) === stem(b)) return true
  const other = familiesOf(b)
  return [...familiesOf(a)].some(family => other.has(family))
}
