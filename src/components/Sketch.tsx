import type { SVGProps } from 'react'

interface SketchProps extends Omit<SVGProps<SVGSVGElement>, 'width' | 'height'> {
  /** CSS pixels, the same as the units of the drawing. */
  width?: number
  height?: number
}

/** A small line drawing as placeholder, in the color of the text. */
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
