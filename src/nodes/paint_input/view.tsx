import { Brush } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { FieldRow, Fields } from '../../components/Field'
import { ListField } from '../../components/ListField'
import { NumberField } from '../../components/NumberField'
import { readNumber } from '../../components/read-number'
import { boundFields } from '../kit/bound-fields'
import type { EditorProps, InputProps, NodeView } from '../view'
import { Board } from './board'
import { DrawingCanvas } from './DrawingCanvas'
import { DrawingTools, type SelectedTool } from './DrawingTools'
import { BACKGROUND } from './ink'
import { MAX_BRUSH, MAX_SIDE, MIN_SIDE, type PaintInputConfig } from './node'
import styles from './view.module.css'

function Input({ config, value, onInput }: InputProps<PaintInputConfig>) {
  const { width, height, colors, brushSizes } = config
  const [board] = useState(() => new Board())
  const [wish, setHand] = useState<SelectedTool>({ color: '', brush: 0, erases: false })
  const state = useSyncExternalStore(board.subscribe, board.getState)
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
    <div className={styles.drawing}>
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

const SIDE = { min: MIN_SIDE, max: MAX_SIDE, whole: true }
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

function Editor({ config, onChange, isLocked }: EditorProps<PaintInputConfig>) {
  const bind = boundFields({ config, onChange, isLocked })
  return (
    <Fields>
      <FieldRow>
        <NumberField {...SIDE} label="Width" {...bind('width')} help="Pixels that the model gets to see." />
        <NumberField {...SIDE} label="Height" {...bind('height')} />
      </FieldRow>
      <FieldRow>
        <ListField
          label="Brushes"
          items={config.brushSizes.map(String)}
          onChange={sizes => onChange({ brushSizes: sizes.length > 0 ? sizes.map(Number) : undefined })}
          locked={isLocked('brushSizes')}
          problem={brushProblem}
          help="Their sizes in pixels, one per line."
        />
        <ListField
          label="Colours"
          items={config.colors}
          onChange={list => onChange({ colors: list.length > 0 ? list : undefined })}
          locked={isLocked('colors')}
          problem={color => (HEX.test(color) ? null : `“${color}” is not a color like #e03131.`)}
          help="Hex codes, one per line."
        />
      </FieldRow>
    </Fields>
  )
}

function brushProblem(text: string): string | null {
  const read = readNumber(text, { min: 1, max: MAX_BRUSH, whole: true })
  return 'problem' in read ? read.problem : null
}

const view: NodeView<PaintInputConfig> = {
  Icon: Brush,
  Input,
  Editor,
  summary: ({ width, height }) => `${width} × ${height} pixels`,
}

export default view
