import { createContext } from 'react'

/** Announces a sentence to screen readers. The page provides it; elsewhere it does nothing. */
export const AnnounceContext = createContext<(sentence: string) => void>(() => {})
