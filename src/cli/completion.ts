import { localize } from '../language/active'
import { msg } from '../language/message'
import type { CommandLine, Option, Options } from '../terminal/command-line'
import { UsageError } from '../terminal/usage-error'
import { oneFile } from './named-files'
import { type CommandForm, commandForms, shells } from './options'
import { type ExitCode, exit, type Terminal } from './terminal'

const forms: Record<string, CommandForm> = commandForms
const names = [...Object.keys(forms), 'help']

/** `completion SHELL`: a script that completes commands, options and their values. */
export async function completion(line: CommandLine, terminal: Terminal): Promise<ExitCode> {
  const shell = shells.find(each => each === line.files[0])
  if (!shell) throw new UsageError(msg('Name a shell: {shells}.', { shells: shells.join(', ') }))
  oneFile(line)
  terminal.stdout.write(scripts[shell]())
  return exit.done
}

const scripts: Record<(typeof shells)[number], () => string> = {
  bash,
  zsh: () => `autoload -U +X bashcompinit && bashcompinit\n${bash()}`,
  fish,
}

function bash(): string {
  const cases = Object.entries(forms).map(([name, { options }]) => {
    const values = Object.entries(options).flatMap(([option, { choices }]) =>
      choices ? [`      --${option}) COMPREPLY=($(compgen -W "${choices.join(' ')}" -- "$word")); return ;;`] : [],
    )
    const known = [...Object.keys(options).map(option => `--${option}`), ...(name === 'completion' ? shells : [])]
    const choose = values.length > 0 ? ['      case "$before" in', ...values, '      esac'] : []
    return [`    ${name})`, ...choose, `      words="${known.join(' ')}" ;;`].join('\n')
  })
  return `_aili5() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${names.join(' ')}" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
    help) words="${Object.keys(forms).join(' ')}" ;;
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word") $(compgen -f -- "$word"))
}
complete -o filenames -F _aili5 aili5
`
}

function fish(): string {
  const lines = Object.entries(forms).flatMap(([name, { says, options }]) => [
    `complete -c aili5 -n __fish_use_subcommand -a ${name} -d ${quoted(localize(says))}`,
    ...fishOptions(name, options),
  ])
  const ofShells = `complete -c aili5 -n '__fish_seen_subcommand_from completion' -f -a '${shells.join(' ')}'`
  const ofHelp = `complete -c aili5 -n '__fish_seen_subcommand_from help' -f -a '${Object.keys(forms).join(' ')}'`
  const help = 'complete -c aili5 -n __fish_use_subcommand -a help'
  return [...lines, help, ofHelp, ofShells, ''].join('\n')
}

function fishOptions(command: string, options: Options): string[] {
  return Object.entries(options).map(([name, option]) => {
    const when = `-n '__fish_seen_subcommand_from ${command}'`
    return `complete -c aili5 ${when} -l ${name}${valuesOf(option)} -d ${quoted(localize(option.says))}`
  })
}

function valuesOf({ type, choices }: Option): string {
  if (type === 'boolean') return ''
  return choices ? ` -x -a '${choices.join(' ')}'` : ' -r'
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "\\'")}'`
}
