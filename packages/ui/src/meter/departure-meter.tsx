import { seatsText } from './seats-text';
import { DotRow, Meter, MeterText } from './dot-row';

export interface DepartureMeterProps {
  /** How many seats the departure has. */
  readonly seats: number;
  /** Taken by confirmed bookings. */
  readonly sold: number;
  /** Reserved by people who are paying just now. */
  readonly held?: number;
}

/** Every seat a dot; the line goes round the taken ones. The number stands beside it. */
export function DepartureMeter({ seats, sold, held = 0 }: DepartureMeterProps) {
  const taken = Math.min(seats, Math.max(0, sold + held));
  const free = seats - taken;
  const text = seatsText(free, seats);
  return (
    <Meter>
      <DotRow count={seats} ringed={taken} label={text} />
      <MeterText $strong={free > 0 && free <= 3} aria-hidden="true">
        {text}
      </MeterText>
    </Meter>
  );
}
