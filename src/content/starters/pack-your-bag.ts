import { msg } from '../../language/message'
import { starter } from './starter'

export const packYourBag = starter(
  {
    id: 'pack-your-bag',
    title: msg('Pack your bag'),
    teaches: msg('Talk is messy. A list is not. The tool’s form makes the model put things in order.'),
  },
  [
    {
      id: 'message',
      type: 'user_input',
      config: {
        placeholder: msg('Where do you go, and what do you take?'),
        defaultValue: msg('For the lake I take my swimsuit, a towel, sun cream, two apples and the blue ball.'),
      },
    },
    {
      id: 'packer',
      type: 'system_prompt',
      config: {
        prompt: msg(
          'You help to pack. Find everything in the message that goes into the bag, and write it down with {display_bag_list}. Then say in one sentence what might be missing.',
          { display_bag_list: msg({ message: 'display_bag_list', context: 'name of a tool' }) },
        ),
      },
    },
    { id: 'things', type: 'list_display', config: { name: msg({ message: 'bag', context: 'name of a card' }) } },
    { id: 'model', type: 'inference', config: { model: '', temperature: 0.2 } },
  ],
)
