import type { Connection } from '../../src/providers/connections/connections'

/** A connection to a server of a school, without a key. */
export const schoolConnection: Connection = {
  id: 'school',
  provider: 'other',
  label: 'School',
  wire: 'openai',
  baseUrl: 'https://school.test/v1',
  auth: 'bearer',
  headers: {},
}

/** A connection to a server of one's own, by its wire. */
export const ownConnection = (wire: Connection['wire'], changes: Partial<Connection> = {}): Connection => ({
  id: 'own',
  provider: 'other',
  label: 'Own',
  wire,
  baseUrl: 'https://model.example',
  auth: 'bearer',
  headers: {},
  ...changes,
})
