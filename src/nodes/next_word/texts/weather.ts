/** Weather reports, written for this page. */
export default `# Monday
Good morning. Here is the weather for Monday. In the north it will be cloudy, with light rain in the morning. In the afternoon the rain moves away to the east, and the sun comes out. In the south it will be dry and sunny all day. The wind is light and comes from the west. It will be 14 degrees in the north and 19 degrees in the south.

Tonight it will be clear and cold. In the mountains there may be a little frost before sunrise. Tomorrow will be warmer. Have a good day.

# Tuesday
Good morning. Here is the weather for Tuesday. In the north it will be sunny, with a few small clouds in the afternoon. In the south it will be sunny and warm all day. The wind is light and comes from the south. It will be 18 degrees in the north and 23 degrees in the south.

Tonight it will be clear and mild. On the coast there may be a little fog before sunrise. Tomorrow will be warm again. Have a good day.

# Wednesday
Good morning. Here is the weather for Wednesday. There is fog on the coast this morning, so please drive slowly. In the north the fog moves away before noon, and the sun comes out. In the south it will be hot and dry all day. The wind is light and comes from the south. It will be 21 degrees in the north and 28 degrees in the south.

Tonight it will be warm and cloudy. In the mountains there may be a thunderstorm before midnight. Tomorrow will be wet. Take an umbrella with you.

# Thursday
Good morning. Here is the weather for Thursday. A thunderstorm moves from the west to the east this morning. In the north there will be heavy rain and strong wind until noon. In the afternoon the rain moves away, but it will be cloudy all day. In the south there may be hail in a few places. The wind is strong and comes from the west. It will be 15 degrees in the north and 20 degrees in the south.

Please do not stand under trees in a thunderstorm. Tonight it will be cool, with light rain in the mountains. Tomorrow will be dry again. Have a safe day.

# Friday
Good morning. Here is the weather for Friday. In the north it will be cloudy but dry, with a little sun in the afternoon. In the south it will be sunny in the morning and cloudy in the afternoon. The wind is strong on the coast and comes from the north. It will be 13 degrees in the north and 17 degrees in the south.

Tonight it will be clear and cold. In the mountains there will be frost before sunrise. Tomorrow will be a sunny day. Have a good day.

# Saturday
Good morning. Here is the weather for Saturday. It will be a sunny day from the coast to the mountains. In the north there may be a few small clouds in the afternoon. In the south it will be sunny and dry all day. The wind is light and comes from the east. It will be 16 degrees in the north and 21 degrees in the south.

Tonight it will be clear and mild. It is a good night for looking at the stars. Tomorrow will be sunny again. Have a good weekend.

# Sunday
Good morning. Here is the weather for Sunday. In the morning it will be sunny in the north and in the south. In the afternoon clouds come from the west, and there may be light rain on the coast. In the mountains it will be dry all day. The wind is light in the morning and strong in the afternoon. It will be 17 degrees in the north and 22 degrees in the south.

Tonight it will be cloudy and mild, with light rain in the north. Tomorrow will be cool and wet. Take an umbrella with you. Have a good Sunday.

# The first snow
Good morning. Here is the weather for today, and it is cold. Snow moves from the north to the south this morning. In the north there will be heavy snow until noon. In the south there will be light snow in the afternoon. On the coast the snow turns to rain. The wind is strong and comes from the north. It will be 1 degree in the north and 4 degrees in the south.

The roads in the mountains are white, so please drive slowly. Tonight it will be very cold, with frost in all places. It will be 8 degrees below zero in the mountains. Tomorrow will be cold and sunny. It is a good day for a snowman.

# A cold and sunny day
Good morning. Here is the weather for today. It will be cold and sunny from the coast to the mountains. There is snow on the ground in the north, and the sun is bright, so take your sunglasses with you. There is no wind in the morning, and a light wind from the east in the afternoon. It will be 2 degrees below zero in the north and 3 degrees in the south.

Tonight it will be clear and very cold. There may be ice on the roads before sunrise, so please walk slowly. Tomorrow will be warmer, with clouds from the west. Have a good day.

# The snow melts
Good morning. Here is the weather for today. Warm air comes from the south, and the snow melts. In the north there will be light rain all day. In the south it will be cloudy but dry, with a little sun in the afternoon. The wind is strong and comes from the south. It will be 6 degrees in the north and 11 degrees in the south.

The rivers are high, so please do not walk near the water. Tonight it will be mild, with heavy rain on the coast. Tomorrow will be wet again. Take an umbrella with you.

# A windy day
Good morning. Here is the weather for today. A storm comes from the sea this morning. On the coast the wind is very strong and comes from the west. In the north there will be heavy rain until noon. In the south there will be light rain in the afternoon. In the mountains the rain turns to snow. It will be 9 degrees in the north and 12 degrees in the south.

Please stay away from the sea, and do not stand under trees. Tonight the storm moves away to the east, and it will be clear and cold. Tomorrow will be calm and dry. Have a safe day.

# After the storm
Good morning. Here is the weather for today. The storm is over. In the morning it will be cloudy, with a little rain in the east. In the afternoon the clouds move away, and the sun comes out. There may be a rainbow in the east. The wind is light and comes from the west. It will be 12 degrees in the north and 16 degrees in the south.

Tonight it will be clear and cool. On the coast there may be a little fog before sunrise. Tomorrow will be a sunny day. Have a good day.

# Spring
Good morning. Here is the weather for the first day of spring. In the north it will be sunny in the morning, with light rain in the afternoon. In the south it will be sunny and warm all day. The wind is light and comes from the south. It will be 13 degrees in the north and 18 degrees in the south.

Tonight it will be cloudy and mild. There will be no frost, so the flowers are safe. Tomorrow will be sunny in the south and wet in the north. Have a good spring day.

# April
Good morning. Here is the weather for today. It is April, so there will be a little of everything. In the morning it will be sunny. Before noon there will be heavy rain, and there may be hail in a few places. In the afternoon the sun comes out, and then there will be light snow in the mountains. The wind is strong, then light, then strong again. It will be 7 degrees in the north and 15 degrees in the south.

Tonight it will be clear, or cloudy. Tomorrow will be the same. Take an umbrella with you, and your sunglasses, too.

# Summer
Good morning. Here is the weather for today. It will be a hot and dry day from the coast to the mountains. In the north it will be sunny all day. In the south it will be very hot in the afternoon, so please drink enough water and stay in the shade. There is no wind in the morning, and a light wind from the sea in the evening. It will be 27 degrees in the north and 34 degrees in the south.

Tonight it will be clear and warm. It will not be cooler than 20 degrees in the south. Tomorrow will be hot again. Have a good summer day.

# The hottest day
Good morning. Here is the weather for today. It will be the hottest day of the year. In the south it will be 38 degrees in the afternoon, so please stay in the shade and drink enough water. In the north it will be sunny and hot all day. On the coast there is a light wind from the sea. The ground is very dry, so please do not light a fire in the forest.

Tonight it will be warm and cloudy. A thunderstorm comes from the west before midnight. Tomorrow will be wet and ten degrees cooler. Have a safe day.

# After the heat
Good morning. Here is the weather for today. The thunderstorm moves away to the east this morning, and the hot days are over. In the north there will be light rain until noon. In the south it will be cloudy but dry, with a little sun in the afternoon. The wind is light and comes from the west. It will be 19 degrees in the north and 24 degrees in the south.

Tonight it will be clear and cool. Open the windows and sleep well. Tomorrow will be a sunny day. Have a good day.

# Autumn
Good morning. Here is the weather for the first day of autumn. There is fog in the north this morning, so please drive slowly. The fog moves away before noon, and the sun comes out. In the south it will be sunny and mild all day. The wind is light and comes from the east. It will be 15 degrees in the north and 20 degrees in the south.

Tonight it will be clear and cold. In the mountains there may be a little frost before sunrise. Tomorrow will be cloudy but dry. It is a good day for a walk in the forest.

# A gray day
Good morning. Here is the weather for today. It will be cloudy from the coast to the mountains. In the north there will be light rain all day. In the south it will be dry in the morning, with light rain in the afternoon. There is no sun today. The wind is light and comes from the north. It will be 8 degrees in the north and 11 degrees in the south.

Tonight it will be cloudy and cool, with light rain in all places. Tomorrow will be the same. It is a good day for a book. Have a good day.

# The weather on the sea
Good evening. Here is the weather for all who are on the sea tonight. In the west the wind is strong and comes from the north. There will be heavy rain before midnight, and the waves are high. In the east the wind is light and comes from the south, and it will be clear. On the coast there may be fog before sunrise.

Small boats should stay in the harbor. Tomorrow will be calm and dry. Have a safe night.

# The weather in the mountains
Good evening. Here is the weather for all who are in the mountains tomorrow. In the morning it will be clear and cold, with frost before sunrise. Before noon clouds come from the west. In the afternoon there may be a thunderstorm, so please come down before noon. The wind is light in the morning and strong in the afternoon. It will be 3 degrees at the top and 14 degrees in the valley.

Above the trees there is snow on the ground. Please walk slowly, and take warm clothes with you. Have a safe day.

# The week
Good evening. Here is the weather for the week. On Monday it will be cloudy, with light rain in the north. On Tuesday it will be sunny and warm. On Wednesday there will be fog in the morning and sun in the afternoon. On Thursday a thunderstorm moves from the west to the east. On Friday it will be cool and cloudy but dry. On Saturday and on Sunday it will be sunny from the coast to the mountains.

The wind is light on most days and strong on Thursday. It will be 15 degrees in the north and 20 degrees in the south. Have a good week.
`
