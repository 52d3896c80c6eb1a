/** Asks for the whole screen. Resolves either way: the page is of use without it too. */
export async function enterFullScreen(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen?.({ navigationUI: 'hide' })
  } catch {
    // Not allowed here, or not possible on this device.
  }
}

/** Gives the screen back. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
}
