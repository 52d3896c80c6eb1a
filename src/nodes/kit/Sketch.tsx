import type { SVGProps } from 'react'

interface SketchProps extends Omit<SVGProps<SVGSVGElement>, 'width' | 'height'> {
  /** CSS pixels, and the units of what is drawn. */
  width?: number
  height?: number
}

/** A small line drawing of what will stand in a card, in the colour of the words beside it. */
export function Sketch({ width = 64, height = 36, children, ...rest }: SketchProps) {
  return (
    <svg
      aria-hidden="true"
      width={`${width / 16}rem`}
      height={`${height / 16}rem`}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      {...rest}
    >
      {children}
    </svg>
  )
}
