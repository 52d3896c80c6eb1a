import { useEffect } from 'react'
import { localize } from '../../../language/active'
import { emptyRun } from '../../../store/run/run-state'
import { useApp } from '../../page/app-context'
import { runStatusLabels } from '../../page/runs/run-status-labels'
import { useScreen } from '../../page/screen'
import { describePause } from './describe-pause'
import { newsOfRun, sumOfRun } from './run-news'

/**
 * Says what came, card by card, and at the end a summary. Shows nothing. It loads when the page is idle; what came
 * before is said then.
 */
export function SpokenRun() {
  const { editor, runner, nodeTypes } = useApp()
  const screen = useScreen()
  useEffect(() => {
    let before = emptyRun
    let pauseBefore = ''
    let wasLive = false
    const look = () => {
      const { run: after, live, paused } = runner.getState()
      const { document } = editor.getState().draft
      const isNew = after.status !== before.status
      const isOwn = live || wasLive
      const isOver = isOwn && isNew && !['ready', 'running', 'waiting'].includes(after.status)
      const news: string[] = []
      // A replay says only where it is: its slider has words of its own.
      if (after !== before && isOwn) news.push(...newsOfRun({ before, after, document, nodeTypes }))
      if (isNew && (after.status !== 'ready' || after.message)) {
        news.push(`${localize(runStatusLabels[after.status])}.`)
        if (after.message) news.push(localize(after.message))
        else if (isOver) news.push(sumOfRun(after))
      }
      const pause = paused ? describePause(paused, document, nodeTypes) : ''
      if (pause !== pauseBefore) news.push(pause)
      before = after
      wasLive = live
      pauseBefore = pause
      screen.announce(news.join(' ').trim())
    }
    look()
    return runner.subscribe(look)
  }, [editor, runner, nodeTypes, screen])
  return null
}
