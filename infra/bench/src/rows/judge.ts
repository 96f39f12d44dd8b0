import type { Row } from '@valam/testing/report';

/** Compares a figure with its goal. */
export function judged(
  name: string,
  {
    value,
    most = Infinity,
    least = -Infinity,
    unit = '',
    measured,
    goal,
    yardstick,
    details,
  }: {
    value: number;
    most?: number;
    least?: number;
    unit?: string;
    measured: string;
    goal: string;
    yardstick?: string;
    details?: unknown;
  },
): Row {
  const isMet = value <= most && value >= least;
  const by = value > most ? value - most : least - value;
  return {
    name,
    measured,
    goal,
    verdict: Number.isFinite(value) ? (isMet ? 'met' : 'missed') : 'not measured',
    ...(yardstick && { yardstick }),
    ...(!isMet && { missedBy: `${measured}: ${by.toFixed(2)} ${unit} off` }),
    ...(details !== undefined && { details }),
  };
}

/** A measurement that was planned and failed counts as missed. */
export const failed = (name: string, why: string): Row => ({
  name,
  measured: `failed: ${why}`,
  goal: 'to be measured',
  verdict: 'missed',
  missedBy: why,
});
