import * as v from 'valibot'
import { msg } from '../../language/message'
import { type Setting, setting } from './setting'

/** The model that a node asks: `provider/id`, a bare id, or empty for the default model. */
export const modelField = (when?: Setting['when']) =>
  setting(v.optional(v.string(), ''), { label: msg('Model'), control: 'model', when })

/** Maximum length of an answer. Absent: estimated from the question and the model. */
export const maxTokensField = (when?: Setting['when']) =>
  setting(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), {
    label: msg('Max tokens'),
    placeholder: msg('as needed'),
    when,
  })
