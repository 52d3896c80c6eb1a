import { createContext } from 'react'
import { t } from '../../language/active'
import { isTokenizerKnown, type ReadingModel, runsInPage } from '../../providers/tokenizers/tokenize-text'

/** The model whose pieces texts are shown in; null where texts are shown whole. */
export const TokenizationContext = createContext<ReadingModel | null>(null)

/** How the texts are cut for a model. */
export function tokenizationNote(model: ReadingModel): string {
  if (model.provider === 'demo')
    return t('The demo counts every four letters as a piece. Real models learn their pieces from texts.')
  if (runsInPage(model))
    return t(
      'These are the pieces of this model, read from its file. Where the file is not on this device, the cut is an estimate.',
    )
  return isTokenizerKnown(model.id)
    ? t('These are the pieces of OpenAI’s models.')
    : t('We do not know how this model cuts text, so this is an estimate.')
}
