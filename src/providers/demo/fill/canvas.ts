import type { JsonObject } from '../../../engine/model/json'
import { takesPixels } from '../read/place'
import { asSchema } from '../read/schema'
import { boundsOf } from './scalars'

/** The size to draw at: what the schema fixes, what a text asks for ("16x16"), else 8 by 8. At most 16 by 16. */
export function canvasOf(parent: JsonObject, hint: string): { width: number; height: number } {
  const properties = asSchema(parent.properties)
  const pixels = asSchema(Object.values(properties).find(property => takesPixels(asSchema(property))))
  const asked = /\b(\d{1,2})\s*(?:x|×|by)\s*(\d{1,2})\b/i.exec(hint)
  const side = (key: string, wanted: number) => {
    const schema = asSchema(properties[key])
    if (typeof schema.const === 'number') return schema.const
    const { low, high } = boundsOf(schema)
    return Math.round(Math.max(Number.isFinite(low) ? low : 1, Math.min(Number.isFinite(high) ? high : 16, 16, wanted)))
  }
  let width = side('width', Number(asked?.[1] ?? 8))
  let height = side('height', Number(asked?.[2] ?? 8))
  const least = typeof pixels.minItems === 'number' ? pixels.minItems : 0
  const most = typeof pixels.maxItems === 'number' ? pixels.maxItems : 256
  if (width * height < least || width * height > most) {
    height = side('height', Math.max(1, Math.floor(Math.sqrt(width * height < least ? least : most))))
    width = side('width', Math.ceil(Math.min(Math.max(width * height, least), most) / height))
  }
  return { width, height }
}

/** The size of a picture whose schema is a list of rows. */
export function canvasOfRows(schema: JsonObject): { width: number; height: number } {
  const side = (list: JsonObject) =>
    Math.max(Number(list.minItems ?? 1), Math.min(Number(list.maxItems ?? 16), Number(list.minItems ?? 8), 16))
  return { width: side(asSchema(schema.items)), height: side(schema) }
}
