import { codeWithLesson } from '../../documents/links/class-code'
import { encodeClassLink } from '../../documents/links/class-link'
import { encodeWorksLink } from '../../documents/links/works-link'
import type { LessonId } from '../../lessons/lesson-list'
import type { ClassRecord } from '../classes/class-record'
import type { Gateway, GatewayContext } from '../gateway'
import { passFor } from './auth'

/** How students come into a class. */
export interface Invitation {
  /** With the number of the lesson, where there is one. */
  shownCode: string
  lesson: LessonId | undefined
  link: string
  /** Where students reach the gateway. */
  gateway: string
  /** Whether that is this machine only. */
  isHere: boolean
}

/** The invitation to a class, as it is shown to the class. */
export function invitationTo(
  { name, code }: ClassRecord,
  lesson: LessonId | undefined,
  context: GatewayContext,
): Invitation {
  const gateway = originFor(context)
  const link = pageOf(context) + encodeClassLink({ gateway, code, name, ...(lesson !== undefined && { lesson }) })
  const isHere = isThisMachine(new URL(gateway))
  return { shownCode: codeWithLesson(code, lesson), lesson, link, gateway, isHere }
}

/** Where a teacher's browser opens the works of a class: all in the gallery, or one on the projector. */
export async function worksLinks(
  record: ClassRecord,
  context: GatewayContext,
): Promise<{ all: string; one(work: string): string }> {
  const gateway = new URL(context.req.url).origin
  const pass = await passFor(record, context.get('gateway'))
  const page = context.get('gateway').pageUrl ?? `${gateway}/`
  return {
    all: page + encodeWorksLink({ gateway, pass }),
    one: work => page + encodeWorksLink({ gateway, pass, work }),
  }
}

function pageOf(context: GatewayContext): string {
  return context.get('gateway').pageUrl ?? `${originFor(context)}/`
}

/** Where students reach the gateway: the teacher may have opened it on the machine itself. */
function originFor({ req, get }: { req: GatewayContext['req']; get(name: 'gateway'): Gateway }): string {
  const { ownUrl, networkUrl } = get('gateway')
  const asked = new URL(req.url)
  return ownUrl ?? (isThisMachine(asked) ? networkUrl : null) ?? asked.origin
}

function isThisMachine({ hostname }: URL): boolean {
  return /^(localhost$|127\.|\[::1\])/.test(hostname)
}
