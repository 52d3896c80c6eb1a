const UNCOUNTED =
  /^(?:rain|snow|fire|water|music|honey|butter|wheat|grass|moss|ice|fog|mist|smoke|sand|gold|bread|milk|coffee|tea|night|space|autumn|winter|summer|spring|wind|lightning|sunshine|sunlight|moonlight|midnight|thunder|.*[^s]s)$/
const UNIQUE = /^(?:sun|moon|sea|ocean|sky|universe|galaxy|night)$/

/** "a cat", "an owl", "the sea", "rain". */
export const englishNoun = (noun: string): string =>
  UNIQUE.test(noun) ? `the ${noun}` : UNCOUNTED.test(noun) ? noun : `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
