import { useMemo } from 'react'
import { activeMessages } from '../../../language/active'
import type { Node } from '../../../model/document'
import { useApp } from '../app-context'
import { cardNames } from './card-names'

/** `cardNames` of the page, kept until the cards or the language change. */
export function useCardNames(nodes: readonly Node[]): Map<string, string> {
  const { nodeTypes } = useApp()
  const messages = activeMessages()
  return useMemo(() => cardNames(nodes, nodeTypes, messages), [nodes, nodeTypes, messages])
}
