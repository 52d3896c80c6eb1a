/** Letters, written for this page. */
export default `# To grandmother
Dear grandmother,

Thank you very much for the warm socks. They are red, and red is my favorite color. It is cold here, so I wear them every day. Mom says that I should take them off when I go to bed, but I do not want to.

At school we are learning about volcanoes. I have made a volcano out of paper, and it is on the table in the kitchen. I hope that you can come and see it soon. How are you? How is the cat? Please write back soon.

With love,
Mia

# From grandmother
Dear Mia,

Thank you very much for your letter. I am very happy that you like the socks. I am well, and the cat is well, too. The cat sleeps all day and eats all night. It is warm here, and the flowers are out in the garden.

I would like to see your volcano. I hope that I can come on Sunday. I will take the train in the morning, and I will bring a cake. Please tell your mom that she does not have to cook. How are you at school? Please write back soon.

With love,
Grandmother

# From the holidays
Dear Ben,

I am at the sea with my family. It is sunny and warm, and we go swimming every day. Yesterday I saw a jellyfish, and it was as big as a plate. My little brother was afraid, but I was not afraid. In the evening we eat fish, and then we look at the stars.

I have found a shell for you. It is white, and when you hold it to your ear you can hear the sea. I hope that you have a good time at home. How is the weather? I will be back on Saturday. See you soon.

Your friend,
Tom

# Back to the holidays
Dear Tom,

Thank you very much for your letter. I would like to see a jellyfish, too. It is cold here, and it rains every day. I have read three books, and now I am reading the fourth. Yesterday the dog ran away, but he came back in the evening. He was very wet and very happy.

I hope that you have a good time at the sea. I am happy about the shell. When you are back, we can go to the lake. There are no jellyfish, but there are ducks. See you soon.

Your friend,
Ben

# To the town hall
Dear Sir or Madam,

I am writing to you about the playground in our street. The slide is broken, and there is no light in the evening. My friends and I go there every day after school. Last week a little boy fell, because there is a hole under the swing.

I would like to ask you to repair the slide and to close the hole. It would be very kind of you to put up a light, too. We would like to help. My father has a shovel. Thank you very much for your time. I am looking forward to your answer.

Yours sincerely,
Lena Berg

# From the town hall
Dear Lena Berg,

Thank you very much for your letter about the playground in your street. You are right: the slide is broken, and a playground needs light. We have talked about it, and we have good news. Two people will come on Monday to repair the slide and to close the hole. The light will come in spring.

We would like to thank you for your help. If you want, you can come on Monday after school and bring the shovel. We are looking forward to seeing you.

Yours sincerely,
Paul Stone

# To a shop
Dear Sir or Madam,

I am writing to you about the lamp that I bought in your shop last week. It is a nice lamp, but it does not work. When I turn it on, there is no light. I have tried another bulb, but it does not help.

I would like to ask you to send me a new lamp or to give me back my money. I have put the bill into this letter. Thank you very much for your time. I am looking forward to your answer.

Yours sincerely,
Anna Hill

# From a shop
Dear Anna Hill,

Thank you very much for your letter about the lamp. We are very sorry that it does not work. We have sent you a new lamp today, and it will be there on Friday. You do not have to send back the old lamp.

We hope that you are happy with the new lamp. If it does not work, please write to us again. Thank you very much for your time.

Yours sincerely,
The Lamp Shop

# An invitation
Dear Sara,

I am going to be ten years old, and I would like to invite you to my birthday. It is on Saturday at three in the afternoon. We will eat cake, and then we will go to the forest and look for a treasure. In the evening we will make a fire in the garden.

Please bring warm clothes and a flashlight. Your parents can pick you up at eight in the evening. I hope that you can come. Please write back soon.

Your friend,
Emma

# An answer
Dear Emma,

Thank you very much for the invitation. I am very happy that you have invited me. I would like to come on Saturday. I have a flashlight, and I will bring warm clothes. My mother will pick me up at eight in the evening.

I have a present for you, but I will not tell you what it is. It is small, and it is green, and it does not eat much. See you soon.

Your friend,
Sara

# I am sorry
Dear Mr. Miller,

I am writing to you because I am very sorry. Yesterday I played football in the street, and I kicked the ball into your window. I was afraid, and I ran away. That was not right.

I would like to pay for the window. I have some money, and I can help you in the garden, too. I hope that you are not angry any more. Thank you very much for your time.

Yours sincerely,
Jonas

# It is all right
Dear Jonas,

Thank you very much for your letter. I was angry yesterday, but I am not angry any more. It was right to write to me. When I was ten years old, I kicked a ball into a window, too, and I did not write a letter.

You do not have to pay for the window. But I would like to have some help in the garden. Please come on Saturday at three in the afternoon, and bring your ball. The garden is big enough.

Yours sincerely,
Peter Miller

# To a friend who moved away
Dear Nora,

How are you? How is the new house? It is very quiet here without you. Nobody sits on your chair at school. Yesterday we had music, and we sang your favorite song, and I was a little sad.

But there is good news, too. The cat has four kittens. Three of them are black, and one is white. My mom says that I can keep one, and I would like to keep the white one. I hope that you can come and see them soon. Please write back soon.

With love,
Ida

# From a friend who moved away
Dear Ida,

Thank you very much for your letter. I read it three times. The new house is nice, and I have a big window. When I look out of the window, I can see the mountains. At school I sit beside a girl who likes football, and we play every day.

I miss you very much. I would like to see the kittens. Mom says that we can come in the holidays, and that you can come to us in summer. What is the name of the white one? Please write back soon.

With love,
Nora

# To the library
Dear Sir or Madam,

I am writing to you about the book that I took home last month. It is about whales, and it is very good. I am very sorry, but I cannot find it any more. I have looked under my bed, in the kitchen and in the garden.

I would like to pay for the book. Please tell me how much it is. And I would like to ask you another question: do you have a second book about whales? Thank you very much for your time.

Yours sincerely,
Leo Winter

# From the library
Dear Leo Winter,

Thank you very much for your letter. We have good news: you do not have to pay for the book. You brought it back last week, and it is here on the shelf. Sometimes a book is so good that we look for it when it is not there any more.

We have three books about whales, and one is new. We have put it on the table for you. You can pick it up every day until six in the evening. We are looking forward to seeing you.

Yours sincerely,
Clara Wood

# To the teacher
Dear Mrs. Young,

I am writing to you because Max cannot come to school today. He has a cold, and he has to stay in bed. I hope that he can come back on Thursday. Please tell his friend Tim what they have to do at home. Tim will bring it to us after school.

Thank you very much for your help.

Yours sincerely,
Julia King

# Get well soon
Dear Max,

I am very sorry that you have a cold. It is very quiet here without you. Today we talked about the planets, and we made a picture of Saturn. I have made one for you, too. I have put it into this letter.

I hope that you can come back on Thursday. We all miss you. Drink a lot of tea and read a good book. Get well soon.

Yours sincerely,
Mrs. Young

# A letter to myself
Dear me,

I am ten years old, and I am writing to you because you are twenty years old. How are you? Do you still like red? Do you still have the shell? I hope that you have a dog. I hope that you are not afraid of the dark any more.

At school I am good at music, and I am not so good at football. My best friend is Ben. I would like to be a doctor or a pirate. Please do not forget the tree in the garden. I am looking forward to your answer, but I have to wait for ten years.

With love,
Me

# From the sea
Dear whoever you are,

I have put this letter into a bottle, and I have put the bottle into the sea. If you are reading it, please write back soon. I live in a little house by the sea with my mother, my father and two cats. It is sunny today, and the wind comes from the west.

I would like to know where you are. Is it warm there? Do you have a cat? I hope that you are well. I am looking forward to your answer.

Your friend,
Finn

# To the sea
Dear Finn,

Thank you very much for your letter. I have found your bottle today. I am writing to you from an island. It is warm here, and there are more birds than people. I do not have a cat, but I have a boat.

Your letter was in the sea for two years. I hope that you still live in the little house. My mother says that you can come and see us in summer. Please write back soon, but take the post this time. It is faster.

Your friend,
Ana
# To the neighbors
Dear neighbors,

I am going to learn the trumpet. I would like to tell you that before you hear it. I will play every day after school, but never before nine in the morning and never after six in the evening. I am very sorry if it is loud at first.

In summer I would like to invite you to a little music in the garden. There will be cake, and I hope that I can play three songs by then. Thank you very much for your time.

Yours sincerely,
Oskar
`
