/** Football reports of fictional teams, written for this page. */
export default `# Foxes against Bears
It was a cold night, but the stadium was full. The Foxes played against the Bears, and nobody wanted to lose. In the first minute the Bears had a free kick, but the ball went over the goal. Then the Foxes got the ball. The captain passed the ball to the left, the winger ran past two defenders, and she passed the ball into the middle. The striker was there, and she kicked the ball into the goal. It was one to nil for the Foxes.

In the second half the Bears ran and ran. In the last minute they had a corner kick. The ball came into the middle, the captain of the Bears jumped, and he headed the ball into the goal. It was one to one. The referee blew the whistle, and the game was over. “It was a good game,” said the coach of the Foxes. “We should have scored a second goal.”

# Owls against Wolves
The sun was out, and the stadium was full. The Owls played against the Wolves. In the first half the Wolves had the ball most of the time, but they could not score a goal. The goalkeeper of the Owls was everywhere. She stopped a free kick, she stopped a penalty, and she stopped a shot from ten meters. At half time it was nil to nil.

In the second half the Owls played better. The captain got the ball in the middle, ran past three defenders, and passed the ball to the right. The winger kicked the ball into the goal. It was one to nil for the Owls. The fans jumped and sang. In the last minute the Wolves had one more chance, but the ball hit the post. The referee blew the whistle, and the game was over. “Our goalkeeper won this game,” said the coach of the Owls.

# Bears against Owls
It rained all day, and the grass was wet. The Bears played against the Owls. In the first minute the captain of the Bears got the ball, ran past two defenders, and kicked the ball into the goal. It was one to nil for the Bears. In the tenth minute the Bears had a corner kick. The ball came into the middle, the striker jumped, and he headed the ball into the goal. It was two to nil for the Bears.

In the second half the Owls ran and ran, but they could not score a goal. The ball hit the post, the ball went over the goal, and the goalkeeper of the Bears stopped a penalty. In the last minute the Bears scored a third goal. The referee blew the whistle, and the game was over. It was three to nil for the Bears. “We did not play well,” said the captain of the Owls. “The grass was wet, but it was wet for both teams.”

# Wolves against Foxes
The stadium was full, and the fans sang. The Wolves played against the Foxes. In the first half the Foxes had the ball most of the time. The winger ran past the defender and passed the ball into the middle, but the striker kicked the ball over the goal. Then the Wolves got the ball. They passed the ball to the left, they passed the ball to the right, and the captain kicked the ball into the goal. It was one to nil for the Wolves.

In the second half the Foxes had a free kick from twenty meters. The captain of the Foxes took the ball, looked at the goalkeeper, and kicked the ball over the wall and into the goal. It was one to one. In the last minute the referee gave a penalty to the Foxes. The fans were still. The striker took the ball and kicked it into the left corner. It was two to one for the Foxes. The referee blew the whistle, and the game was over. “I was not afraid,” said the striker. “I have kicked a hundred penalties in my garden.”

# Owls against Foxes
It was a warm night, and the stadium was full. The Owls played against the Foxes. In the first half both teams played well, but nobody could score a goal. The goalkeeper of the Owls stopped a shot from ten meters, and the goalkeeper of the Foxes stopped a free kick. At half time it was nil to nil.

In the second half the Owls had a corner kick. The ball came into the middle, the captain of the Owls jumped, and the ball hit the post. The striker of the Owls was there, and she kicked the ball into the goal. It was one to nil for the Owls. The Foxes ran and ran. In the last minute the winger ran past two defenders and passed the ball into the middle, and the captain of the Foxes kicked the ball into the goal. It was one to one. The referee blew the whistle, and the game was over. “It was a good game,” said both coaches.

# Bears against Wolves
It was a cold day, and there was snow on the grass. The Bears played against the Wolves with an orange ball. In the first half the ball did not roll well, and both teams passed the ball high. In the tenth minute the Wolves had a free kick. The captain of the Wolves kicked the ball into the middle, the striker jumped, and he headed the ball into the goal. It was one to nil for the Wolves.

In the second half the Bears got the ball. The winger ran past the defender, but he lost the ball in the snow. The fans laughed, and the winger laughed, too. In the last minute the Bears had a corner kick. The goalkeeper of the Bears ran into the middle, jumped, and headed the ball into the goal. It was one to one. The referee blew the whistle, and the game was over. “A goalkeeper who scores a goal,” said the coach of the Bears, “is worth two.”

# Foxes against Owls
The second game of the two teams was better than the first. The Foxes played against the Owls, and the stadium was full. In the first minute the striker of the Foxes got the ball, ran past the defender, and kicked the ball into the goal. It was one to nil for the Foxes. In the third minute the Owls had a free kick. The captain of the Owls kicked the ball over the wall and into the goal. It was one to one.

In the second half the Foxes scored a second goal, and then the Owls scored a second goal. It was two to two. The fans sang and jumped. In the last minute the captain of the Foxes got the ball in the middle. She ran past one defender, she ran past two defenders, she ran past three defenders, and she kicked the ball into the right corner. It was three to two for the Foxes. The referee blew the whistle, and the game was over. “I do not know how I did it,” said the captain. “I ran and ran, and then the ball was in the goal.”

# Wolves against Bears
The sun was out, and the grass was dry. The Wolves played against the Bears. In the first half the Bears had the ball most of the time. They passed the ball to the left, they passed the ball to the right, but they could not score a goal. The goalkeeper of the Wolves stopped a shot from five meters. At half time it was nil to nil.

In the second half the referee gave a penalty to the Bears. The captain of the Bears took the ball, looked at the goalkeeper, and kicked the ball over the goal and over the stadium. The fans laughed. In the last minute the Wolves got the ball. The winger ran past two defenders and passed the ball into the middle, and the striker kicked the ball into the goal. It was one to nil for the Wolves. The referee blew the whistle, and the game was over. “Has anybody found the ball?” said the captain of the Bears.

# The cup, first round
It was the first round of the cup, and the little team from the village played against the Bears. Nobody thought that the little team could win. The stadium of the little team has one tree, one bench and no seats. In the first half the Bears scored a goal, and then the Bears scored a second goal. At half time it was two to nil for the Bears.

In the second half it began to rain, and the grass was wet. The little team ran and ran. The baker of the village got the ball, ran past two defenders, and kicked the ball into the goal. It was two to one. Then the little team had a corner kick. The ball came into the middle, the teacher of the village jumped, and she headed the ball into the goal. It was two to two. In the last minute the ball hit the tree, and from the tree it went into the goal. It was three to two for the little team. The referee blew the whistle, and the game was over. “The tree is our best player,” said the coach of the little team.

# The cup, last game
It was the last game of the cup, and the stadium was full. The Foxes played against the Wolves. The fans of both teams sang for an hour before the game. In the first half both teams played well, but nobody could score a goal. The striker of the Wolves hit the post, and the captain of the Foxes kicked the ball over the goal. At half time it was nil to nil.

In the second half the Wolves had a free kick from twenty meters. The captain of the Wolves kicked the ball over the wall and into the goal. It was one to nil for the Wolves. The Foxes ran and ran. In the last minute the Foxes had a corner kick. The ball came into the middle, the striker jumped, and she headed the ball into the goal. It was one to one.

So there were penalties. The Foxes scored, and the Wolves scored. The Foxes scored, and the Wolves scored. The Foxes scored, and the goalkeeper of the Foxes jumped to the left and stopped the ball. The Foxes won the cup. The fans jumped and sang until the sun came up. “I did not know where the ball would go,” said the goalkeeper. “I looked at his feet, and his feet looked to the left.”

# The training
On Monday the Foxes have training. First they run around the stadium for ten minutes. Then they pass the ball to the left and they pass the ball to the right. The goalkeeper stops shots from ten meters and shots from twenty meters. Then the coach blows the whistle, and they play five against five. “Pass the ball,” says the coach. “The ball is faster than you.”

On Tuesday the Owls have training. First they run up the hill and down the hill. Then they have corner kicks and free kicks. The striker kicks the ball into the left corner and into the right corner until the sun goes down. “One more,” says the striker. “One more,” says the goalkeeper. “You always say that,” says the coach.

# The new referee
It was the first game of the new referee. The Owls played against the Bears. In the first minute the striker of the Bears fell, and the fans of the Bears wanted a penalty. The referee looked at the striker for a long time. “Did somebody kick you?” said the referee. “No,” said the striker, “the grass was wet.” “Thank you,” said the referee, and the game went on.

In the second half the captain of the Owls got the ball, ran past two defenders, and kicked the ball into the goal. It was one to nil for the Owls. In the last minute the Bears had a free kick, but the ball hit the post. The referee blew the whistle, and the game was over. “It was a good game,” said the captain of the Bears, “and it was a good referee.”
`
