import { starter } from './starter'

export const packYourBag = starter(
  {
    id: 'pack-your-bag',
    title: 'Pack your bag',
    teaches: 'Talk has no order; a list has. The tool’s schema makes the model bring things into a shape.',
  },
  [
    { id: 'things', type: 'list_display', config: { name: 'bag' } },
    {
      id: 'packer',
      type: 'system_prompt',
      config: {
        prompt:
          'You help to pack. Find everything in the message that goes into the bag, and write it down with display_bag_list. Then say in one sentence what might be missing.',
      },
    },
    {
      id: 'message',
      type: 'user_input',
      config: {
        placeholder: 'Where do you go, and what do you take?',
        defaultValue: 'For the lake I take my swimsuit, a towel, sun cream, two apples and the blue ball.',
      },
    },
    { id: 'model', type: 'inference', config: { model: '', temperature: 0.2 } },
  ],
)
