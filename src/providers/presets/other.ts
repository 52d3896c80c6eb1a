import { msg } from '../../language/message'
import { preset } from './preset'

/** Any address with one of the two wire formats. */
export const other = preset(
  { id: 'other', label: 'Another address', wire: 'openai', baseUrl: '' },
  { name: msg('Another address'), hint: msg('A gateway or a server of your own.') },
)
