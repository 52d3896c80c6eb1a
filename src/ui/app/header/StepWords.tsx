import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { allNodes } from '../../../store/document/draft'
import { predictStore } from '../../../store/run/predict'
import { cardNames } from '../../stack/card-names'
import { useApp } from '../app-context'
import { useScreen } from '../screen'
import styles from './Header.module.css'

/** What the next step of a stepped run does. */
export default function StepWords() {
  const { editor, runner, nodeTypes } = useApp()
  const screen = useScreen()
  const place = useStore(runner, state => state.paused)
  const behind = useStore(runner, state => state.events.length < state.recorded.length)
  const document = useStore(editor, state => state.draft.document)
  const names = useMemo(() => cardNames(allNodes(document), nodeTypes), [document, nodeTypes])
  const isHidden = useStore(predictStore, ({ hidden }) => place !== null && hidden.nodes.has(place.nodeId))
  const card = place ? (isHidden ? 'a covered card' : (names.get(place.nodeId) ?? 'A card that is not here')) : ''
  const words = `${card}${place?.kind === 'model-call' ? ' asks' : ''}`
  const said = place ? `${behind ? 'before' : 'next:'} ${words}` : ''
  useEffect(() => screen.announce(said), [screen, said])
  return (
    <span className={styles.totals} title={said}>
      {said}
    </span>
  )
}
