import type { ComponentProps, ComponentType } from 'react'
import styles from './Button.module.css'
import { classes } from './classes'

type Icon = ComponentType<{ size?: number | string; 'aria-hidden'?: boolean | 'true' | 'false' }>

type ButtonProps = ComponentProps<'button'> & {
  /** `strong` for the one thing to do here, `quiet` for the rest, `danger` for what cannot be taken back. */
  look?: 'strong' | 'plain' | 'quiet' | 'danger'
  icon?: Icon
}

/** A button with words. */
export function Button({ look = 'plain', icon: Glyph, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={classes(styles.button, styles[look], className)}>
      {Glyph && <Glyph size={16} aria-hidden />}
      {children}
    </button>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  icon: Icon
  /** Its accessible name, and its tooltip unless `hint` says more. */
  label: string
  hint?: string
  size?: number
  /** There is nothing for it to do now. It keeps the focus, unlike a disabled button. */
  idle?: boolean
}

/** A button that is only a picture; it always has a name. */
export function IconButton({
  icon: Glyph,
  label,
  hint,
  size = 18,
  idle,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={hint ?? label}
      {...rest}
      aria-label={label}
      aria-disabled={idle || undefined}
      onClick={idle ? undefined : onClick}
      className={classes(styles.icon, className)}
    >
      <Glyph size={size} aria-hidden />
    </button>
  )
}
