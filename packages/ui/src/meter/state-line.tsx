import { Small } from '@valam/ui/typography/typography';
import { DotRow, Meter, MeterText } from './dot-row';

export interface StateLineProps {
  /** The accessible name: `Your booking`. */
  readonly label: string;
  /** The states in order. */
  readonly states: readonly string[];
  /** The current state; one outside the sequence, such as `cancelled`, rings no dot. */
  readonly current: string;
}

/** A sequence of states as dots on a line, ringed up to the current one. */
export function StateLine({ label, states, current }: StateLineProps) {
  const at = states.indexOf(current);
  const next = at < 0 ? undefined : states[at + 1];
  const place = at < 0 ? current : `${current}, step ${at + 1} of ${states.length}`;
  return (
    <Meter>
      <DotRow count={states.length} ringed={at + 1} label={`${label}: ${place}`} />
      <MeterText $strong>{current}</MeterText>
      {next !== undefined && <Small $soft>Then: {next}</Small>}
    </Meter>
  );
}
