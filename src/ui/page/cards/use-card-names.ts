import { useMemo } from 'react'
import { activeMessages } from '../../../language/active'
import type { Document } from '../../../model/document'
import { allNodes } from '../../../store/document/draft'
import { useApp } from '../app-context'
import { cardNames } from './card-names'

/** The names of all cards of a document, kept until it or the language changes. */
export function useCardNames(document: Document): Map<string, string> {
  const { nodeTypes } = useApp()
  const messages = activeMessages()
  return useMemo(() => cardNames(allNodes(document), nodeTypes, messages), [document, nodeTypes, messages])
}
