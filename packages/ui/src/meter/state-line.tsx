import { Small } from '@valam/ui/typography/typography';
import { DotRow, Meter, MeterText } from './dot-row';

export interface StateLineProps {
  /** What it is the state of: `Your booking`. */
  readonly label: string;
  /** The states of a life in their order. */
  readonly states: readonly string[];
  /** The one that is reached now; one that is not on the way, such as `cancelled`, rings no dot. */
  readonly current: string;
}

/** The states of a life as dots on a line, ringed as far as reached. */
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
