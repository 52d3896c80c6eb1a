import type { Fix, Problem } from '../../engine/checks/problem'
import { activeMessages } from '../../language/active'
import { joinTexts } from '../../language/localized-error'
import { type LocalizedText, msg } from '../../language/message'
import type { Document, Node } from '../../model/document'
import { type CatalogEntry, findModel, resolveModelId } from './catalog'

/** Cards that ask for a model which its provider no longer answers with, each with its successor as the fix. */
export function retiredModels(document: Document): Problem[] {
  return document.pipelines.flatMap(({ nodes }) =>
    nodes.flatMap((node): Problem[] => {
      const { model } = node.config
      const entry = typeof model === 'string' && model !== '' ? resolveModelId(model).entry : undefined
      if (!entry?.retired) return []
      const next = findModel(entry.retired.successor)
      return [{ nodeId: node.id, message: retiredSentence(entry), ...(next && { fix: successionFix(node, next) }) }]
    }),
  )
}

/** Says until when a model answers, which may be past, and which one to choose in its place. */
export function retiredSentence({ label, retired }: CatalogEntry): LocalizedText {
  const successor = findModel(retired?.successor ?? '')?.label ?? ''
  const until = msg('{label} answers until {date}.', { label, date: formatDate(retired?.on ?? '') })
  return joinTexts([until, msg('Choose {successor} in its place.', { successor })], ' ')
}

function successionFix({ id }: Node, { provider, id: model, label }: CatalogEntry): Fix {
  return {
    label: msg('Use {model}', { model: label }),
    apply: document => ({
      ...document,
      pipelines: document.pipelines.map(pipeline => ({
        ...pipeline,
        nodes: pipeline.nodes.map(node =>
          node.id === id ? { ...node, config: { ...node.config, model: `${provider}/${model}` } } : node,
        ),
      })),
    }),
  }
}

/** "June 15, 2026" */
function formatDate(date: string): string {
  return activeMessages().date(new Date(date), { dateStyle: 'long', timeZone: 'UTC' })
}
