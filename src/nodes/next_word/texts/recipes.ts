/** Simple recipes, written for this page. */
export default `# Pancakes
You need two cups of flour, two cups of milk, two eggs, a pinch of salt and a little butter. Put the flour and the salt into a large bowl. Add the milk and stir until the dough is smooth. Add the eggs and stir well. Let the dough rest for ten minutes.

Heat a little butter in a pan over medium heat. Pour a small cup of dough into the pan. Bake it for two minutes, until the bottom is golden brown. Turn it over and bake the other side for one minute. Serve the pancakes warm, with sugar and a little lemon juice.

# Tomato soup
You need one onion, two cloves of garlic, a large can of tomatoes, two cups of water, a little oil, salt and pepper. Cut the onion and the garlic into small pieces. Heat the oil in a large pot over medium heat. Add the onion and stir until it is soft. Add the garlic and stir for one minute.

Add the tomatoes and the water. Bring the soup to a boil. Then turn down the heat and let it cook for twenty minutes. Add salt and pepper. Serve the soup warm, with bread and a little cream.

# Apple cake
You need three apples, two cups of flour, one cup of sugar, one cup of butter, three eggs and a pinch of salt. Heat the oven to 180 degrees. Put the soft butter and the sugar into a large bowl and stir until the mixture is light. Add the eggs one after the other and stir well. Add the flour and the salt and stir until the dough is smooth.

Put the dough into a round pan. Peel the apples and cut them into thin slices. Put the slices on the dough. Bake the cake for forty minutes, until the top is golden brown. Let the cake cool for ten minutes. Serve it warm, with a little sugar on top.

# Potato salad
You need one kilo of potatoes, one small onion, a small cup of warm water, three spoons of vinegar, four spoons of oil, salt and pepper. Put the potatoes into a large pot and cover them with cold water. Bring the water to a boil and let the potatoes cook for twenty minutes, until they are soft.

Pour off the water and let the potatoes cool for ten minutes. Peel the potatoes and cut them into thin slices. Put the slices into a large bowl. Cut the onion into small pieces and add it. Mix the warm water, the vinegar, the oil, the salt and the pepper, and pour it over the potatoes. Stir gently. Let the salad rest for one hour. Serve it cold or warm.

# Vegetable noodles
You need one pack of noodles, two carrots, one red pepper, one onion, two cloves of garlic, three spoons of soy sauce and a little oil. Bring a large pot of water to a boil. Add the noodles and let them cook for eight minutes. Pour off the water.

Peel the carrots and cut them into thin slices. Cut the pepper and the onion into small pieces. Heat the oil in a large pan over high heat. Add the carrots and stir for three minutes. Add the pepper and the onion and stir for two minutes. Add the garlic and stir for one minute. Add the noodles and the soy sauce and stir well. Serve the noodles warm.

# Rice pudding
You need one cup of rice, four cups of milk, three spoons of sugar, a pinch of salt and a little cinnamon. Put the milk, the sugar and the salt into a large pot. Bring the milk to a boil over medium heat. Add the rice and stir well. Then turn down the heat and let it cook for thirty minutes. Stir often, so that the rice does not stick to the bottom.

When the rice is soft and the milk is thick, take the pot off the heat. Let the pudding rest for ten minutes. Serve it warm or cold, with sugar and cinnamon on top.

# Bread
You need four cups of flour, two cups of warm water, two spoons of oil, one spoon of salt and one pack of dry yeast. Put the flour, the salt and the yeast into a large bowl. Add the warm water and the oil. Stir until the dough comes together. Put the dough on the table and knead it with your hands for ten minutes, until the dough is smooth.

Put the dough back into the bowl and cover it with a towel. Let the dough rest for one hour, until it is twice as big. Heat the oven to 220 degrees. Put the dough into a long pan. Bake the bread for thirty minutes, until the top is golden brown. Let the bread cool for one hour before you cut it into slices.

# Pizza
You need three cups of flour, one cup of warm water, two spoons of oil, a pinch of salt, one pack of dry yeast, a small can of tomatoes and a large ball of cheese. Put the flour, the salt and the yeast into a large bowl. Add the warm water and the oil and stir until the dough comes together. Knead the dough with your hands for ten minutes. Cover it with a towel and let the dough rest for one hour.

Heat the oven to 240 degrees. Put the dough on a large baking tray and press it flat with your hands. Put the tomatoes on the dough. Cut the cheese into thin slices and put the slices on top. Bake the pizza for twelve minutes, until the cheese is golden brown. Serve the pizza warm.

# Omelette
You need three eggs, a spoon of milk, a little butter, salt and pepper. Put the eggs, the milk, the salt and the pepper into a small bowl and stir well. Heat the butter in a pan over medium heat. Pour the eggs into the pan. Let them cook for two minutes, until the bottom is golden brown and the top is soft.

Put a little cheese on one side. Turn the other side over the cheese. Let the omelette cook for one minute. Serve it warm, with bread and a small salad.

# Carrot cake
You need four carrots, two cups of flour, one cup of sugar, half a cup of oil, three eggs, a pinch of salt and a little cinnamon. Heat the oven to 180 degrees. Peel the carrots and cut them into very small pieces. Put the eggs and the sugar into a large bowl and stir until the mixture is light. Add the oil and stir well. Add the flour, the salt and the cinnamon and stir until the dough is smooth. Add the carrots.

Put the dough into a round pan. Bake the cake for fifty minutes, until the top is golden brown. Let the cake cool for one hour. Serve it cold, with a little cream on top.

# Lentil soup
You need two cups of red lentils, one onion, two carrots, two cloves of garlic, six cups of water, a little oil, salt and pepper. Cut the onion and the garlic into small pieces. Peel the carrots and cut them into thin slices. Heat the oil in a large pot over medium heat. Add the onion and the carrots and stir until they are soft. Add the garlic and stir for one minute.

Add the lentils and the water. Bring the soup to a boil. Then turn down the heat and let it cook for thirty minutes, until the lentils are soft. Add salt and pepper and a little lemon juice. Serve the soup warm, with bread.

# Fruit salad
You need two apples, two bananas, one orange, a small bowl of berries, two spoons of sugar and a little lemon juice. Peel the apples, the bananas and the orange and cut them into small pieces. Put the fruit into a large bowl. Add the berries. Pour the lemon juice over the fruit and add the sugar. Stir gently. Let the salad rest for ten minutes. Serve it cold, with a little cream.

# Baked potatoes
You need four large potatoes, a little oil, salt, pepper and a small cup of cream. Heat the oven to 200 degrees. Wash the potatoes and cut each of them into two pieces. Put the potatoes on a large baking tray. Pour the oil over the potatoes and add salt and pepper. Bake them for forty minutes, until the top is golden brown. Serve the potatoes warm, with the cream and a small salad.

# Cookies
You need two cups of flour, one cup of butter, one cup of sugar, one egg and a pinch of salt. Put the soft butter and the sugar into a large bowl and stir until the mixture is light. Add the egg and stir well. Add the flour and the salt and stir until the dough comes together. Cover the dough with a towel and let it rest in a cold place for one hour.

Heat the oven to 180 degrees. Make small balls with your hands and put them on a large baking tray. Press them flat. Bake the cookies for ten minutes, until the bottom is golden brown. Let the cookies cool for ten minutes. They are soft at first, and then they grow hard.

# Green beans with garlic
You need one kilo of green beans, two cloves of garlic, a little butter, salt and pepper. Wash the beans and cut off both ends. Bring a large pot of water to a boil. Add a spoon of salt and the beans and let them cook for eight minutes. Pour off the water.

Cut the garlic into very small pieces. Heat the butter in a large pan over medium heat. Add the garlic and stir for one minute. Add the beans and stir well. Add salt and pepper. Serve the beans warm, with potatoes or rice.

# Hot chocolate
You need two cups of milk, half a cup of dark chocolate, one spoon of sugar and a pinch of salt. Cut the chocolate into small pieces. Put the milk, the sugar and the salt into a small pot. Heat the milk over medium heat, but do not bring it to a boil. Take the pot off the heat. Add the chocolate and stir until it is smooth. Serve it warm, with a little cream on top.

# Vegetable pie
You need two cups of flour, one cup of butter, three eggs, one cup of cream, one onion, two carrots, a small bowl of cheese, salt and pepper. Put the flour and the cold butter into a large bowl and mix them with your hands. Add a little cold water and knead until the dough is smooth. Cover the dough with a towel and let it rest for one hour.

Heat the oven to 180 degrees. Press the dough into a round pan. Cut the onion into small pieces, peel the carrots and cut them into thin slices. Heat a little oil in a pan over medium heat. Add the onion and the carrots and stir until they are soft. Put the vegetables on the dough. Mix the eggs, the cream, the cheese, the salt and the pepper, and pour it over the vegetables. Bake the pie for forty minutes, until the top is golden brown. Let the pie cool for ten minutes. Serve it warm, with a small salad.

# Cheese sandwich
You need two slices of bread, two slices of cheese, one tomato and a little butter. Put the butter on the bread. Cut the tomato into thin slices. Put the cheese and the tomato on one slice of bread and put the other slice on top. Heat a pan over medium heat. Bake the sandwich for two minutes, until the bottom is golden brown. Turn it over and bake the other side for two minutes. Serve it warm.

# Spaghetti with tomato sauce
You need one pack of spaghetti, one onion, two cloves of garlic, a large can of tomatoes, a little oil, salt and pepper. Cut the onion and the garlic into small pieces. Heat the oil in a pan over medium heat. Add the onion and stir until it is soft. Add the garlic and stir for one minute. Add the tomatoes, the salt and the pepper. Let the sauce cook for twenty minutes.

Bring a large pot of water to a boil. Add a spoon of salt and the spaghetti and let them cook for nine minutes. Pour off the water. Pour the sauce over the spaghetti and stir well. Serve the spaghetti warm, with a little cheese on top.

# Lemonade
You need four lemons, half a cup of sugar and six cups of cold water. Cut the lemons into two pieces and press out the juice. Put the juice and the sugar into a large jug and stir until the sugar is gone. Add the cold water and stir well. Serve the lemonade cold, with ice and a slice of lemon.
`
