import type { Row } from '@valam/testing/report';

/**
 * A row of the report from the number of attempts and the failures.
 * @param seen `least`: fewer attempts prove nothing
 */
export function finding(
  name: string,
  {
    tried,
    wrong,
    least = 1,
    goal = '0 wrong',
    unit = 'tried',
  }: { tried: number; wrong: readonly string[]; least?: number; goal?: string; unit?: string },
): Row {
  const isEnough = tried >= least;
  const measured = `${tried} ${unit}, ${wrong.length} wrong`;
  const missedBy = [
    ...(isEnough ? [] : [`only ${tried} of at least ${least} ${unit}`]),
    ...wrong.slice(0, 6),
    ...(wrong.length > 6 ? [`and ${wrong.length - 6} more`] : []),
  ].join(' | ');
  return {
    name,
    measured,
    goal,
    verdict: isEnough && wrong.length === 0 ? 'met' : 'missed',
    missedBy,
    details: wrong,
  };
}
