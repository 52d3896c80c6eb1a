import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Document } from '../../../model/document'
import { isRouter } from '../../../model/known-types'
import type { NodeTypes } from '../../../model/node-type'
import { isReadable, parseNode } from '../../../model/parsed-node'
import type { NodeRun } from '../../../nodes/view'
import { findNode } from '../../../store/document/draft'
import { predictRoles, predictStore } from '../../../store/run/predict'
import { useApp } from '../../page/app-context'
import { Guesses } from './Guesses'
import { GuessForm } from './GuessForm'
import { type GuessKind, guessKindOf, guessOfTargets, inWords } from './guess-kind'

interface CardGuessesProps {
  nodeId: string
  run: NodeRun
  /** The result, once there is one. */
  children: ReactNode
}

/** Asks for guesses about a card before its result is shown, and lists them below it afterwards. */
export function CardGuesses(props: CardGuessesProps) {
  return useStore(predictStore, state => state.on) ? <AskedCard {...props} /> : props.children
}

function AskedCard({ nodeId, run, children }: CardGuessesProps) {
  const { editor, nodeTypes } = useApp()
  const document = useStore(editor, state => state.draft.document)
  const revealed = useStore(predictStore, state => state.revealed)
  // A card that asks the person stays visible; about a failed one there is nothing to guess.
  const asks = run.question !== undefined || run.answer !== undefined || run.error !== undefined
  if (asks || predictRoles(document, nodeTypes).get(nodeId) !== 'guessed') return children
  const kind = guessKindIn(document, nodeId, nodeTypes)
  if (!revealed) return <GuessForm nodeId={nodeId} kind={kind} />
  return (
    <>
      {children}
      <Guesses nodeId={nodeId} kind={kind} run={run} />
    </>
  )
}

function guessKindIn(document: Document, nodeId: string, nodeTypes: NodeTypes): GuessKind {
  const found = findNode(document, nodeId)
  const parsed = found && parseNode(found.node, nodeTypes)
  if (!parsed || !isReadable(parsed)) return inWords
  const { type, config } = parsed
  if (isRouter(type)) {
    const ways = document.edges.filter(({ kind, source }) => kind === 'next' && source === found.pipeline.id)
    return guessOfTargets(ways.flatMap(({ target }) => document.pipelines.find(({ id }) => id === target) ?? []))
  }
  return type.tool ? guessKindOf(type.tool(config)) : inWords
}
