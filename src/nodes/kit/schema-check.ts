import * as v from 'valibot'
import type { LocalizedText } from '../../language/message'
import type { JsonValue } from '../../model/json'
import { describeSchemaIssue } from '../../model/schema-issue'

/** The forms of texts in a tool's arguments, which a JSON Schema alone does not check: `check` of a tool. */
export function checkBy(schema: v.GenericSchema): (args: JsonValue) => LocalizedText[] {
  return args =>
    (v.safeParse(schema, args).issues ?? [])
      .filter(({ type }) => type === 'regex')
      .map(issue => {
        const place = (issue.path ?? []).map(({ key }) => String(key)).join('/')
        return describeSchemaIssue({ keyword: 'pattern', instanceLocation: `#/${place}`, error: '' }, args)
      })
}
