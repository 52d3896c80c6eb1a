/**
 * Drawings of 8 by 8. A row is eight letters of `INKS`; "." is the background. The capital "M" is the sprite's own colour,
 * "N" a darker and "L" a lighter shade of it: those take the colours of the text.
 */
export const INKS: Readonly<Record<string, string>> = {
  k: '#23202b',
  w: '#ffffff',
  y: '#ffd23f',
  o: '#f28c28',
  r: '#d7322e',
  g: '#4f9d45',
  d: '#2c6e3a',
  b: '#3f8fd0',
  n: '#1d2a5c',
  p: '#f59ab8',
  v: '#7d4fc4',
  s: '#a5abb5',
  t: '#8a5a33',
  c: '#9bd7e8',
  e: '#e9d3a8',
}

/** `name, hex of its own colour, eight rows`. */
const rows = `
heart e2264d ........ .MM..MM. MLLMMMMM MLMMMMMM MMMMMMMN .MMMMMN. ..MMMN.. ...MN...
star ffd23f ...MM... ...MM... MMMLLMMM .MLLLMM. ..MMMM.. .MMMMMM. .MM..MM. MM....MM
sun ffc929 M..MM..M .M....M. ..MMMM.. M.MLLM.M M.MLLM.M ..MMMM.. .M....M. M..MM..M
moon e8e4c9 ..MMM... .MML.... MML..... ML...... ML...... MML..... .MML..MM ..MMMMM.
tree 3c7a35 ...MM... ..MMMM.. .MMLMMM. .MLMMMN. MMMMMMNN .MMMMNN. ...tt... ...tt...
house c4633f ...MM... ..MMMM.. .MMMMMM. MMMMMMMM .eeeeee. .ebeete. .eeeete. .eeeete.
cat d8893b M......M MM....MM MMMMMMMM MkMMMMkM MMMppMMM MMkkkkMM .MMLLMM. ..MMMM..
dog b07a45 NN....NN NNMMMMNN NMMMMMMN NMkMMkMN .MMMMMM. .MLkkLM. .MLLLLM. ..MppM..
fish f28c28 ........ ..MMM... .MMMMM.N MkMMMMNN MMMLMMNN .MMMMM.N ..MMM... ........
flower f06ba8 ..MM.... .MLLMMM. MMLyyLMM MMLyyLMM .MMLLMM. ...gMM.. .gdg.... ...g....
rocket d9dee8 ...rr... ..MMMM.. ..MbbM.. ..MbbM.. ..MMMM.. .rMMMMr. rrMMMMrr ..oyyo..
happy ffd23f ..MMMM.. .MMMMMM. MMkMMkMM MMMMMMMM MkMMMMkM MMkkkkMM .MMMMMM. ..MMMM..
sad 6d94c9 ..MMMM.. .MMMMMM. MMkMMkMM MMcMMMMM MMkkkkMM MkMMMMkM .MMMMMM. ..MMMM..
angry d3281f ..MMMM.. .MMMMMM. MkMMMMkM MMkMMkMM MMMMMMMM MMkkkkMM .MkMMkM. ..MMMM..
scared a58fd0 ..MMMM.. .MwwMwwM MMwkMwkM MMMMMMMM MMMkkMMM MMMkkMMM .MMMMMM. ..MMMM..
sleepy 8d9bc4 ..MMMM.. .MMMMMM. MMMMMMMM MkkMMkkM MMMMMMMM MMMkkMMM .MMMMMM. ..MMMM..
ghost e8e6f2 ..MMMM.. .MMMMMM. MMkMMkMM MMkMMkMM MMMMMMMM MMMkkMMM MMMMMMMM M.MM.MM.
car d33f3f ........ ..MMMM.. .McMcMM. MMcMcMMM MMMMMMMM yMMMMMMN .kk..kk. .kk..kk.
boat a35a33 ...kw... ...kww.. ...kwww. ...kwwww ...k.... MMMMMMMM .MMMMMN. bbbbbbbb
mushroom c8342c ..MMMM.. .MwMMMM. MMMMMwMM MwMMMMMM MMMMwMMM ..eeee.. ..eeee.. ..eeee..
apple d2302c ....t... ...tgg.. .MMtMM.. MLMMMMMM MLMMMMMN MMMMMMMN .MMMMMN. ..MM.N..
fruit f2a33a ...gt... ..ggt... ..MMMM.. .MLLMMM. MLLMMMMM MMMMMMMN .MMMMMN. ..MMNN..
snowman f4f9fc ..kkkk.. ...MM... ..MkkM.. ..MooM.. ..rrrr.. .MMkMMM. MMMkMMMM .MMMMMM.
rainbow e2264d ..rrrr.. .rooyor. royyyyor oyggggyo ygbbbbgy gb....bg ww....ww ww....ww
cup d9734e ..s..s.. .s..s... .....s.. MMMMMM.. MLMMMMMM MLMMMM.M MMMMMMMM .MMMM...
key d0a632 .MMM.... MM.MM... M...M... MM.MMMMM .MMM.M.M .....M.M ........ ........
crown e3b11c ........ M..MM..M M..MM..M MM.MM.MM MMMMMMMM MrMbMMgM MMMMMMMM NNNNNNNN
bird 3f8fd0 ........ ..MMM... .MMkMM.. oMMMMM.. .MMMMMMM ..MLLMMM ...LLM.. ...o.o..
dragon 2f8f5b .M.M.... MMMM...M MkMM..MM MMMMMMMM oyMMMMM. ...MLLM. ...MLLMM ...M.M..
fire f2541b ...M.... ...MM... ..MMM.M. .MMMMMM. .MMooMM. MMooyoMM MMoyyoMM .MoyyoM.
cloud c9d3dd ........ ..MMM... .MMMMM.. .MMMMMMM MMMMMMMM MMMMMMMM .NNNNNN. ........
storm 5b687d ..MMM... .MMMMMM. MMMMMMMM NNNNNNNN ...yy... ..yyy... ....y... ...y....
umbrella d1497b ...MM... .MMLMMM. MMLMMMMM MMMMMMMM M.MkkM.M ...k.... ...k.k.. ...kk...
drop 3fa9d6 ...M.... ...MM... ..MMM... ..MMMM.. .MLMMMM. .MLMMMN. .MMMMNN. ..MMNN..
snowflake 9fd4ee M..M..M. .M.M.M.. ..MMM... MMMMMMM. ..MMM... .M.M.M.. M..M..M. ........
leaf 5ca83f ......MM ...MMMMM ..MMMLM. .MMMLMM. .MMLMMM. .MLMMM.. .LMM.... L.......
fox d9642b M......M MM....MM MMMMMMMM MkMMMMkM wMMMMMMw .wwMMww. ..wkkw.. ...ww...
frog 6fa535 .ww..ww. .wk..kw. MMMMMMMM MMMMMMMM MkMMMMkM MMkkkkMM .MMMMMM. MM....MM
cactus 4f8a4c ...MM... ...LM.M. .M.LM.M. .M.LMMM. .MMLM... ...LM... ...LM... ..eeee..
snake 4f7d2c ........ .MMM.... MkMM.... r..MM... ..MMM... .MMM.... .MM...MM ..MMMMM.
spider 3d3540 M..M.M.. .M.MMM.M ..MMMMM. MMMrMrM. ..MMMMM. .M.MMM.M M..M.M.. ........
duck f7cf2e ..MMM... ..MkM... ooMMM... ..MMM..M .MMMMMMM MMLLMMMM .MMMMMM. bbbbbbbb
butterfly f08a24 MM.kk.MM MLMkkMLM MLMkkMLM MMMkkMMM .MMkkMM. MMLkkLMM MML..LMM .M....M.
rabbit d9cfc4 ..M..M.. ..M..M.. ..M..M.. .MMMMMM. .MkMMkM. .MMppMM. .MMMMMM. ..MMMM..
horse 8b5e3c .....MM. ....MMkM ...NMMMM .NMMMM.. MMMMMM.. MMMMMM.. M.M..M.. M.M..M..
cake f59ab8 ..o..o.. ..y..y.. ..w..w.. .MMMMMM. .MwMwMw. eeeeeeee etttttte eeeeeeee
mountain 6f7f8f ...w.... ..www... ..wMw.w. .MMMMwww .MMMMMwM MMMMMMMM MMMMNMMM gggggggg
castle 8f93a3 M.M..M.M MMM..MMM MMMMMMMM MkMMMMkM MMMMMMMM MMMttMMM MMMttMMM MMMttMMM
robot 8fa3b0 ...r.... ...k.... .MMMMMM. .MbMMbM. .MMMMMM. .MkkkkM. ..MMMM.. .MM..MM.
note 7a4fc2 ..MMMMMM ..M....M ..MMMMMM ..M....M ..M....M .MM...MM MMM..MMM .M....M.
book 8a4f34 ........ MMM..MMM MwwMMwwM MwwMMwwM MwwMMwwM MwwMMwwM MMMMMMMM ...MM...
kite d1497b ...MM... ..MMLM.. .MMMLLM. .MMMLLM. ..MMLM.. ...MM... ...k.... ..k.....
bulb ffd24d ..MMMM.. .MLLMMM. .MLMMMM. .MMMMMM. ..MMMM.. ..MMMM.. ..ssss.. ...ss...
`

export interface Sprite {
  name: string
  /** Its own colour, when the text gives none. */
  hex: string
  rows: readonly string[]
}

/** Every drawing, by name. */
export const SPRITES: ReadonlyMap<string, Sprite> = new Map(
  rows
    .trim()
    .split('\n')
    .map(line => {
      const [name = '', hex = '', ...pixels] = line.split(' ')
      return [name, { name, hex: `#${hex}`, rows: pixels }]
    }),
)
