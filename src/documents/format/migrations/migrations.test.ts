import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testRows } from '../../../../tests/support/test-rows'
import { LocalizedError } from '../../../language/localized-error'
import type { JsonObject } from '../../../model/json'
import { parseDocument } from '../parse'
import { migrate, newestVersion } from './index'

const folder = 'tests/fixtures/documents/versions'
const versions = Array.from({ length: newestVersion }, (_, index) => index + 1)
const golden = (version: number): JsonObject => JSON.parse(readFileSync(`${folder}/${version}.json`, 'utf8'))

test('every version that was ever released has a golden file', () => {
  expect(readdirSync(folder).sort()).toEqual(versions.map(version => `${version}.json`).sort())
})

testRows(versions)('each version becomes the newest, and is then left as it is', version => {
  const migrated = migrate(golden(version))
  if ('problem' in migrated) throw new LocalizedError(migrated.problem)
  expect(migrated.document).toEqual(golden(newestVersion))
  expect(migrate(migrated.document)).toEqual(migrated)
  expect(parseDocument(golden(version))).toEqual({ document: golden(newestVersion), notes: [] })
})

test('migrating changes nothing in the file that it was given', () => {
  const given = golden(1)
  migrate(given)
  expect(given).toEqual(golden(1))
})

testRows([0, -1, 1.5, newestVersion + 1, '1', null, undefined])('anything else is no version', version => {
  expect(migrate({ ...golden(1), version } as JsonObject)).toHaveProperty('problem')
})
