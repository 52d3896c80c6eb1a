/** One step of a preset: text with `code` and [links](https://…), no other Markdown. */
export function SetupStep({ text }: { text: string }) {
  return text.split(/(`[^`]+`|\[[^[\]]+\]\(https:\/\/[^)\s]+\))/).map((part, index) => {
    const link = /^\[([^\]]+)\]\((\S+)\)$/.exec(part)
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>
    if (!link) return part
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <a key={index} href={link[2]} target="_blank" rel="noopener noreferrer">
        {link[1]}
      </a>
    )
  })
}
