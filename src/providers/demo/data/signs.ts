/** The emoji of things, by the first name of their line on the list of things. */
export const SIGNS = `
lemon🍋 banana🍌 sunflower🌻 honey🍯 butter🧈 sand🏖️ corn🌽 sun☀️ sunrise🌅 sunset🌇 star⭐ gold🪙 orange_juice🍊 pumpkin🎃 fox🦊
tiger🐯 lion🦁 fire🔥 lava🌋 candle🕯️ brick🧱 tomato🍅 strawberry🍓 cherry🍒 apple🍎 rose🌹 blood🩸 heart❤️ chili🌶️ flamingo🦩
cherry_blossom🌸 bubblegum🍬 salmon🦐 flower🌼 grass🌱 leaf🍃 tree🌳 forest🌲 pine🌲 moss🐸 cactus🌵 lime🥝 garden🌷 mint🍵 emerald💎
snake🐍 dinosaur🦕 dragon🐉 sea🌊 wave🌊 lake🏞️ rain🌧️ water💧 sky🌤️ cloud☁️ storm⛈️ lightning⚡ wind🌬️ fog🌫️ ice🧊 snow❄️ snowman⛄
winter❄️ autumn🍂 summer🏖️ night🌃 moon🌙 space🌌 rocket🚀 ghost👻 shadow🌑 bat🦇 spider🕷️ crow🐦‍⬛ eggplant🍇 lavender🪻 blueberry🫐
whale🐋 fish🐟 bird🐦 duck🦆 penguin🐧 butterfly🦋 bee🐝 cat🐱 dog🐶 rabbit🐰 bear🐻 horse🐴 mouse🐭 monkey🐵 coffee☕ bread🍞 birthday🎂
party🎉 icecream🍦 milk🥛 pizza🍕 mushroom🍄 mountain⛰️ stone🪨 city🏙️ house🏠 castle🏰 crown👑 key🔑 car🚗 train🚆 boat⛵ robot🤖
music🎵 book📖 rainbow🌈 cup☕ light💡 christmas🎄 rust⚙️ pearl🦴 army🐊
`
