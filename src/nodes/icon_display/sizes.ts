/** The sizes of an icon, with their labels. */
export const sizes = { sm: 'Small', md: 'Medium', lg: 'Large' } as const
