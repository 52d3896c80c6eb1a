import { Puzzle } from 'lucide-react'
import { memo } from 'react'
import { viewOf } from '../../nodes/views'

interface TypeIconProps {
  type: string
  size?: number | string
}

/** The icon of a node type; a puzzle piece for an unknown type. */
export const TypeIcon = memo(function TypeIcon({ type, size = 17 }: TypeIconProps) {
  const Icon = viewOf(type)?.Icon ?? Puzzle
  return <Icon size={size} aria-hidden />
})
