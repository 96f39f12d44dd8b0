import { DotRow, Meter, MeterText } from './dot-row';

const fewSeats = 3;

/** `5 of 12 seats left`, `Only 2 seats left`, `All 12 seats taken`. */
export function seatsText(free: number, seats: number): string {
  if (free <= 0) return `All ${seats} seats taken`;
  if (free <= fewSeats) return `Only ${free} ${free === 1 ? 'seat' : 'seats'} left`;
  return `${free} of ${seats} seats left`;
}

export interface DepartureMeterProps {
  /** Number of seats of the departure. */
  readonly seats: number;
  /** Taken by confirmed bookings. */
  readonly sold: number;
  /** Seats held in checkout. */
  readonly held?: number;
}

/** Every seat is a dot, and a line surrounds the taken ones; the number is beside it. */
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
