/** The content of a link to what a class handed in: the gateway that has it, and the pass that opens it. */
export interface WorksInvitation {
  /** The gateway's origin: "https://gateway.example.school". */
  gateway: string
  /** The pass that the teacher's page gives: it opens the works of one class for a day. */
  pass: string
  /** The id of the work to show on the projector; absent for the gallery with all of them. */
  work?: string
}

/** Encodes a link to the works of a class as a fragment: "#works:…". */
export function encodeWorksLink({ gateway, pass, work }: WorksInvitation): string {
  return `#works:${pass}${work === undefined ? '' : `/${work}`}@${gateway}`
}

/** Decodes a link to the works of a class: a fragment or a URL; null for any other. */
export function decodeWorksLink(text: string): WorksInvitation | null {
  const match = /^[^#\s]*#works:([a-z0-9.]{20,200})(?:\/([a-z]{12}))?@(https?:\/\/[^\s/@?#]{1,253})$/.exec(text.trim())
  const [, pass, work, gateway] = match ?? []
  if (pass === undefined || gateway === undefined) return null
  if (!URL.canParse(gateway) || new URL(gateway).origin !== gateway) return null
  return { gateway, pass, ...(work !== undefined && { work }) }
}
