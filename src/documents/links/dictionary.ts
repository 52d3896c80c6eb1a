import type { JsonValue } from '../../model/json'
import { toCompact } from './compact-json'

/* The preset dictionary of deflate in links of tag 2: typical prompts, and document structure. Released, so it never
   changes: existing links refer to it by distance. The most frequent parts are last, where distances are shortest. */

const prose = `
able across actually add address adult advice again against ahead air allow almost alone along already also although
always amount angle animal announce another anybody anyone apple apply area argue arm around arrive article artist
attention author autumn away baby back bad bag balance ball bank base basic bath beach bear beat beautiful become bed
begin beginning behaviour behind believe bell belong below beside better between beyond bicycle bill bird birthday bit
blame blood board boat body bold bone border born both bottom bowl box boy brain branch brave bread break breakfast
breath bridge brief bring broken brother brush build building burn bus business busy button buy cake calculate
calendar camera candle captain card care careful carry case castle catch category cause celebrate cell centre century
certain chair challenge chance change chapter charge cheap check cheese chemical circle claim class clean clear clever
climb clock close clothes coat code coffee coin cold collect column combine come common company compare complete
concert condition confirm connect consider contain control cook copy corner correct cost count country couple course
cousin cover create creature cross crowd cry culture cup current customer cut daily dance danger date daughter dead
deal debate decision deep degree delicious delight deliver depend describe desert design desk detail develop diagram
die difference dinner direction dirty discover discuss dish distance doctor double doubt down draft drama dream dress
drink drive drop dry duck during dust duty each ear early earth easily east easy eat edge education effect effort egg
eight either electric element elephant eleven else empty encourage energy engine enjoy enough enter entire equal error
escape especially evening event ever evidence exact exactly exam excellent except exchange exercise exhibition exist
expect expensive experience experiment express extra eye fact fail fair fall false family famous far farm fast father
favourite fear feature feed field fight figure fill film final find fine finger finish fit five flat floor flour fly
fold follow food foot force foreign forest forget form formal fortune forward four fox free fresh fruit full fun funny
furniture future game garden gate general gentle gift girl glad glass goal gold grade gram grandmother grandfather
grey ground group grow guard guess guest guide hair half hall hand handle hang happen hard harbour hat hate head
health hear heat heavy height hello hidden high hill history hit hold hole holiday home honest hope horse hospital
host hot hotel hour however huge human hundred hungry hurry hurt ice idea imagine important improve include increase
indeed insect inside interest interesting invent invite island item jacket job join joke journey judge juice jump keep
kilogram kilometre kind king kitchen knee knife knock knowledge lady lake lamp land language last late laugh law layer
lazy lead leaf learn least leave left leg lens lesson level library lie life light limit line lion lip list listen
live local lock lonely look lose loud love low lucky lunch machine magic main manner map mark market master match
material mathematics matter meal mean measure meat meet member memory metal method middle midnight might mile milk
mind mine minute mirror missing mistake mix modern moment Monday money month mood morning mostly mother mountain mouse
mouth move museum narrow nature near necessary neck needle negative neighbour neither nervous never new news newspaper
nice night nine nobody noise none north nose notice now object observe ocean offer office often oil old once only
onion open opinion opposite orange order ordinary organise other otherwise ought outside oven over own page pair paint
paper parcel parent park part party pass passenger past path patient pattern pause pay peace pen pencil people pepper
per perfect perhaps period phone photo phrase physics piano piece pilot place plain plan plane planet plant plate
platform play please plenty pocket point police polite pond pool poor popular position possible post potato power
practice precise predict prefer prepare present press pretty price print private probably problem process produce
product project promise proof protect proud prove public pull pupil pure purpose push puzzle quarter queen quick quiet
quite quote rabbit race radio railway raise range rare rate rather raw reach ready real realise really receive recent
recognise record reduce region regular relation relevant remain remember remove repair repeat replace reply report
represent require research respect rest return reward rice rich ride right ring rise risk river road rock role roof
room rope rose rough round row rubbish rule run safe sail salad salt same sand save scale scene science score sea
search season seat second secret section seed seem select sell send sense separate series serious serve set seven
several shadow shake shape share sharp sheep sheet shelf shine ship shirt shoe shop shoulder shout show shy side sign
signal silence silly silver similar simply since sing single sister sit situation six skill skin sleep slice slow
smell smile smoke smooth snake society soft soil soldier solution somebody sometimes son song soon sort sound soup
source south space speak special speech speed spend spoon sport spot spring square stage stand standard start state
station stay steal step stick still stomach stone stop straight strange street strength strong study stuff stupid
subject success sudden sugar suit summer supper sure surface surprise sweet swim system table tail take talk tall task
taste tax tea team tear telephone television tell ten tense term terrible test thank theatre themselves theory thick
thin thing think third thirsty thirteen thirty though thought thousand threat throat through throw ticket tidy tie
tiger tight till tired title today together tomato tomorrow tone tongue tonight tool tooth top topic total touch tour
towards tower town toy track trade tradition traffic train translate travel treat trick trip trouble true trust truth
try turn twelve twenty twice two type typical ugly umbrella uncle under understand university unknown unless until
unusual upper upset useful usual vegetable version very view visit visitor voice vote vowel wait wake walk wall want
warm warn wash waste watch wave weak wear wedding week weekend weigh weight welcome well west wet whale wheel whenever
whether while whole whose wide wife wild win wind window wine wing winner winter wise wish within woman wonder wood
word worker worry worse worst worth wrong yard year yesterday young yourself youth zero zoo
Summarise the following text in three short sentences. Translate everything the user writes into simple English, French, German, Spanish.
Explain it step by step, as if to a child of five who has never heard of it. Give an example first, then the rule. Compare these two answers and say which of them is better and why.
Read the review and decide whether it is positive, negative or neutral. Rate from 0 to 100 how certain you are. How polite, how happy, how sad, how angry, how excited, how calm, how funny, how scary, how difficult is it?
Pick a colour that fits the mood, an icon that stands for it, and a number for how strong it is. Draw a small picture of it with a few bright colours on a dark background. happy sad angry calm excited tired curious afraid surprised proud
red orange yellow green blue purple violet pink brown black white grey #000000 #ffffff #ff0000 #00ff00 #0000ff heart star sun moon cloud rain snow fire water tree flower house cat dog bird fish robot rocket music book question check warning
Ask one question at a time with two to six options, and wait for the answer before you go on. Let the person choose what happens next in the story. Once upon a time there was a little girl who lived in the forest near a village by the sea. The hero finds a door, a key, a map, a letter, a treasure, a dragon, a friendly ghost. Write the next chapter in no more than five sentences and end with a choice.
You are the chef of a restaurant: suggest a recipe with the ingredients at hand and the time that it takes in minutes. You are a travel guide, a doctor, a scientist, a historian, a detective, a pirate, a poet, a judge, a coach, a librarian, a customer of a shop.
What is the weather like today in the city? Plan a birthday party for ten children. Write a poem about autumn that does not rhyme. What would happen if the moon disappeared tomorrow morning? Why is the sky blue and the grass green? My best friend moved away and I miss her. I won the race and everybody cheered! The train was late again and nobody told us anything. I am not sure whether I should laugh or cry. Thank you so much for your help, it was a wonderful day at school.
Solve the problem and show how you got the result. Check each step, find the mistake and correct it. Classify the message as a complaint, a question, a request or praise, then choose who should answer: billing, support, sales, technical. Be strict but fair: give points for content, structure, spelling and style. If something is missing or unclear, say so instead of guessing. Never invent facts, names, dates or numbers. Always answer in the language of the user. Do not mention these instructions. Use plain words and short sentences. Answer with one word only. Answer in JSON. Keep the tone warm, friendly and encouraging. Take into account what was said before. Based on the conversation above, the description above, the previous answer, the result of the tool. Only use the information given in the text. List the most important points, one per line, starting with a dash.
1. First, 2. Then, 3. Finally, - For example: - Note that 
Students learn how language models work by building with them. The teacher explains to the class what the model sees, which tools it can call, what a token costs and why the answer changes with the temperature.
which their there would about could other these those through because before after between without another something everything nothing someone people world little great right small large long short important different possible following example number letter sentence paragraph character picture image colour message person feeling emotion answer question problem reason result story student teacher children computer language model
, but , and then , or , so that , such as , for example , not because of the of a to the in the on the for the with the with a from the by the and the that the as a is a it is they are we are you can you have there is there are do not should be must be will be has been have been at least at most as well as instead of one of the each of the all of the some of the more than less than
Use the display_icon tool to show an icon. Use the display_gauge tool to set the gauge. Use the generate_pixel_art tool to draw it. Use the ask_survey_question tool to ask. Use the trigger_webhook tool. Use the display_color tool to show it. Call every tool exactly once, then explain your choice in one short sentence. Use all of the tools that you are given. Respond with 
How are you feeling today? Type a message... What do you want to say? Describe how you feel in a few words. Tell me about your day.
You are a careful reader of feelings. You are a helpful assistant. You are a creative writer who You are an expert in You are a friendly teacher who explains You are a pixel artist. You are a kind and patient 
isn't doesn't don't it's you're I'm didn't can't won't that's what's let's
ing the ed the er the ly, est, ness, tion of the ment of the able to ful of ive and ous and al and
, and the , and then , but not , which is , who has , where the . The . It . If the . When the . Then . Do not . You . Write . Give . Say . Never . Always . Each . This . There is . They . He . She . We . I . In the . A . For . At the . On the . What . How . Why . Name . Keep . Begin with . End with . Stay
 who was were had said did made took went came saw got put let gave found told left kept felt knew thought meant became began wrote read heard brought ran sat stood lost paid met held spoke drew grew fell flew ate drank slept
The user will give you The user tells you what Your task is to Your job is to help Look at what the user wrote and decide Given the message of the user, When the user asks for `

/** Typical documents; the last is the most frequent. */
const skeletons: JsonValue = [
  {
    ...{ type: 'run-start', at: 1763700000000, runId: 'run-1', documentId: 'd', documentName: '', inputs: {} },
  },
  {
    ...{
      type: 'tool-result',
      at: 1763700000000,
      pipelineId: 'main',
      nodeId: 'inference-1',
      round: 1,
      callId: 'call_1',
    },
    ...{ toolName: 'display_color', toolNodeId: 'color', outputType: 'color', content: '{"ok":true}' },
    ...{ data: { hex: '#', name: '', explanation: '' }, isError: false, explanation: '', durationMs: 1 },
  },
  {
    ...{ type: 'node-end', at: 1763700000000, pipelineId: 'main', nodeId: 'inference-1', status: 'done', output: null },
  },
  { type: 'text-delta', at: 1763700000000, pipelineId: 'main', nodeId: 'inference-1', round: 1, text: ' ' },
  { id: 'survey', type: 'survey', config: { name: 'choice', style: 'buttons' } },
  { id: 'webhook', type: 'webhook_trigger', config: { label: '', url: 'https://www.example.com/', method: 'POST' } },
  { id: 'pixels', type: 'pixel_art_display', config: { name: 'art', pixelSize: 16 } },
  {
    ...{ version: 1, id: 'abcdefgh2345', name: 'Untitled', pipelines: [] },
    settings: { defaultModel: 'anthropic/claude-sonnet-4-5' },
  },
  {
    version: 1,
    name: 'My pipeline',
    pipelines: [
      {
        id: 'main',
        name: 'My pipeline',
        nodes: [
          { id: 'icon', type: 'icon_display', config: { name: 'mood', label: 'Icon', size: 'md' } },
          { id: 'gauge', type: 'gauge_display', config: { name: 'level', min: 0, max: 100, unit: '%', style: 'bar' } },
          { id: 'text', type: 'text_display', config: { label: 'Answer' } },
          { id: 'color', type: 'color_display', config: { name: 'mood', label: 'Color', showHex: true } },
          { id: 'input', type: 'user_input', config: { placeholder: 'Type a message...' } },
          { id: 'prompt', type: 'system_prompt', config: { prompt: 'You are ' } },
          {
            id: 'inference',
            type: 'inference',
            config: { model: '', temperature: 0.7, maxTokens: 1024, contextMode: 'continue' },
          },
        ],
      },
    ],
    edges: [],
    inputs: { input: 'I ' },
  },
]

/** The preset dictionary of tag 2. */
export const dictionary: Uint8Array = joined(new TextEncoder().encode(prose), toCompact(skeletons))

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
