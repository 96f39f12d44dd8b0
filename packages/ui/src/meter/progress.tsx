import { DotRow, Meter, MeterText } from './dot-row';

export interface ProgressProps {
  readonly done: number;
  readonly of: number;
  /** `4 of 10 completed bookings this year`. */
  readonly text: string;
}

/** Progress over a few steps: one dot each, with the line around the completed ones. */
export function Progress({ done, of, text }: ProgressProps) {
  return (
    <Meter>
      <DotRow count={of} ringed={Math.min(of, Math.max(0, done))} />
      <MeterText>{text}</MeterText>
    </Meter>
  );
}
