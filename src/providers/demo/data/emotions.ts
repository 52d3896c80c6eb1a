/** One feeling of the wheel. Valence −1 (unpleasant) to 1; arousal −1 (asleep) to 1 (wide awake). */
export interface Emotion {
  /** As said in a sentence: "that is the feeling of joy". */
  noun: string
  valence: number
  arousal: number
  /** What it turns into under "not". */
  opposite: string
  /** Best first: hex and name. */
  colours: readonly { hex: string; name: string }[]
  /** Words for a picture of it, best first; matched against whatever icons a tool offers. */
  icons: readonly string[]
  emoji: string
}

const rows = `
good|a good feeling|.6|.1|bad|8ccf6b Fresh green,ffd166 Warm honey,7bd3a8 Mint|check sparkles star sun flower thumbsup|👍
bad|a bad feeling|-.6|.1|good|7d6b7d Bruised mauve,6b6f80 Dull slate,8a5a44 Rust|x cloud warning rain thumbsdown|👎
joy|joy|.9|.5|sad|ffcf33 Sunshine yellow,ffb52e Marigold,ffe066 Lemon light|sun sparkles star flower heart smile|😊
excite|excitement|.8|.95|bored|ff7a1a Firework orange,ff4f79 Electric pink,ffb000 Bright amber|sparkles fire star sun rocket|🤩
love|love|.9|.4|anger|ef5b8c Rose pink,e8356d Raspberry,f7a1b9 Blush|heart flower sun sparkles rose|❤️
calm|calm|.6|-.7|worry|8fd0c6 Still water,a9d6e5 Morning mist,9bc4a5 Soft sage|leaf moon cloud tree flower wind|😌
trust|trust|.6|-.2|fear|4fa3a5 Safe harbour,6bb58c Steady green,5a9bd4 Clear blue|check heart tree info hand|🤝
hope|hope|.7|.2|sad|a4d65e Spring shoot,ffd97a Dawn gold,7fd1b9 Sea green|lightbulb leaf sun sparkles flower star|🌱
pride|pride|.75|.5|shame|8e4ec6 Royal purple,d4a017 Trophy gold,b5179e Bold magenta|star check sparkles fire sun crown|🏆
thanks|gratitude|.8|.0|anger|f4b860 Warm apricot,f2a65a Candle glow,f7c8a0 Peach|heart flower sparkles sun check|🙏
fun|fun|.8|.6|bored|ff9f45 Tangerine,ffd23f Banana yellow,7ae582 Playful green|sparkles star sun flower heart laugh|😄
wonder|wonder|.7|.4|bored|6a5acd Deep starlight,7b6cf6 Aurora violet,4361ee Cosmic blue|sparkles star moon lightbulb|✨
curious|curiosity|.5|.4|bored|2fb4c8 Lagoon,3fa7d6 Open sky,f4c95d Lamp light|lightbulb info star sparkles search|🤔
surprise|surprise|.2|.9|bored|ff6ec7 Pop pink,ffa62b Sudden orange,00c2d1 Bolt cyan|sparkles warning lightbulb star|😮
nostalgia|nostalgia|-.05|-.3|excite|c69c6d Old photograph,b08968 Faded leather,d9a5a0 Dried rose|leaf moon heart tree star clock|🕰️
sad|sadness|-.8|-.4|joy|3f5f8f Rainy blue,4a6fa5 Heavy sky,2f4b75 Deep sorrow|rain cloud moon wind tear|😢
lonely|loneliness|-.7|-.5|love|4b5f80 Empty evening,5c6b8a Far away blue,3d4f6e Lone lighthouse|moon rain cloud wind|🌙
tired|tiredness|-.35|-.85|excite|7a86a8 Sleepy slate,8d93ab Worn out grey,6a7391 Late night|moon cloud wind|😴
bored|boredom|-.35|-.7|excite|a3a29a Waiting room grey,b5ada1 Plain beige,8f938f Old dust|cloud wind info leaf|😐
fear|fear|-.75|.75|trust|3a2a55 Midnight violet,2b2640 Dark cellar,4a3b6b Shadow purple|warning moon wind x cloud|😨
worry|worry|-.6|.5|calm|8a7d3c Uneasy mustard,7a6f8f Tangled mauve,a5813f Tight amber|warning cloud wind info rain|😟
anger|anger|-.8|.85|calm|d3281f Furnace red,b3181a Boiling red,ee4b2b Lava|fire warning x|😠
disgust|disgust|-.7|.3|good|7d8b2a Swamp green,8f9a3a Mouldy olive,6b7a2f Pond slime|x warning leaf|🤢
envy|envy|-.5|.3|thanks|4f8a3c Envious green,6a994e Sour apple,3f7d4e Bottle green|leaf x warning|😒
shame|shame|-.6|.1|pride|d98880 Hot cheeks,c97b84 Dusty blush,b56576 Faded rose|cloud x rain moon|😳
confused|confusion|-.25|.3|good|a58fb8 Foggy lilac,9aa0b5 Mist,b89fc4 Muddle mauve|info wind cloud warning question|😕
pain|feeling unwell|-.7|.0|good|9aa861 Queasy green,b5a27a Pale fever,a3735f Sore red brown|rain x warning cloud bandage|🤒
`

function parse(line: string): [string, Emotion] {
  const [key = '', noun = '', valence, arousal, opposite = '', colours = '', icons = '', emoji = ''] = line.split('|')
  return [
    key,
    {
      noun,
      valence: Number(valence),
      arousal: Number(arousal),
      opposite,
      colours: colours.split(',').map(text => ({ hex: `#${text.slice(0, 6)}`, name: text.slice(7) })),
      icons: icons.split(' '),
      emoji,
    },
  ]
}

/** The wheel, by key. */
export const EMOTIONS: ReadonlyMap<string, Emotion> = new Map(rows.trim().split('\n').map(parse))
