import { t } from '../../language/active'

/** An id without its provider: "claude-haiku-4-5". */
export function bareId(id: string): string {
  return id.slice(id.indexOf('/') + 1)
}

/** The model of a config, as its summary names it. */
export function modelName(id: string): string {
  return id ? bareId(id) : t('the page’s model')
}
