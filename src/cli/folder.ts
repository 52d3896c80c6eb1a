import { dirname } from 'node:path'

/**
 * The folder that a person's paths are relative to. npm moves a script of a package into the package's own folder, and
 * says where it was called.
 */
export function folderOfPerson(env: Readonly<Record<string, string | undefined>>, current: string): string {
  const { INIT_CWD: called, npm_package_json: packageJson, npm_lifecycle_event: script } = env
  const isMoved = called && script && packageJson && dirname(packageJson) === current
  return isMoved ? called : current
}
