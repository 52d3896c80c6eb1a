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
good|a good feeling|.6|.1|bad|8ccf6b Fresh green,ffd166 Warm honey yellow,7bd3a8 Mint green|check sparkles star sun flower thumbsup|👍
bad|a bad feeling|-.6|.1|good|7d6b7d Bruised mauve,6b6f80 Dull slate,8a5a44 Rust brown|x cloud warning rain thumbsdown|👎
joy|joy|.9|.5|sad|ffcf33 Sunshine yellow,ffb52e Marigold orange,ffe066 Lemon yellow|sun sparkles star flower heart smile|😊
excite|excitement|.8|.95|bored|ff7a1a Firework orange,ff4f79 Electric pink,ffb000 Bright amber|sparkles fire star sun rocket|🤩
love|love|.9|.4|anger|ef5b8c Rose pink,e8356d Raspberry pink,f7a1b9 Blush pink|heart flower sun sparkles rose|❤️
calm|calm|.6|-.7|worry|8fd0c6 Still water teal,a9d6e5 Morning mist blue,9bc4a5 Soft sage|leaf moon cloud tree flower wind|😌
trust|trust|.6|-.2|fear|4fa3a5 Safe harbor teal,6bb58c Steady green,5a9bd4 Clear blue|check heart tree info hand|🤝
hope|hope|.7|.2|sad|a4d65e Spring shoot green,ffd97a Dawn gold,7fd1b9 Sea green|lightbulb leaf sun sparkles flower star|🌱
pride|pride|.75|.5|shame|8e4ec6 Royal purple,d4a017 Trophy gold,b5179e Bold magenta|star check sparkles fire sun crown|🏆
thanks|gratitude|.8|.0|anger|f4b860 Warm apricot,f2a65a Candle glow orange,f7c8a0 Peach|heart flower sparkles sun check|🙏
fun|fun|.8|.6|bored|ff9f45 Tangerine,ffd23f Banana yellow,7ae582 Playful green|sparkles star sun flower heart laugh|😄
wonder|wonder|.7|.4|bored|6a5acd Deep starlight violet,7b6cf6 Aurora violet,4361ee Cosmic blue|sparkles star moon lightbulb|✨
curious|curiosity|.5|.4|bored|2fb4c8 Lagoon cyan,3fa7d6 Open sky blue,f4c95d Lamp light yellow|lightbulb info star sparkles search|🤔
surprise|surprise|.2|.9|bored|ff6ec7 Pop pink,ffa62b Sudden orange,00c2d1 Bolt cyan|sparkles warning lightbulb star|😮
nostalgia|nostalgia|-.05|-.3|excite|c69c6d Old photograph tan,b08968 Faded leather brown,d9a5a0 Dried rose pink|leaf moon heart tree star clock|🕰️
sad|sadness|-.8|-.4|joy|3f5f8f Rainy blue,4a6fa5 Heavy sky blue,2f4b75 Deep sorrow blue|rain cloud moon wind tear|😢
lonely|loneliness|-.7|-.5|love|4b5f80 Empty evening blue,5c6b8a Far away blue,3d4f6e Lone lighthouse blue|moon rain cloud wind|🌙
tired|tiredness|-.35|-.85|excite|7a86a8 Sleepy slate,8d93ab Worn out gray,6a7391 Late night slate|moon cloud wind|😴
bored|boredom|-.35|-.7|excite|a3a29a Waiting room gray,b5ada1 Plain beige,8f938f Old dust gray|cloud wind info leaf|😐
fear|fear|-.75|.75|trust|3a2a55 Midnight violet,2b2640 Dark cellar violet,4a3b6b Shadow purple|warning moon wind x cloud|😨
worry|worry|-.6|.5|calm|8a7d3c Uneasy mustard,7a6f8f Tangled mauve,a5813f Tight amber|warning cloud wind info rain|😟
anger|anger|-.8|.85|calm|d3281f Furnace red,b3181a Boiling red,ee4b2b Lava red|fire warning x|😠
disgust|disgust|-.7|.3|good|7d8b2a Swamp green,8f9a3a Moldy olive,6b7a2f Pond slime green|x warning leaf|🤢
envy|envy|-.5|.3|thanks|4f8a3c Envious green,6a994e Sour apple green,3f7d4e Bottle green|leaf x warning|😒
shame|shame|-.6|.1|pride|d98880 Hot cheeks salmon,c97b84 Dusty blush pink,b56576 Faded rose pink|cloud x rain moon|😳
confused|confusion|-.25|.3|good|a58fb8 Foggy lilac,9aa0b5 Misty gray,b89fc4 Muddle mauve|info wind cloud warning question|😕
pain|feeling unwell|-.7|.0|good|9aa861 Queasy green,b5a27a Pale fever tan,a3735f Sore red brown|rain x warning cloud bandage|🤒
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
