/** Requests full screen. Always resolves: the page works without it. */
export async function enterFullScreen(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen?.({ navigationUI: 'hide' })
  } catch {
    // Not permitted or not supported.
  }
}

/** Leaves full screen. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
}
