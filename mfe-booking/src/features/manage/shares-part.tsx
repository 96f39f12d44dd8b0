import type { BookingShares, CompanionShare } from '@valam/contracts/leads/booking-shares.schema';
import type { Booking } from '@valam/contracts/leads/booking.schema';
import type { ShareState } from '@valam/contracts/leads/share';
import { formatDay, formatEndOfDay } from '@valam/contracts/shared/days';
import { formatMoney, isZero } from '@valam/contracts/shared/money';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { Cluster } from '@valam/ui/layout/layout';
import { DataTable } from '@valam/ui/table/data-table';
import { Body, Small } from '@valam/ui/typography/typography';
import { InviteForm } from './invite-form';
import { ManageSection } from './manage-section';

const stateWords: Record<ShareState, string> = {
  open: 'Not paid yet',
  paid: 'Paid',
  lapsed: 'Not paid in time, yours to pay',
  withdrawn: 'Withdrawn',
  covered: 'Paid by you',
  over: 'Ended',
};

/** The companions' shares of the balance, and the form to invite them. */
export function SharesPart({ booking, token }: { booking: Booking; token: string }) {
  const { shares, quantity, actions } = booking;
  if (!shares) return null;
  const isOffered = quantity > 1 && actions.payBalance.allowed;
  if (shares.shares.length === 0 && !isOffered) return null;
  return (
    <ManageSection id="shares" title="Pay apart" screenOnly={shares.shares.length === 0}>
      {shares.shares.length > 0 && (
        <ShareTable shares={shares} isOver={booking.state === 'cancelled'} token={token} />
      )}
      {isOffered && <Invitation shares={shares} token={token} />}
    </ManageSection>
  );
}

function Invitation({ shares, token }: { shares: BookingShares; token: string }) {
  const { proposed, dueOn, refusal } = shares;
  if (!proposed || !dueOn) return refusal && <Body>{refusal}</Body>;
  return (
    <>
      <Body>
        Invite companions to pay their own share of the balance. Each gets a private link to pay and to fill
        in their own traveler form, and sees nobody else’s details. Shares are due by {formatEndOfDay(dueOn)},
        a week before the balance. What isn’t paid by then is yours to pay, and we email you.
      </Body>
      <InviteForm shares={{ ...shares, proposed }} token={token} />
    </>
  );
}

interface ShareTableProps {
  readonly shares: BookingShares;
  /** The booking is cancelled, so no one has anything left to pay. */
  readonly isOver: boolean;
  readonly token: string;
}

function ShareTable({ shares: { shares, own, open }, isOver, token }: ShareTableProps) {
  return (
    <>
      <DataTable
        caption="Shares of companions"
        rows={shares}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', header: 'Companion', names: true, cell: ({ name }) => name },
          { key: 'amount', header: 'Share', figures: true, cell: ({ amount }) => formatMoney(amount) },
          {
            key: 'state',
            header: 'State',
            cell: (share) => stateOf(share, { isOver, isOwnPaid: isZero(own) }),
          },
          ...(shares.some(({ state }) => state === 'open')
            ? [
                {
                  key: 'actions',
                  header: 'Change',
                  cell: (share: CompanionShare) =>
                    share.state === 'open' && <ShareActions share={share} token={token} />,
                },
              ]
            : []),
        ]}
      />
      {open.amountMinor > 0 && (
        <Small $soft>
          Companions pay {formatMoney(open)}, and you pay {formatMoney(own)}. Together this is the balance.
        </Small>
      )}
    </>
  );
}

interface Rest {
  readonly isOver: boolean;
  /** The lead traveler has nothing left to pay. */
  readonly isOwnPaid: boolean;
}

const stateOf = ({ state, dueOn, hasForm }: CompanionShare, rest: Rest): string =>
  [payWords(state, dueOn, rest), ...(hasForm ? ['traveler form filled in'] : [])].join('; ');

function payWords(state: ShareState, dueOn: string, { isOver, isOwnPaid }: Rest): string {
  if (isOver && state !== 'paid') return 'Not paid';
  if (state === 'open') return `${stateWords.open}, due by ${formatDay(dueOn)}`;
  return state === 'lapsed' && isOwnPaid ? 'Not paid in time' : stateWords[state];
}

function ShareActions({ share: { id, name }, token }: { share: CompanionShare; token: string }) {
  return (
    <Cluster>
      <OneButton
        action="booking/resend-share"
        token={token}
        id={id}
        label={`Send ${name} the invitation again`}
      >
        Send again
      </OneButton>
      <OneButton
        action="booking/withdraw-share"
        token={token}
        id={id}
        label={`Withdraw the share of ${name}`}
      >
        Withdraw
      </OneButton>
    </Cluster>
  );
}

interface OneButtonProps {
  readonly action: 'booking/resend-share' | 'booking/withdraw-share';
  readonly token: string;
  readonly id: string;
  readonly label: string;
  readonly children: string;
}

function OneButton({ action, token, id, label, children }: OneButtonProps) {
  return (
    <ActionForm action={action}>
      {({ isSending }) => (
        <>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="id" value={id} />
          <Button
            ref={passFocusOn}
            type="submit"
            variant="secondary"
            small
            busy={isSending}
            busyLabel="Processing..."
            aria-label={`${children}: ${label}`}
          >
            {children}
          </Button>
        </>
      )}
    </ActionForm>
  );
}
