import { msg } from '../../language/message'
import { EXAMPLE_ID, exampleStack, type Help } from '../kit/help'

/** A hand-drawn sun. */
const SUN =
  'iVBORw0KGgoAAAANSUhEUgAAAPAAAACgCAMAAAAFBRFXAAAABlBMVEX/////vh5rE1nGAAACCUlEQVR42u3dQZKDMAxEUfX9Lz3rFAPBsQyS+2sduvRiYoOpChEURVEURVHblj4LMGDAgAEDBvyaOAADBgwYMOBFkmVgFR25dWAVPVMHxKGxA4r+MrtFz89EvaIzZt5O0SkrTavsiitrxVV75R1uxbtnaV1XK7PTekrsamV2Yk/qEf7MMKz7cEGxzquV915n+laNvMfexrm3jmpzV6+71Wmv4LwzjVSD68pDbxPci8Pr7lVNek8C6m7PTXv/i6i7jad57gFYemtTKd5PYputXClJ7OBtKJa8xJKXWPISS2ZiN7DkJZa8xJKZ2A0smYndwJKZ2A0smYndwJKZGPDmYMlMDBjwXmDJTLwn+KKJJ8HPfRcX3TwAfmHwL9pZDxZgwIABM0szwoABA2aW7j9L29wtsQFgDGYTDzBgnrXwMA3w9uIAvLc4AO8tDsB7iwPw3uIIL3GElzgA7y2O8BJHeIkjvMQRXuI2yCTxaWa5Qc0Z46vQaidxwmn9LbTYb3ZafCO11hw1Kb6VWmtOnpmtb6eWWoN+XqCGUistub+tyeOxhS4xxsk/pdb1xkb/ejjU17oPv3nF3CP8kQEulJ3YVZPstK7aZC+66iicveK6snZ2RledojPa6hU931a36NztjktA+3e1+L2Nx+99S71XVsCAAQMG7Anu/xwYMGDAgAEDpiiKoiiqf/0Bu4YgghhNK1EAAAAASUVORK5CYII='

const help: Help = {
  what: msg('Paper and paint. What you draw is sent to the model as a picture, together with your words.'),
  seen: msg(
    'The picture itself, as one message from the user. It does not see your strokes, or the order you drew them in.',
  ),
  idea: msg('Draw something that could be two things, and see which one the model picks.'),
  example: exampleStack(
    msg('A drawing'),
    [
      ['paint_input', { width: 240, height: 160 }, EXAMPLE_ID],
      ['color_display', { name: msg({ message: 'main', context: 'name of a card' }) }],
      [
        'system_prompt',
        {
          prompt: msg(
            'Look at the drawing. Show its main color with {display_main_color}, and say in one sentence what you see.',
            { display_main_color: msg({ message: 'display_main_color', context: 'name of a tool' }) },
          ),
        },
      ],
      ['inference', { model: '', temperature: 0.4 }],
    ],
    { [EXAMPLE_ID]: { image: { mediaType: 'image/png', data: SUN } } },
  ),
}

export default help
