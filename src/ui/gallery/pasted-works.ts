/** One piece of a paste: what to read, and the name that stood before it. */
export interface PastedWork {
  source: string
  name?: string
}

/** A line that ends in a link, with perhaps a name before it: "Ada: https://…#2:…". */
const namedLink =
  /^(?:(?<name>\S.{0,79}?)\s*(?:[:,;|\t]|\s[-–—]|\s)\s*)?(?<link>(?:[a-z][a-z0-9+.-]*:\/\/\S*)?#[0-9a-z]{1,3}:\S+)$/i

/** Takes a paste apart: many links, one a line; or one pipeline as it stands in a file. */
export function pastedWorks(text: string): PastedWork[] {
  const lines = text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(Boolean)
  if (!lines.some(line => namedLink.test(line))) return text.trim() === '' ? [] : [{ source: text.trim() }]
  return lines.map(line => {
    const { name, link } = namedLink.exec(line)?.groups ?? {}
    return link ? { source: link, ...(name && { name }) } : { source: line }
  })
}

/** A file's name as a person would say it: "Ada.aili5.json" as "Ada". */
export function nameOfFile(fileName: string): string {
  return fileName.replace(/(\.aili5)?\.(json|ya?ml|txt)$/i, '') || fileName
}
