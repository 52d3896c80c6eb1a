import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { predict } from '../../store/predict'
import { useApp } from '../app-context'
import { Curtain } from './Curtain'
import { isAnyCovered } from './roles'

interface BehindCoverProps {
  /** What is covered, as a sentence begins: "The X-ray". */
  what: string
  children: ReactNode
}

/** Something that would tell what came, closed from the start of a run until all of it is revealed. */
export function BehindCover({ what, children }: BehindCoverProps) {
  const { editor, runner, nodeTypes } = useApp()
  const document = useStore(editor, state => state.draft.document)
  const hasRun = useStore(runner, state => state.run.status !== 'ready')
  const state = useStore(predict)
  if (!hasRun || !isAnyCovered(document, nodeTypes, state)) return children
  return <Curtain>{what} would give it away. It opens when every result is revealed.</Curtain>
}
