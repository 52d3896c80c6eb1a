const ANSWERS: readonly [RegExp, string][] = [
  [
    /\b(?:who|what) (?:are|r) you\b|\bwhat(?:'s| is) your name\b|\bwer bist du\b|\bqui es[- ]tu\b|\bquién eres\b/i,
    'I am the demo model of this page. I am not a language model: I am word lists and rules. They run right here, with no network and no key.',
  ],
  [
    /\bare you (?:an? )?(?:ai|a\.i\.|llm|(?:large )?language model|gpt|chatgpt|claude|gemini|llama|robot|bot|machine|real|intelligent)\b/i,
    'I am not a language model. I am word lists and rules, written by people, so you can see how a model is wired up before you use a real one.',
  ],
  [
    /\bare you (?:alive|human|a (?:human|person)|conscious)\b|\bdo you (?:have feelings|feel anything|think|dream)\b/i,
    'No. I look words up in lists and follow rules. Nothing in here feels or thinks.',
  ],
  [
    /\bhow do you (?:work|do (?:it|that|this)|know|choose|decide)\b/i,
    'I look up the words of your message in lists of feelings, colors and things. The best match wins; at a higher temperature I sometimes take the second best.',
  ],
  [
    /\bwhat can you do\b|\bhow can you help\b|\bwhat do you know\b/i,
    'I can find the mood of a text, pick a color, an icon or a number for it, draw small pictures, ask a question, reckon a little, and remember what is in this conversation. Everything else I do not know.',
  ],
  [
    /\bwho made you\b|\bwho (?:wrote|built|programmed) you\b/i,
    'People wrote me: word lists, colors, little drawings and rules. Nobody trained me on anything.',
  ],
]

/** Answers questions about the demo model itself, honestly; null for everything else. */
export const answerAboutItself = (said: string): string | null =>
  ANSWERS.find(([asked]) => asked.test(said))?.[1] ?? null
