import { Eraser, Trash2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { localize, t } from '../../language/active'
import { type LocalizedText, msg } from '../../language/message'
import { TrueColor } from '../kit/TrueColor'
import type { BoardState } from './board'
import styles from './view.module.css'

/** The selected tool. */
export interface SelectedTool {
  color: string
  brush: number
  erases: boolean
}

interface DrawingToolsProps {
  hand: SelectedTool
  onHand(hand: SelectedTool): void
  colors: readonly string[]
  brushSizes: readonly number[]
  state: BoardState
  onUndo(): void
  onClear(): void
}

/** Colors, brushes, eraser, undo and clear. */
export function DrawingTools({ hand, onHand, colors, brushSizes, state, onUndo, onClear }: DrawingToolsProps) {
  const widest = Math.max(...brushSizes)
  return (
    <div className={layout.cluster4}>
      <fieldset className={layout.wrap1}>
        <legend className="unseen">{t('Color')}</legend>
        {colors.map(color => (
          <button
            key={color}
            type="button"
            className={styles.pot}
            title={nameOf(color)}
            aria-label={nameOf(color)}
            aria-pressed={!hand.erases && hand.color === color}
            onClick={() => onHand({ ...hand, color, erases: false })}
          >
            <TrueColor hex={color} className={styles.paint} />
          </button>
        ))}
      </fieldset>
      <fieldset className={layout.wrap1}>
        <legend className="unseen">{t('Brush')}</legend>
        {brushSizes.map((brush, index) => (
          <button
            key={index}
            type="button"
            className={styles.pot}
            title={t('{count, plural, other {# pixels}}', { count: brush })}
            aria-label={t('{count, plural, other {# pixels}}', { count: brush })}
            aria-pressed={hand.brush === brush}
            onClick={() => onHand({ ...hand, brush })}
          >
            <svg
              aria-hidden="true"
              viewBox="0 0 2 2"
              className={styles.tip}
              style={{ width: `${0.3 + (brush / widest) * 1.1}rem` }}
            >
              <circle cx="1" cy="1" r="1" />
            </svg>
          </button>
        ))}
      </fieldset>
      <div className={layout.wrap1}>
        <Tool
          icon={<Eraser size={18} aria-hidden />}
          pressed={hand.erases}
          onClick={() => onHand({ ...hand, erases: !hand.erases })}
        >
          {t('Eraser')}
        </Tool>
        <Tool icon={<Undo2 size={18} aria-hidden />} disabled={!state.canUndo} onClick={onUndo}>
          {t('Undo stroke')}
        </Tool>
        <Tool icon={<Trash2 size={18} aria-hidden />} disabled={!state.canClear} onClick={onClear}>
          {t('Clear')}
        </Tool>
      </div>
    </div>
  )
}

interface ToolProps {
  icon: ReactNode
  children: string
  pressed?: boolean
  disabled?: boolean
  onClick(): void
}

/** A button that keeps focus when it is unavailable, for keyboard users. */
function Tool({ icon, children, pressed, disabled, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={classNames(layout.choice, layout.small, layout.semibold, styles.tool)}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {icon}
      {children}
    </button>
  )
}

/** Names of our own colors. Others have the document's names. */
const NAMES: Record<string, LocalizedText> = {
  '#1d1d1f': msg('Black'),
  '#8a5a2b': msg('Brown'),
  '#e03131': msg('Red'),
  '#f08c00': msg('Orange'),
  '#ffd43b': msg('Yellow'),
  '#2f9e44': msg('Green'),
  '#1c7ed6': msg('Blue'),
  '#7048e8': msg('Violet'),
  '#f783ac': msg('Pink'),
}

function nameOf(color: string): string {
  return localize(NAMES[color.toLowerCase()] ?? color)
}
