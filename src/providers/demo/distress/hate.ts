/** Groups of people against whom hate is common. */
const GROUPS =
  'jews?|jewish people|muslims?|christians?|hindus?|sikhs?|blacks?|black (?:people|kids|girls|boys)|whites|white people|asians?|arabs?|africans?|mexicans?|chinese|indians?|turks|russians|ukrainians|americans|gays?|gay people|lesbians?|trans(?: people| kids)?|transgender people|queers?|lgbt\\w*|immigrants?|migrants?|refugees?|foreigners?|gypsies|roma|homeless people|poor people|disabled (?:people|kids)|autistic (?:people|kids)|fat (?:people|kids|girls)|brown people|people (?:like them|of color)|ausl[aä]nder|juden|judios|musulmanes|moros|negros|inmigrantes|arabes|juifs|musulmans|immigres|schwarze|fl[uü]chtlinge|gays|homosexuales|imigrantes|judeus|اليهود|المسلمين|المسيحيين|اللاجئين|الاجانب|السود'

const GENDERS = '(?:women|girls|boys|men|old people)'

const HATE = [
  `(?:kill|hate|despise|gas|shoot) all (?:the )?${GENDERS}`,
  `${GENDERS} are (?:all |just |so |always |really ){0,2}(?:stupid|dumb|inferior|worthless|worth less|trash|garbage|scum|pigs|animals|vermin|subhuman|idiots|retarded)`,
  `(?:kill|gas|burn|hang|shoot|exterminate|get rid of|deport|wipe out|beat up|death to|hate|despise|cant stand)(?: all| every| the| those| these| any| of| dirty| stupid| fucking){0,3} (?:${GROUPS})`,
  `(?:${GROUPS}) (?:(?:\\w+ )?(?:people |kids )?)?(?:should|must|need to|have to|ought to|can)(?: all| just| never| not)? (?:die|be (?:killed|shot|gassed|hanged|burned|exterminated|banned|deported|locked up|allowed|slaves)|go back|go home|leave|disappear|not exist|get out|burn|rot|stay in)`,
  `(?:all |the |these |those )?(?:${GROUPS}) (?:are|r) (?:all |just |so |always |really |dirty |a bunch of |like |nothing but ){0,3}(?:stupid|dumb|dirty|disgusting|ugly|animals|vermin|rats|pigs|monkeys|cockroaches|trash|garbage|scum|inferior|subhuman|evil|criminals|terrorists|thieves|lazy|parasites|a disease|sick|worthless|worth less|not human|not people|gross|idiots|retarded|weak|rapists)`,
  '(?:white|aryan) (?:power|supremacy|pride)',
  '(?:heil|sieg heil|hail) hitler',
  'sieg heil',
  'hitler was (?:right|good|great|a hero|cool)',
  '(?:i )?(?:love|like|admire|support) (?:hitler|the nazis|nazis|the kkk|kkk|isis)',
  'go back to (?:your|ur) (?:own )?country',
  '(?:you|u|he|she|they) (?:(?:should|deserves?) (?:to )?(?:just )?die|(?:are|is|r) (?:a )?(?:worthless|waste of space|waste of air|subhuman))',
  // “En retard” is French for late.
  'n[i]gg(?:a|er)s?|f[a]gg?ots?|k[i]kes?|ch[i]nks?|sp[i]cs?|tr[a]nn(?:y|ies)|(?<! (?:en|de|du|le|mon|son) )r[e]tards?|p[a]kis?',
  `(?:ausländer|juden|flüchtlinge|schwarze|moslems) (?:raus|sind (?:\\w+ )?(?:dreck|dumm|abschaum|ratten|schmutzig|kriminell))`,
  `(?:odio|mueran|muerte a)(?: a)?(?: todos)?(?: los| las) (?:${GROUPS})`,
  `(?:je (?:hais|deteste)|mort aux)(?: tous)?(?: les)? (?:${GROUPS}|arabes|noirs|etrangers)`,
  `(?:ich hasse|tod den)(?: alle| die)? (?:${GROUPS}|auslander|schwulen?)`,
  `(?:odeio|morte aos)(?: todos)?(?: os| as)? (?:${GROUPS})`,
]

const pattern = new RegExp(
  `(?<![\\p{L}\\d])(?:${HATE.map(source => source.normalize('NFKD').replace(/\p{M}/gu, '')).join('|')})(?![\\p{L}\\d])`,
  'u',
)
/** Reported, not stated: "It is wrong to say that …". */
const REPORTED =
  /(?<!\p{L})(?:it is wrong|its wrong|is not true|isnt true|nobody should|no one should|racis\w+|sexis\w+|stereotype|never say|must not say|why do people|dont hate|do not hate|dont think|do not think|dont believe)(?!\p{L})/u

/** Whether a folded text is hate against people, for what they are. */
export const hateIn = (folded: string): boolean => pattern.test(folded) && !REPORTED.test(folded)
