/** Draws a transition table as the README shows it: states down, events across. */
export function drawLife(
  states: readonly string[],
  events: readonly string[],
  next: (state: string, event: string) => string | null | undefined,
): string {
  const rows = states.map((state) => [state, ...events.map((event) => next(state, event) ?? '·')]);
  const lines = [['from', ...events], ['', ...events].map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
