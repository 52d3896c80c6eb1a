import { dirname } from 'node:path'

/** The folder of relative paths. npm changes the working directory to the package and exports the original one. */
export function folderOfPerson(env: Readonly<Record<string, string | undefined>>, current: string): string {
  const { INIT_CWD: called, npm_package_json: packageJson, npm_lifecycle_event: script } = env
  const isMoved = called && script && packageJson && dirname(packageJson) === current
  return isMoved ? called : current
}
