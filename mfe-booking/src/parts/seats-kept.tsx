import { formatTime } from '@valam/contracts/shared/days';
import { VisuallyHidden } from '@valam/ui/layout/layout';
import { Body } from '@valam/ui/typography/typography';
import { useEffect, useState } from 'react';

interface SeatsKeptProps {
  /** By the clock of the service, so that a wrong local clock does not matter. */
  readonly secondsLeft: number;
  readonly until: string;
  readonly onOver?: () => void;
}

/** The end of the hold, and the time left. */
export function SeatsKept({ secondsLeft, until, onOver }: SeatsKeptProps) {
  const left = useSecondsLeft(secondsLeft);
  useEffect(() => {
    if (left === 0) onOver?.();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the time is over
  }, [left === 0]);
  return (
    <Body>
      {left > 0 ? (
        <>
          Your seats are held until <strong>{formatTime(until)}</strong>: {minutesWords(left)} from now.
        </>
      ) : (
        'Your hold has expired.'
      )}
      <VisuallyHidden role="status">{spokenReminder(left)}</VisuallyHidden>
    </Body>
  );
}

function useSecondsLeft(atFirst: number): number {
  const [left, setLeft] = useState(atFirst);
  useEffect(() => {
    const end = Date.now() + atFirst * 1_000;
    const tick = () => setLeft(Math.max(0, Math.round((end - Date.now()) / 1_000)));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [atFirst]);
  return left;
}

/** The time left, in full minutes: a countdown in seconds would pressure the visitor. */
export function minutesWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (seconds <= 0) return 'no longer';
  if (minutes === 0) return 'less than a minute';
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** The announcement for screen readers. Each text is announced once, and stays true as long as it is shown. */
export function spokenReminder(seconds: number): string {
  if (seconds <= 0) return 'Your hold has expired.';
  if (seconds <= 60) return 'Your hold expires within one minute.';
  return seconds <= 300 ? 'Your hold expires within five minutes.' : '';
}
