import { Brush } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import type { InputProps, NodeView } from '../view'
import { Board } from './board'
import { DrawingCanvas } from './DrawingCanvas'
import { DrawingTools, type SelectedTool } from './DrawingTools'
import { BACKGROUND } from './ink'
import type { PaintInputConfig } from './node'

function Input({ config, value, onInput }: InputProps<PaintInputConfig>) {
  const { width, height, colors, brushSizes } = config
  const [board] = useState(() => new Board())
  const [wish, setHand] = useState<SelectedTool>({ color: '', brush: 0, erases: false })
  const state = useStore(board.state)
  const picture = typeof value === 'object' && 'image' in value ? value.image : undefined

  // The selected color may have been removed.
  const hand: SelectedTool = {
    color: colors.includes(wish.color) ? wish.color : (colors[0] ?? ''),
    brush: brushSizes.includes(wish.brush) ? wish.brush : (brushSizes[Math.floor(brushSizes.length / 2)] ?? 1),
    erases: wish.erases,
  }

  useEffect(() => {
    board.onPicture = image => onInput(image && { image })
  }, [board, onInput])
  useEffect(() => board.resize({ width, height }), [board, width, height])
  useEffect(() => void board.show(picture), [board, picture])

  return (
    <div className={layout.stack3}>
      <DrawingCanvas
        board={board}
        size={{ width, height }}
        ink={{ color: hand.erases ? BACKGROUND : hand.color, brush: hand.brush }}
        eraser={BACKGROUND}
      />
      <DrawingTools
        hand={hand}
        onHand={setHand}
        colors={colors}
        brushSizes={brushSizes}
        state={state}
        onUndo={() => board.undo()}
        onClear={() => board.clear()}
      />
    </div>
  )
}

const view: NodeView<PaintInputConfig> = {
  Icon: Brush,
  alsoCalled: msg({
    message: 'picture image paint sketch vision',
    context: 'other words that find the card “Drawing”',
  }),
  Input,
  summary: ({ width, height }) => t('{width} × {height} pixels', { width, height }),
}

export default view
