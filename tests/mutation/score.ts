/** The used part of Stryker's JSON report (mutation-testing-report-schema). */
export interface MutationReport {
  files: Record<string, { mutants: { status: string }[] }>
}

/** One line per folder: noticed mutants, of all that were tried. One that no test reaches counts as unnoticed. */
export function scoreOf({ files }: MutationReport, rooms: readonly string[]): string[] {
  return rooms.map(room => {
    const statuses = Object.entries(files)
      .filter(([file]) => file.startsWith(`src/${room}/`))
      .flatMap(([, { mutants }]) => mutants.map(({ status }) => status))
    const count = (...of: string[]) => statuses.filter(status => of.includes(status)).length
    const noticed = count('Killed', 'Timeout')
    const all = noticed + count('Survived', 'NoCoverage')
    const share = all === 0 ? 'none tried' : `${((noticed / all) * 100).toFixed(1)} %`
    return `${room}: ${noticed} of ${all} mutants noticed, ${share} (${count('Survived')} survived, ${count('NoCoverage')} reached by no test, ${count('Ignored')} left out)`
  })
}
