import type { ComponentProps, ComponentType } from 'react'
import styles from './Button.module.css'
import { classNames } from './class-names'

type Icon = ComponentType<{ size?: number | string; 'aria-hidden'?: boolean | 'true' | 'false' }>

type ButtonProps = ComponentProps<'button'> & {
  /** `strong` for the primary action, `quiet` for others, `danger` for irreversible ones. */
  look?: 'strong' | 'plain' | 'quiet' | 'danger'
  /** Larger and rounder, for cards. */
  round?: boolean
  icon?: Icon
}

/** A button with a label. */
export function Button({ look = 'plain', round, icon: Glyph, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, styles[look], round && styles.round, className)}
    >
      {Glyph && <Glyph size={16} aria-hidden />}
      {children}
    </button>
  )
}

interface FileButtonProps
  extends Pick<ButtonProps, 'round' | 'icon'>,
    Pick<ComponentProps<'input'>, 'accept' | 'multiple'> {
  children: string
  locked?: boolean
  /** Id of what is said about the files. */
  describedBy?: string
  /** Called with one file at least. */
  onFiles(files: [File, ...File[]]): unknown
}

/** A button that lets one or more files be chosen. */
export function FileButton({ round, icon: Glyph, children, locked, describedBy, onFiles, ...rest }: FileButtonProps) {
  return (
    <label className={classNames(styles.button, styles.plain, round && styles.round, styles.file)}>
      {Glyph && <Glyph size={16} aria-hidden />}
      {children}
      <input
        {...rest}
        type="file"
        disabled={locked}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? []
          // Allows the same file to be chosen again, after it was changed.
          target.value = ''
          if (first) onFiles([first, ...others])
        }}
      />
    </label>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  icon: Icon
  /** Its accessible name, and its tooltip unless `hint` is set. */
  label: string
  hint?: string
  size?: number
  /** Unavailable now. Unlike a disabled button, it keeps focus. */
  idle?: boolean
}

/** An icon button; it always has an accessible name. */
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
      className={classNames(styles.icon, className)}
    >
      <Glyph size={size} aria-hidden />
    </button>
  )
}
