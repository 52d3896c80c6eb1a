import { speakingPack } from '../languages/active'

/** A noun as a sentence has it: "a cat", "an owl", "the sea", "rain". */
export const article = (noun: string): string => speakingPack().withArticle(noun)
