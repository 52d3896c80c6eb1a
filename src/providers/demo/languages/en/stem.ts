/** One form for counting shared words: "pricing", "prices" and "priced" meet. */
export function englishStem(word: string): string {
  const bare = word.toLowerCase().replace(/'s$/, '')
  if (bare.length <= 3) return bare
  const cut = bare
    .replace(/(?:ational|ations?|ions?|ments?|ness|ings?|ers?|ors?|edly|ed|ies|ied|ily|ly|es|s|al|ive|y|e)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
  return cut.length < 3 ? bare : cut
}
