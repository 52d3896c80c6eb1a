/** Names of colours: `hex name, other names`. The first name is the one we say; `_` is a space in it. */
const rows = `
d62828 red
b3001b crimson
e0115f ruby
c2185b raspberry
800020 burgundy
e2583e vermilion
ff7f11 orange
ff5a36 tangerine
ffb347 apricot
ffcba4 peach
ff7f6e coral
fa8072 salmon
ffd400 yellow
d4a017 gold golden
ffbf00 amber
e1ad01 mustard
fff3b0 cream
f5f5dc beige
2e9e4f green
808000 olive
228b22 emerald
98e4b8 mint
8fbc8f sage
b4e600 lime
006d5b jade
0b8a8a teal
40e0d0 turquoise
00bcd4 cyan
7fffd4 aquamarine aqua
1f6fd6 blue
0a2a66 navy
0f52ba sapphire
007fff azure
87ceeb sky_blue skyblue
4b0082 indigo
7b2fbf purple
8f5bd6 violet
b57edc lavender
c8a2c8 lilac
dd22aa magenta
ff00aa fuchsia
ff77b6 pink
6f4e37 brown
d2b48c tan
c3b091 khaki
d0a098 dusty_rose
a0522d sienna
7b3f00 chestnut
8b5a2b bronze
b7410e rust
c0c0c0 silver
8c8f94 gray grey
36454f charcoal
2f4f4f slate
111111 black
fafafa white
fffff0 ivory
`

/** Words that change a colour beside them or a whole scene: amounts for lightness and saturation, of 1. */
export const SHADES: ReadonlyMap<string, { light: number; vivid: number }> = new Map(
  `light .2 -.05|pale .25 -.3|pastel .24 -.25|soft .12 -.2|dark -.25 -.05|deep -.17 .05|bright .06 .25|neon .06 .4|vivid 0 .3|muted -.03 -.35|dusty .03 -.35|dull -.05 -.35|faded .1 -.4|dim -.2 -.2`
    .split('|')
    .map(row => {
      const [word = '', light, vivid] = row.split(' ')
      return [word, { light: Number(light), vivid: Number(vivid) }]
    }),
)

/** Every name of a colour and what it means. */
export const COLOR_NAMES: ReadonlyMap<string, { hex: string; name: string }> = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap(row => {
      const [hex = '', ...names] = row.split(' ')
      return names.map(name => [name, { hex: `#${hex}`, name: (names[0] ?? '').replaceAll('_', ' ') }] as const)
    }),
)
