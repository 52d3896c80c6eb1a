import { chmodSync, mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStorage } from 'unstorage'
import { expect, test } from 'vitest'
import { readNodeSettings } from '../settings'
import { hashOfTeacherCode } from '../teacher/auth'
import { newTeacherCode, openRecords, savedOrigin, saveOrigin, teacherCodeHash } from './storage'

test('where the gateway is reached is kept as an origin, and forgotten where it is reached no more', async () => {
  const storage = createStorage()
  expect(await savedOrigin(storage)).toBeNull()
  await saveOrigin(storage, 'http://192.168.1.5:8787')
  expect(await savedOrigin(storage)).toBe('http://192.168.1.5:8787')
  await storage.setItem('reach', 'https://class.example/path?x=1')
  expect(await savedOrigin(storage)).toBe('https://class.example')
  for (const damaged of ['no address', 7, null, {}]) {
    await storage.setItem('reach', damaged)
    expect(await savedOrigin(storage)).toBeNull()
  }
  await saveOrigin(storage, 'http://192.168.1.5:8787')
  await saveOrigin(storage, null)
  expect([await savedOrigin(storage), await storage.getKeys()]).toEqual([null, []])
})

test('the teacher’s code is the last one that was made, and a damaged record of it is none', async () => {
  const storage = createStorage()
  expect(await teacherCodeHash(storage)).toBeNull()
  await newTeacherCode(storage)
  const code = await newTeacherCode(storage)
  const hash = await hashOfTeacherCode(code)
  expect(await teacherCodeHash(storage)).toBe(hash)
  for (const damaged of [hash, `h${hash}0`, `xh${hash}`, 'h', 7, null]) {
    await storage.setItem('teacher', damaged)
    expect(await teacherCodeHash(storage)).toBeNull()
  }
})

test('the folder of a gateway is its owner’s alone, also where it was another’s before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aili5-gateway-'))
  chmodSync(folder, 0o755)
  const { close } = await openRecords(readNodeSettings({ GATEWAY_FOLDER: folder }))
  // Windows has no such modes.
  expect(statSync(folder).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o700)
  await close()
})
