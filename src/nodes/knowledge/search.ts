import MiniSearch from 'minisearch'
import { type Chunk, chunksOf, type KnowledgeSource } from './chunks'
import { normalizeWord, STOP_WORDS, wordsOf } from './words'

/** A search result. Higher scores match better; comparable within one search. */
interface SearchHit {
  source: string
  /** Number of the chunk in its source, from 1. */
  chunk: number
  heading?: string
  text: string
  score: number
}

/** The best chunks, the total of matches, and the matching words. */
interface SearchResult {
  results: SearchHit[]
  totalResults: number
  words: string[]
}

/** A search index. */
export interface SearchIndex {
  search(query: string, topK: number): SearchResult
}

/** Chunks that are indexed before other work gets its turn. */
const AT_ONCE = 50
/** Words of a query that are searched. Each is compared with all words of the texts. */
const MOST_WORDS = 50

/** Builds a search index with chunks of at most `chunkSize` characters, a few at a time: the page stays responsive. */
export async function indexOf(sources: readonly KnowledgeSource[], chunkSize: number): Promise<SearchIndex> {
  const chunks = sources.flatMap(source => chunksOf(source, chunkSize))
  const index = new MiniSearch<Chunk & { id: number }>({
    fields: ['heading', 'text', 'source'],
    tokenize: wordsOf,
    processTerm: normalizeWord,
    searchOptions: {
      boost: { heading: 2, source: 0.5 },
      prefix: term => term.length > 3,
      fuzzy: term => (term.length > 4 ? 0.2 : false),
    },
  })
  await index.addAllAsync(
    chunks.map((chunk, id) => ({ id, ...chunk })),
    { chunkSize: AT_ONCE },
  )

  return {
    search(query, topK) {
      const words = wordsOf(query)
      const telling = words.filter(word => !STOP_WORDS.has(normalizeWord(word)))
      const hits = index.search((telling.length > 0 ? telling : words).slice(0, MOST_WORDS).join(' '))
      const best = hits.slice(0, topK)
      return {
        results: best.flatMap(({ id, score }) => {
          const chunk = chunks[id]
          return chunk ? [asFound(chunk, score)] : []
        }),
        totalResults: hits.length,
        words: [...new Set(best.flatMap(({ terms }) => terms))],
      }
    },
  }
}

function asFound({ source, index, heading, text }: Chunk, score: number): SearchHit {
  return { source, chunk: index + 1, heading, text, score: Math.round(score * 100) / 100 }
}
