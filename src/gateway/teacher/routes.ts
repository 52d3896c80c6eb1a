import type { Visit } from '../visit'
export async function teacherRoutes(_: Visit): Promise<Response> {
  return new Response('')
}
