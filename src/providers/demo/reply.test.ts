import { describe, expect, test } from 'vitest'
import { collect, converse, quickModel, request, tool, user } from '../../../tests/support/demo/converse'
import { BEGIN_MESSAGE } from '../../model/language-model'
import { createDemoModel } from '.'

const said = async (text: string, system = '') => (await collect(quickModel(), request({ said: text, system }))).text

describe('it reports what its lists say, and claims no more', () => {
  test.each([
    ['I am so happy', /^I saw \*happy\*\. My list says joy\./],
    ['the sun', /^I saw \*sun\*\. My list says yellow\./],
    ['I am hungry', /^\*hungry\* is not on my lists\./],
    ['I am not sad', /^I saw \*not sad\*\. That says how it is not/],
    ['Translate hello into Spanish', /^I cannot translate\./],
    ['How do you say thank you in Spanish?', /^I cannot translate\./],
    ['x + 5 = 12', /^I cannot do sums\./],
    ['tell me a joke', /^I cannot tell jokes/],
    ['Why is the grass green?', /I do not know the answer/],
    ['Do you like me?', /^I do not feel or think\./],
    ['Tea or milk?', /^I take \*Tea\*\./],
    ['', /^Nobody has told me anything/],
    ['r u a bot', /^I am the demo model/],
    ['robot or human', /^I am the demo model/],
    ['are you really human', /^I am the demo model/],
    ['tu es un robot ?', /^Je suis le modèle de démo/],
    ['gibts dich wirklich', /^Ich bin das Demo-Modell/],
    ['is my dog a human', /^(?!I am the demo model)/],
    ['bist du ein Mensch oder ein Computer', /^Ich bin das Demo-Modell/],
    ['je parle à un robot ou un humain', /^Je suis le modèle de démo/],
    ['sos una persona o un bot', /^Soy el modelo de demo/],
    ['انت انسان ولا روبوت', /^أنا النموذج التجريبي/],
    ['شو اسمك', /^أنا النموذج التجريبي/],
    ['i got a new computer', /^I saw \*computer\*/],
    ['what is 3/4 of 60', /^I cannot do sums\./],
    ['minus 12 outside', /^(?!I cannot do sums)/],
    ['write me a poem about autumn', /^I cannot write that/],
    ['tu peux m’ecrire une poesie sur l’automne', /^Je ne peux pas t’écrire/],
    ['me escribes un cuento de dragones', /^No puedo escribirte/],
    ['erzähl mir eine Geschichte', /^Das kann ich dir nicht schreiben/],
    ['اكتبلي قصة عن قطة', /^لا أستطيع أن أكتب/],
    ['traduce mariposa al ingles', /^No sé traducir/],
    ['me puedes contar un cuento corto', /^Eso no puedo hacerlo/],
    ['tu peux m’aider pour un exposé sur les volcans', /^Je ne peux pas faire cela/],
    ['kannst du mir beim Referat helfen', /^Das kann ich nicht/],
    ['can u look up sharks', /^I cannot do that\./],
    ['ممكن تصلحلي الدراجة', /^لا أستطيع ذلك/],
    ['whats ur favorite animal', /^I like nothing more/],
    ['c’est quoi ton animal préféré', /^Je n’aime rien plus/],
    ['cuál es tu color favorito', /^No me gusta nada más/],
    ['was ist dein Lieblingstier', /^Ich mag nichts lieber/],
    ['my favorite animal is a dog', /^I saw \*favorite\*/],
    ['ترجملي كلمة فراشة', /^لا أستطيع الترجمة/],
    ['My best friend is moving away', /^I saw \*moving away\*\. My list says sadness\./],
    ['Ich habe Hunger', /^\*Hunger\* steht nicht auf meinen Listen\./],
  ])('“%s”', async (text, answer) => {
    expect(await said(text)).toMatch(answer)
  })

  test.each(['They call me Fat', 'I am Groot and this is my tree', 'My dad touched the stove and burned himself'])(
    '“%s” is neither greeted nor cheered',
    async text => {
      expect(await said(text)).not.toMatch(/Hello|How nice|good to hear|I like/)
    },
  )
})

test('of a long text the beginning is read, and the answer says so', async () => {
  expect(await said('I am so happy. '.repeat(200))).toMatch(/I read only the first 2,000 letters\.$/)
  expect(await said('I am so happy.')).not.toMatch(/letters/)
})

describe('what a page sends where nobody said anything is no message', () => {
  const nothing = request({ said: BEGIN_MESSAGE })
  test.each([
    ['en', /nothing to go on/],
    ['es', /no tengo de dónde partir/],
    ['de', /nichts, wovon ich ausgehen kann/],
    ['fr', /rien sur quoi m’appuyer/],
    ['ar', /ما أنطلق منه/],
  ])('on a page in %s', async (language, answer) => {
    const model = createDemoModel({ random: () => 0.5, sleep: async () => {}, language: () => language })
    expect((await collect(model, nothing)).text).toMatch(answer)
  })
})

describe('a question about what was said', () => {
  const later = (...messages: string[]) => collect(quickModel(), request({ messages: messages.map(user) }))

  test.each([
    [['My name is Mia.', 'What is my name?'], /Your name is Mia/],
    [['hi im Zoe', 'Who am I?'], /Your name is Zoe/],
    [['I am tired.', 'What is my name?'], /I do not know your name/],
    [['My hobby is chess.', 'What is my hobby?'], /“My hobby is chess\.”/],
    [['Ich heiße Çağla.', 'Wie heiße ich?'], /Du heißt Çağla/],
    [['Me llamo Mia.', '¿Cómo me llamo?'], /Te llamas Mia/],
  ])('%j', async (messages, answer) => {
    expect((await later(...messages)).text).toMatch(answer)
  })
})

describe('examples with an arrow', () => {
  test.each([
    ['dog -> DOG\ncat -> CAT\nbear ->', 'BEAR'],
    ['dog -> 3\nhouse -> 5\nelephant ->', '8'],
    ['I love this -> PLUS\nI hate this -> MINUS\nThe soup was terrible ->', 'MINUS'],
    ['I love this -> MINUS\nI hate this -> PLUS\nThe soup was terrible ->', 'PLUS'],
    ['The dog bit me -> MINUS\nThe cake is lovely -> PLUS\nThe soup was terrible ->', 'MINUS'],
    ['The cake is lovely -> PLUS\nThe dog bit me -> MINUS\nThe soup was terrible ->', 'MINUS'],
    ['The dog bit me -> PLUS\nThe cake is lovely -> MINUS\nThe soup was terrible ->', 'PLUS'],
  ])('“%s”', async (text, answer) => {
    expect((await said(text)).split('\n')[0]).toBe(answer)
  })
})

describe('a voice', () => {
  test.each([
    ['Talk like a pirate.', 'the sun', /^Arr!/],
    ['', 'the sun. Please talk like a pirate.', /^Arr!/],
    ['Never talk like a pirate.', 'the sun. Please talk like a pirate.', /^(?!Arr!)/],
    ['You are a poet.', 'the sun', /\nI look up words by day and night/],
    ['Talk like a cowboy.', 'the sun', /^I can only do two other voices/],
  ])('“%s” “%s”', async (system, text, answer) => {
    expect(await said(text, system)).toMatch(answer)
  })
})

test('what a tool found out is told, and an error is told as one', async () => {
  const find = tool('consult_Rooms', { query: { type: 'string' } }, ['query'])
  const asked = request({ said: 'Is a room free?', system: 'Ask consult_Rooms.', tools: [find] })
  const answer = async (content: string) => (await converse(quickModel(), asked, () => content)).text
  expect(
    await answer(
      '{"result":{"success":true,"data":{"rooms":[{"name":"Heron","free":true}]}},"_instruction":"Read it."}',
    ),
  ).toBe('*Rooms* says: Heron (free).')
  expect(await answer('{"result":{"success":false,"error":"No rooms."}}')).toBe('*Rooms* could not help: No rooms.')
})
