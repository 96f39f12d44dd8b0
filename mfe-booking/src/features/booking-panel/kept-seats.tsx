import { formatDayRange } from '@valam/contracts/shared/days';
import { callFailure } from '@valam/mfe-kit/api';
import { Button, LinkButton } from '@valam/ui/button/button';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { Cluster, Stack } from '@valam/ui/layout/layout';
import { Notice } from '@valam/ui/notice/notice';
import { useShell } from '@valam/mfe-kit/shell';
import { useEffect, useEffectEvent } from 'react';
import { bookingApi } from '../../api/booking.api';
import { SeatsKept } from '../../parts/seats-kept';
import { peopleWords } from '../../parts/trip-facts';
import { useOnReturn } from '../../parts/use-on-return';
import { isAnswered } from '../../parts/is-answered';
import { forgetDraft } from './kept-draft';
import { forgetStarted } from './started-booking';

interface KeptSeatsProps {
  /** The secret id of the abandoned checkout session. */
  readonly id: string;
  /** The key of the trip. */
  readonly trip: string;
  readonly onFreed: () => void;
  /** True if the panel still has the details with which this session was started, as after Back. */
  readonly isAsSent: boolean;
  /** Ends the draft of a booking that is paid. */
  readonly onPaid: () => void;
}

/**
 * Shows a visitor who returns from the payment page without paying which seats are still held, and for how long. For a
 * visitor who has paid it ends the draft, so that the same booking cannot be paid twice.
 */
export default function KeptSeats({ id, trip, onFreed, isAsSent, onPaid }: KeptSeatsProps) {
  const { data, error, refetch } = bookingApi.useCheckoutSessionQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  const [release, { isLoading }] = bookingApi.useReleaseCheckoutMutation();
  const shell = useShell();
  // The seats may have been paid for meanwhile.
  useOnReturn(refetch);
  // A lost connection does not mean that the seats are lost: without the id, the next booking would not replace this one.
  const isUnknown = error !== undefined && isAnswered(error);
  const isOver = isUnknown || (data !== undefined && (data.url === null || !data.holdSecondsLeft));
  useEffect(() => {
    if (isOver) forgetStarted(trip);
  }, [isOver, trip]);

  const isPaid = data?.payment === 'paid';
  const endDraft = useEffectEvent(() => {
    forgetDraft(trip);
    onPaid();
  });
  useEffect(() => {
    if (isPaid && isAsSent) endDraft();
  }, [isPaid, isAsSent]);

  if (isPaid)
    return (
      <Notice tone="success" title="Your payment has arrived" live>
        <Stack $gap="3">
          <p>
            {peopleWords(data.quantity)}, {formatDayRange(data.startDate, data.endDate)}.
          </p>
          <Cluster>
            <LinkButton small href={`/booking/success?session_id=${encodeURIComponent(id)}`}>
              See your booking
            </LinkButton>
          </Cluster>
        </Stack>
      </Notice>
    );
  if (!data || isOver || !data.url || !data.holdExpiresAt) return null;

  async function giveBack(): Promise<void> {
    const { error: refusal } = await release({ params: { id } });
    if (refusal)
      shell.toast({
        title: 'We couldn’t release the seats',
        description: callFailure(refusal)?.problem.message,
        tone: 'destructive',
      });
    await refetch();
    onFreed();
  }

  return (
    <Notice tone="attention" title="You have seats on hold">
      <Stack $gap="3">
        <p>
          {peopleWords(data.quantity)}, {formatDayRange(data.startDate, data.endDate)}. Nothing was charged
          yet.
        </p>
        <SeatsKept
          secondsLeft={data.holdSecondsLeft ?? 0}
          until={data.holdExpiresAt}
          onOver={() => void refetch()}
        />
        <Cluster>
          <LinkButton small href={data.url}>
            Continue to payment
          </LinkButton>
          <Button
            ref={passFocusOn}
            small
            variant="quiet"
            busy={isLoading}
            busyLabel="Releasing..."
            onClick={() => void giveBack()}
          >
            Release my seats
          </Button>
        </Cluster>
      </Stack>
    </Notice>
  );
}
