/** The tile that a key moves to in a grid of so many columns; undefined for other keys. */
export function nextTile(key: string, at: number, count: number, columns: number): number | undefined {
  const to = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
  }[key]
  return to === undefined ? undefined : to < 0 || to >= count ? at : to
}
