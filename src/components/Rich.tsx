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
  const tag = /<(\w+)>(.*?)<\/\1>/su.exec(text)
  if (!tag) return text.replaceAll(VALUE_BRACKET, '<')
  const [whole, name = '', content = ''] = tag
  const inner = withTags(content, tags)
  return (
    <Fragment>
      {withTags(text.slice(0, tag.index), tags)}
      {Object.hasOwn(tags, name) ? tags[name]?.(inner) : inner}
      {withTags(text.slice(tag.index + whole.length), tags)}
    </Fragment>
  )
}
