/**
 * The figures of `infra/docs/performance.md` that a plan needs, in milliseconds of processor time for one request.
 */
export function measuredIn(text: string) {
  const rows = text.split('\n').filter((line) => line.startsWith('| '));
  const figureOf = (name: string, figure: RegExp) => {
    const row = rows.find((line) => line.startsWith(`| ${name}`));
    const found = row && figure.exec(row)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  return {
    page: figureOf('server-rendered pages a second', /([\d.]+) ms CPU in the shell each/),
    cached: figureOf('cached GET, CPU', /([\d.]+) ms CPU each/),
    uncached: figureOf('uncached GET through NATS to PostgreSQL, CPU', /([\d.]+) ms CPU each/),
    hotDate: figureOf('booking session on one hot date', /, ([\d.]+)\/s,/),
    run: /from the run of ([^.]+)\./.exec(text)?.[1] ?? 'an unknown day',
    machine: /^Machine: ([^;]+);/m.exec(text)?.[1] ?? 'an unknown machine',
    isBusy: text.includes('**The machine was busy'),
  };
}
