import { Fragment, type ReactNode } from 'react'
import { localize } from '../language/active'
import type { MessageDescriptor } from '../language/message'

interface RichProps {
  /** A sentence with tags: `msg('Press <b>Run</b>')`. */
  text: MessageDescriptor
  /** What each tag becomes. A tag that is not here is its content. */
  tags: Readonly<Record<string, (content: ReactNode) => ReactNode>>
}

/** In place of `<` in values, which are no tags. */
const VALUE_BRACKET = '\uE05E'

/** A sentence with elements in it, in the order of the language. */
export function Rich({ text, tags }: RichProps) {
  const values = Object.entries(text.values ?? {}).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : localize(value).replaceAll('<', VALUE_BRACKET),
  ])
  return withTags(localize({ ...text, values: Object.fromEntries(values) }), tags)
}

/** A tag does not contain one of its own name. */
function withTags(text: string, tags: RichProps['tags']): ReactNode {
  // Without a reference back to the name: WebKit does not find some of these.
  const tag = [...text.matchAll(/<(\w+)>/gu)].find(found => text.indexOf(`</${found[1]}>`, found.index) > 0)
  if (!tag) return text.replaceAll(VALUE_BRACKET, '<')
  const [start, name = ''] = tag
  const end = text.indexOf(`</${name}>`, tag.index)
  const inner = withTags(text.slice(tag.index + start.length, end), tags)
  return (
    <Fragment>
      {withTags(text.slice(0, tag.index), tags)}
      {Object.hasOwn(tags, name) ? tags[name]?.(inner) : inner}
      {withTags(text.slice(end + `</${name}>`.length), tags)}
    </Fragment>
  )
}
