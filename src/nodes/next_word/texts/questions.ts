/** Questions and answers, written for this page. The answers are checked, and at most three sentences long. */
export default `# The sky
Question: Why is the sky blue?
Answer: The light of the sun has all colors in it. The air scatters blue light more than red light, so blue light comes to our eyes from all sides.

Question: Why is the sky red in the evening?
Answer: In the evening the light of the sun goes a long way through the air. Most of the blue light is scattered away, and the red light is left.

Question: How far away is the moon?
Answer: The moon is about 384,000 kilometers away. A car would need about half a year to get there.

Question: How far away is the sun?
Answer: The sun is about 150 million kilometers away. The light of the sun needs about eight minutes to get to us.

Question: Is the sun a star?
Answer: Yes. The sun is a star, and it is the star that is closest to us.

Question: What is a shooting star?
Answer: A shooting star is not a star. It is a small piece of rock or dust that falls through the air and gets very hot.

Question: How many planets are there?
Answer: There are eight planets that go around the sun. The smallest is Mercury, and the biggest is Jupiter.

Question: Why does the moon change its shape?
Answer: The moon does not change its shape. The sun always lights one half of it, and we see that half from different sides.

# Animals
Question: How do bees make honey?
Answer: Bees collect a sweet juice from flowers and bring it home. There they take the water out of it, and it turns into honey.

Question: How many legs does a spider have?
Answer: A spider has eight legs. An insect has six legs, so a spider is not an insect.

Question: What is the biggest animal?
Answer: The biggest animal is the blue whale. It can be about thirty meters long, and it eats very small animals.

Question: Is a whale a fish?
Answer: No. A whale is a mammal, and it has to come up to get air.

Question: How do fish get air?
Answer: Fish have gills. The gills take the oxygen out of the water.

Question: What is the fastest animal on land?
Answer: The fastest animal on land is the cheetah. It can run about a hundred kilometers an hour, but only for a short time.

Question: Why do cats purr?
Answer: Cats often purr when they feel well. They can also purr when they are afraid or when something hurts.

Question: Do bears sleep all winter?
Answer: Many bears rest for most of the winter. They do not eat, and their heart beats more slowly.

Question: How long does an elephant live?
Answer: An elephant can live for about sixty to seventy years. It is the biggest animal on land.

Question: Can penguins fly?
Answer: No. Penguins cannot fly, but they can swim very well.

Question: Why do birds fly to the south?
Answer: Many birds fly to the south because they find more to eat there in winter. In spring they come back.

Question: How do bats find their way in the dark?
Answer: Many bats make very high sounds and listen to the echo. The echo tells them where things are.

# Plants
Question: Why are leaves green?
Answer: Leaves are green because there is chlorophyll in them. With it a plant uses light to make sugar.

Question: Why do leaves turn yellow in autumn?
Answer: In autumn many trees take the green out of their leaves. Then we see the yellow that was there all the time.

Question: What does a plant need?
Answer: A plant needs light, water and air. Most plants also need earth with minerals in it.

Question: How old can a tree be?
Answer: Some trees are more than four thousand years old. You can count the rings in the wood to know how old a tree is.

Question: Is a tomato a fruit?
Answer: For a scientist a tomato is a fruit because there are seeds in it. In the kitchen a tomato is a vegetable.

Question: Where do seeds come from?
Answer: Seeds grow in flowers. When a seed falls on wet earth, it can grow into a new plant.

# Water
Question: Why is the sea salty?
Answer: Rain takes a little salt out of the rocks, and the rivers bring it to the sea. The water goes up into the air again, but the salt is left.

Question: Why does ice float?
Answer: Water gets bigger when it turns into ice. So ice is lighter than the same amount of water, and it floats.

Question: At how many degrees does water boil?
Answer: Water boils at about 100 degrees. On a high mountain it boils at less than that.

Question: At how many degrees does water freeze?
Answer: Water freezes at 0 degrees. Water from the sea freezes at about 2 degrees below that, because there is salt in it.

Question: Where does rain come from?
Answer: The sun warms the water, and some of it goes up into the air. There it gets cold and turns into clouds, and from the clouds comes rain.

Question: What is fog?
Answer: Fog is a cloud that lies on the ground. It is made of very small drops of water.

Question: What is a rainbow?
Answer: A rainbow is light that goes through drops of water. In the drops the light of the sun is split into all its colors.

Question: How deep is the sea?
Answer: The sea is about four kilometers deep on average. The deepest place is about eleven kilometers deep.

# The earth
Question: How old is the earth?
Answer: The earth is about four and a half billion years old. The sun is a little older than that.

Question: Is the earth round?
Answer: Yes. The earth is round like a ball, and it is a little flat at the top and at the bottom.

Question: Why are there day and night?
Answer: The earth turns around once a day. On the side that looks to the sun it is day, and on the other side it is night.

Question: Why are there summer and winter?
Answer: The earth is tilted on its way around the sun. When our side is tilted to the sun, it is summer, and half a year later it is winter.

Question: What is a volcano?
Answer: A volcano is a place where hot rock comes out of the earth. The hot rock is called lava.

Question: What is the highest mountain?
Answer: The highest mountain is Mount Everest. It is about 8,849 meters high.

Question: What is the longest river?
Answer: Most people say that the Nile is the longest river. It is about 6,650 kilometers long, and the Amazon is almost as long.

Question: How many people live on the earth?
Answer: About eight billion people live on the earth. Most of them live in Asia.

Question: How many continents are there?
Answer: Many people count seven continents. Others count six or five, because some of them are joined.

# The body
Question: How many bones does a person have?
Answer: A grown person has about 206 bones. A baby has more bones, and some of them grow together later.

Question: What does the heart do?
Answer: The heart pumps the blood through the body. It beats about a hundred thousand times a day.

Question: Why do we have to sleep?
Answer: In sleep the body rests, and the brain sorts what it has learned. Without sleep we cannot think well.

Question: Why do we yawn?
Answer: Nobody knows for sure why we yawn. We often yawn when we are tired, and when we see somebody yawn.

Question: Why is blood red?
Answer: Blood is red because there is iron in it. The iron carries the oxygen through the body.

Question: How many teeth does a person have?
Answer: A child has twenty teeth. A grown person has up to thirty-two teeth.

Question: What is the biggest organ of the body?
Answer: The biggest organ of the body is the skin. It keeps water in and germs out.

Question: Why do we get goose bumps?
Answer: When we are cold or afraid, small muscles pull up our hairs. That is left from a time when we had more hair.

# Things
Question: How does a magnet work?
Answer: A magnet has two ends. The same ends push each other away, and different ends pull each other together.

Question: Why does a ball fall down?
Answer: A ball falls down because the earth pulls it. This is called gravity.

Question: What is faster, light or sound?
Answer: Light is much faster than sound. So in a thunderstorm we see the lightning before we hear the thunder.

Question: How does a thermometer work?
Answer: In many thermometers there is a liquid that gets bigger when it gets warm. So it goes up in the glass.

Question: What is glass made of?
Answer: Glass is made of sand. The sand is made very hot until it melts, and then it gets cold.

Question: What is paper made of?
Answer: Most paper is made of wood. The wood is cut into very small pieces and mixed with water.

Question: Who invented the wheel?
Answer: Nobody knows who invented the wheel. It was invented more than five thousand years ago.

Question: Why does a boat float?
Answer: A boat pushes water away. If that water weighs as much as the boat, the boat floats.

# Numbers
Question: How many days does a year have?
Answer: A year has 365 days. A leap year has 366 days, because the earth needs a little more than 365 days to go around the sun.

Question: How many hours does a day have?
Answer: A day has 24 hours. An hour has 60 minutes, and a minute has 60 seconds.

Question: Is zero a number?
Answer: Yes. Zero is a number, and it is an even number.

Question: What is the biggest number?
Answer: There is no biggest number. You can always add one.

Question: How many centimeters does a meter have?
Answer: A meter has 100 centimeters. A kilometer has 1,000 meters.

Question: What is a prime number?
Answer: A prime number can only be divided by one and by itself. The smallest prime number is two.

# Computers
Question: What is a language model?
Answer: A language model is a program that gives chances to the next piece of a text. It has learned them from many texts.

Question: Does a language model know what is true?
Answer: No. A language model knows which words often come together, and that is often true, but not always.

Question: What is a program?
Answer: A program is a list of steps that a computer can follow. The computer does exactly what the steps say.

Question: Can a computer feel something?
Answer: Nobody has found a computer that can feel something. It can write words about feelings, because it has read them.
`
