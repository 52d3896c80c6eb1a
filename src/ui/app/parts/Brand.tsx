/** The logo: three cards on a pipe. */
export function Brand() {
  return (
    <svg aria-hidden="true" width="26" height="26" viewBox="0 0 26 26">
      <path d="M8.5 2v22" stroke="var(--line-strong)" strokeWidth="4" strokeLinecap="round" />
      <rect x="3" y="3" width="20" height="5.5" rx="2.2" fill="var(--input)" />
      <rect x="3" y="10.25" width="20" height="5.5" rx="2.2" fill="var(--model)" />
      <rect x="3" y="17.5" width="20" height="5.5" rx="2.2" fill="var(--output)" />
    </svg>
  )
}
