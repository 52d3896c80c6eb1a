import * as v from 'valibot'
import { LocalizedError } from '../../language/localized-error'
import { msg } from '../../language/message'
import type { NodeContext, NodeResult, NodeType } from '../../model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { problemsOf } from '../kit/problems'
import { setting } from '../kit/setting'

const fields = {
  /** A shell command line. It takes no templates: output of a model must never become a command. */
  cmd: setting(v.optional(v.string(), ''), {
    label: msg('Command'),
    control: 'code',
    placeholder: 'tr a-z A-Z',
    help: msg(
      'A line for a small shell that lives in the page: sort, grep, sed, awk, jq and many more. It reaches no files and no network.',
    ),
  }),
}

export type ScriptConfig = ConfigOf<typeof fields>

/** Pipes the text from above through a command, and outputs what that prints. */
const script: NodeType<ScriptConfig> = {
  type: 'script',
  name: msg('Script'),
  family: 'data',
  summary: msg('Run a small program on the text.'),
  configSchema: configSchema(fields),
  run: (config, context) => runScript(config.cmd, context),
  problems: ({ cmd }) => problemsOf(!cmd.trim() && msg('There is no command yet, so the text goes on as it is.')),
}

async function runScript(cmd: string, { above, runCommand, signal, log }: NodeContext): Promise<NodeResult> {
  if (cmd.trim() === '') return { output: above }
  if (!runCommand) throw new LocalizedError(msg('There is no shell here that could run this command.'))
  const { stdout, stderr, exitCode } = await runCommand({ command: cmd, stdin: above }, signal)
  const said = stderr.trim()
  if (exitCode !== 0) {
    const status = String(exitCode)
    const words = said
      ? msg('The command ended with status {status}: {said}', { status, said })
      : msg('The command ended with status {status}.', { status })
    return { output: stdout, failure: { message: words, code: 'COMMAND_FAILED' } }
  }
  if (said) log('warning', said)
  return { output: stdout }
}

export default script
