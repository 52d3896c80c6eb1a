import { msg } from '../../language/message'

/** The sizes of an icon, with their labels. */
export const sizes = { sm: msg('Small'), md: msg('Medium'), lg: msg('Large') } as const
