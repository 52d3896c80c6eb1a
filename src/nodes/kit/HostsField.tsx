import { ListField } from '../../components/ListField'
import { hostProblem } from './hosts'

interface HostsFieldProps {
  config: { allowedDomains: readonly string[] }
  onChange(patch: { allowedDomains: string[] | undefined }): void
  isLocked(field: string): boolean
  placeholder: string
  /** "called". */
  deed: string
}

/** The hosts that a node may send requests to. */
export function HostsField({ config, onChange, isLocked, placeholder, deed }: HostsFieldProps) {
  return (
    <ListField
      label="Allowed hosts"
      items={config.allowedDomains}
      onChange={hosts => onChange({ allowedDomains: hosts.length > 0 ? hosts : undefined })}
      locked={isLocked('allowedDomains')}
      problem={hostProblem}
      placeholder={placeholder}
      help={`One per line. No other host can be ${deed}. If empty, you are asked each time.`}
    />
  )
}
