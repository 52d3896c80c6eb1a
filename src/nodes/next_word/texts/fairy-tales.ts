/** Fairy tales, written for this page, in short sentences with repeated phrases, for frequent n-grams. */
export default `# The fox and the moon
Once upon a time there was a little fox who lived at the edge of a dark forest. Every night the little fox looked up at the moon and said, “If I could have the moon, I would never be afraid of the dark again.”

One night the little fox went into the forest to find the moon. She walked and walked until she came to an old owl. “Good evening, old owl,” said the fox. “Do you know the way to the moon?” The old owl looked at her for a long time. “The moon is in the lake,” said the owl, “but it is very cold.”

So the little fox walked and walked until she came to the lake. And there was the moon, in the middle of the water. The fox put her paw into the water, and the moon broke into a hundred pieces. “Oh no!” said the little fox, and she began to cry. But the water grew still, and the moon was whole again.

“Now I know,” said the little fox. “The moon is not mine, but the light is for all of us.” And she went home through the dark forest, and she was not afraid of the dark. And if she has not moved away, she lives there still.

# The king who could not sleep
Once upon a time there was a king who could not sleep. He had a big castle, a big bed and a golden crown, but he could not sleep. “Whoever can make me sleep,” said the king, “may ask for whatever he wants.”

First came a wise man with a long white beard. The wise man told the king about the stars until the sun came up, but the king could not sleep. Then came a cook with a pot of warm milk. The king drank all the milk, but he could not sleep. Then came a singer with a silver harp. The singer sang all night, but the king could not sleep.

At last came a little girl from the village. She had no beard, no milk and no harp. “Good evening, king,” said the little girl. “What did you do today?” The king thought for a long time. “I sat on my chair,” said the king, “and I looked out of the window.” “Then I know why you cannot sleep,” said the girl. “You are not tired. Come with me.”

So the king went with the little girl to the village. He carried water from the well, he cut wood for the fire, and he danced with the old women until the moon came up. And when he came home to his castle, he fell asleep on the stairs.

In the morning the king said to the little girl, “You may ask for whatever you want.” “I want a day of rest,” said the girl, “for all the people in the village.” And so it was. From that day on the king carried his own water, and he slept every night until the sun came up.

# The three brothers and the giant
Once upon a time there was an old miller who had three sons. The first son was strong, the second son was clever, and the third son was small. One day the old miller said to his sons, “A giant lives behind the mountain, and he takes our flour. Go and make him stop.”

The first son went over the mountain. “Good morning, giant,” said the first son. “I am strong, and I will fight you.” The giant laughed, and he put the first son into his pocket.

The second son went over the mountain. “Good morning, giant,” said the second son. “I am clever, and I will ask you a riddle.” The giant laughed, and he put the second son into his other pocket.

Then the third son went over the mountain. “Good morning, giant,” said the third son. “I am small, and I have brought you bread.” The giant did not laugh. He looked at the bread for a long time. “Nobody has ever brought me bread,” said the giant. “I took the flour, but I do not know how to make bread.”

“I will show you,” said the third son. So the giant opened his pockets, and the three brothers showed him how to make bread. They worked until the sun went down. And from that day on the giant carried the flour over the mountain, and every morning there was warm bread for all the people in the village.

# The girl who talked to the wind
Once upon a time there was a girl who lived with her grandmother in a little house by the sea. Every morning the girl opened the window and said, “Good morning, wind.” And the wind answered, but it did not know any words. It only said, “Whooo.”

“You are always alone,” said the girl to the wind. “I will give you a word.” So she gave the wind the word home. From that day on the wind went over the sea and over the mountain, and it said, “Home, home, home.”

One day the grandmother did not come back from the forest. The sun went down, and it grew dark, and the girl was afraid. She opened the window and said, “Wind, wind, where is my grandmother?” And the wind went into the dark forest, and it said, “Home, home, home.”

The old grandmother heard the wind. She had lost the way, and she did not know where to go. But she walked and walked, and the wind went before her and said, “Home, home, home,” until she saw the light in the little house by the sea.

The girl and her grandmother drank warm milk by the fire. “Thank you, wind,” said the girl. And she gave the wind another word. If you open the window at night, you can hear it still.

# The golden bird
Once upon a time there was a golden bird who lived in a cage in the castle of a king. Every morning the golden bird sang a song, and all the people in the castle stood still. The king was very proud. “There is no bird like my bird,” said the king.

One day the golden bird did not sing. The king gave her bread, but she did not sing. The king gave her a golden ring, but she did not sing. The king gave her a bigger cage with a silver door, but she did not sing.

Then the king went to the old woman who lived at the edge of the forest. “Old woman,” said the king, “my golden bird does not sing.” The old woman looked at him for a long time. “What does she sing about?” said the old woman. The king did not know. He had never asked.

So the king went home to his castle, and he said to the bird, “What do you sing about?” And the golden bird said, “I sang about the forest, but I have forgotten it.” Then the king began to cry. He opened the silver door, and he opened the window, and the golden bird flew away over the lake and over the mountain.

The castle was still for a long time. But one morning the king heard a song. The golden bird sat in the tree by the window, and she sang about the forest, and all the people in the castle stood still. And from that day on she came every morning, because nobody had asked her to.

# The dragon who was afraid of fire
Once upon a time there was a dragon who was afraid of fire. All the other dragons could make fire. When the little dragon opened his mouth, there was only a little smoke, and he closed his eyes.

“A dragon who is afraid of fire is not a dragon,” said the other dragons. So the little dragon went away. He walked and walked until he came to a village behind the mountain. The people saw him and they were very afraid. “A dragon!” said the people. “He will burn down the houses!”

“I am afraid of fire, too,” said the little dragon. The people looked at him for a long time. Then a little girl said, “Are you hungry?” And she gave him warm bread and a pot of soup.

One night there was a fire in the village. The old mill burned, and the people carried water from the well, but there was not enough water. The little dragon was very afraid. But he thought of the warm bread and of the little girl. He flew to the lake, and he drank and drank until he was as big as a house. Then he flew over the fire and opened his mouth, and there was no fire and no smoke. There was only water.

The fire went out. “Thank you, dragon,” said the people in the village. And from that day on he was not afraid of fire, and the fire was afraid of him.

# The old woman and the star
Once upon a time there was an old woman who lived alone on a mountain. Every night she put a light into the window. “Why do you put a light into the window?” said the people in the village. “Nobody lives on the mountain but you.” “You never know,” said the old woman.

One night a star fell from the sky. It fell and fell until it came to the mountain, and it lost its way in the snow. The star was very small and very cold, and it began to cry. Then it saw the light in the window.

The star walked and walked through the snow until it came to the little house. “Good evening,” said the star. “May I come in?” “Come in,” said the old woman. “I have put a light into the window for you.” “Did you know that I would come?” said the star. “No,” said the old woman, “but you never know.”

The star drank warm milk by the fire, and it slept in the big bed. In the morning the star was bright again. “You may ask for whatever you want,” said the star. The old woman thought for a long time. “I want somebody to talk to,” said the old woman.

So the star went back to the sky. But every night, when the old woman puts the light into the window, the star stands over the house, and they talk until the sun comes up.

# The wolf who wanted to be a sheep
Once upon a time there was a wolf who wanted to be a sheep. “The sheep are never alone,” said the wolf, “and I am always alone.” So the wolf put on a white coat and went to the sheep.

“Good morning, sheep,” said the wolf. “I am a sheep.” The sheep looked at him for a long time. “You have very big teeth,” said the first sheep. “I eat a lot of grass,” said the wolf. “You have a very long tail,” said the second sheep. “It is cold in the forest,” said the wolf. “You have a very nice coat,” said the smallest sheep, and the wolf was so happy that he began to cry.

So the wolf lived with the sheep. He ate grass, and the grass was not good. He slept in the snow, and the snow was very cold. But he was never alone.

One night a bear came out of the dark forest. The sheep were very afraid. Then the wolf took off his white coat, and he opened his mouth, and the bear saw his very big teeth and went away.

Now the sheep knew that he was a wolf. “I am not a sheep,” said the wolf, and he wanted to go back into the forest. “We know,” said the smallest sheep. “We have always known. Come and sleep. It is late.” And from that day on the wolf lived with the sheep, and he did not need the coat.

# The clever cat and the two kings
Once upon a time there were two kings who did not like each other. The first king lived on one side of the lake, and the second king lived on the other side of the lake. “The lake is mine,” said the first king. “No, the lake is mine,” said the second king. And so it was every day.

Now there was a clever cat who lived by the lake. One day the clever cat went to the first king. “Good morning, king,” said the cat. “The other king says that you may have the lake, but you must count the fish.” The first king laughed. He went down to the water and began to count.

Then the clever cat went to the second king. “Good morning, king,” said the cat. “The other king says that you may have the lake, but you must count the fish.” The second king laughed. He went down to the water and began to count.

They counted until the sun went down. When the first king had counted a hundred fish, the fish swam away to the other side of the lake. When the second king had counted a hundred fish, the fish swam back. “They do not know whose they are,” said the first king. “They do not want to know,” said the second king. And the two kings looked at each other for a long time, and they began to laugh.

From that day on the lake was for all of us, and every night the two kings sat by the water. And the clever cat? She ate the fish.

# The boy who found a word
Once upon a time there was a boy who found a word in the forest. It was a very small word, and it was very cold. The boy put the word into his pocket and went home.

“What have you got in your pocket?” said his mother. “A word,” said the boy. “Let me see,” said his mother. The boy opened his pocket, but the word was afraid, and it did not come out.

The boy gave the word warm milk and a little bread. Every day the word was a little bigger. When the boy was sad, the word was warm in his pocket. When the boy was afraid of the dark, the word was bright as a star.

One day an old man came to the village. He had lost everything that he had, and he sat by the well and began to cry. Nobody knew what to say. Then the boy went to the old man and opened his pocket, and the word came out. The old man looked at the boy for a long time, and then he was not sad any more.

“What was the word?” said the people in the village. But the boy did not know. He had given it away. And if you walk through the forest and look for a long time, you may find it still.
`
