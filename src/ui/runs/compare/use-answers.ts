import { useMemo } from 'react'
import { activeMessages } from '../../../language/active'
import type { Document } from '../../../model/document'
import { answersOf, type BatchAnswer } from '../../../store/batch/answers'
import { allNodes } from '../../../store/document/draft'
import { useApp } from '../../page/app-context'
import { cardNames } from '../../page/cards/card-names'

/** The answers of a document's runs, under the names of their cards. */
export function useAnswers(document: Document | undefined): BatchAnswer[] {
  const { nodeTypes } = useApp()
  const messages = activeMessages()
  return useMemo(
    () => (document ? answersOf(document, nodeTypes, cardNames(allNodes(document), nodeTypes, messages)) : []),
    [document, nodeTypes, messages],
  )
}
