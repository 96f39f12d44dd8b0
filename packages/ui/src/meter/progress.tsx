import { DotRow, Meter, MeterText } from './dot-row';

export interface ProgressProps {
  readonly done: number;
  readonly of: number;
  /** What is counted: `4 of 10 completed bookings this year`. */
  readonly text: string;
}

/** A way of a few steps: a dot each, the line round those that are done. */
export function Progress({ done, of, text }: ProgressProps) {
  return (
    <Meter>
      <DotRow count={of} ringed={Math.min(of, Math.max(0, done))} />
      <MeterText>{text}</MeterText>
    </Meter>
  );
}
