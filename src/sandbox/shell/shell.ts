import { t } from '../../language/active'
import type { ShellResult } from '../../model/services'

/**
 * A result of the shell in memory. It reports a command that it does not have, or a packer that it cannot use, in words
 * that read like a missing installation of ours; `more` says what else can be done.
 */
export function describedResult({ stdout, stderr, exitCode }: ShellResult, more = ''): ShellResult {
  const unknown = (_: string, program: string) =>
    `${t('“{program}” is not part of this small shell.', { program })}${more && ` ${more}`}`
  return {
    stdout,
    stderr: stderr
      .replaceAll(/^bash: (?:line \d+: )?(\S+): command not (?:found|available in browser environments.*)$/gm, unknown)
      .replaceAll(/(\S+) compression requires .*$/gm, unknown),
    exitCode,
  }
}
