import { formatTime } from '@valam/contracts/shared/days';
import { VisuallyHidden } from '@valam/ui/layout/layout';
import { Body } from '@valam/ui/typography/typography';
import { useEffect, useState } from 'react';
import { minutesWords, spokenReminder } from './time-left';

interface SeatsKeptProps {
  /** By the clock of the service, so that a wrong clock here does not matter. */
  readonly secondsLeft: number;
  readonly until: string;
  readonly onOver?: () => void;
}

/** Until when the seats are kept, and how long that still is. */
export function SeatsKept({ secondsLeft, until, onOver }: SeatsKeptProps) {
  const left = useSecondsLeft(secondsLeft);
  useEffect(() => {
    if (left === 0) onOver?.();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the time is over
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
