import { linkLife } from '@valam/contracts/identity/link-life';
import { ActionForm } from '@valam/mfe-kit/form';
import { formatMoney, subtract } from '@valam/contracts/shared/money';
import { Button } from '@valam/ui/button/button';
import { Grid, GridItem, Stack } from '@valam/ui/layout/layout';
import { Notice } from '@valam/ui/notice/notice';
import { Body, Heading, Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { accountApi } from '../../api/account.api';

const Consequences = styled.ul`
  padding-left: 1.2em;
  & > li {
    list-style: disc;
    margin-top: var(--space-2);
  }
`;

/** Exports or erases the user's data. Both need an emailed link, so that access to an unlocked screen is not enough. */
export function OwnData({ hasCode, isStaff }: { hasCode: boolean; isStaff: boolean }) {
  return (
    <Stack as="section" $gap="5" aria-labelledby="own-data">
      <Heading id="own-data" $size={1}>
        Your data
      </Heading>
      <Grid>
        <GridItem $from={1} $to={6}>
          <Stack $gap="4">
            <Heading as="h3">Download it</Heading>
            <Body>
              One file with everything we hold about you: account, profile, sessions, commission, payouts,
              bookings and messages.
            </Body>
            <AskByMail intent="export" label="Email me the link to my data" />
          </Stack>
        </GridItem>
        <GridItem $from={7} $to={13}>
          <Stack $gap="4">
            <Heading as="h3">Delete it</Heading>
            {isStaff ? (
              <Body>
                Yours is a staff account, which is not deleted. Please have an owner remove you from the staff
                first.
              </Body>
            ) : (
              <Deletion hasCode={hasCode} />
            )}
          </Stack>
        </GridItem>
      </Grid>
      <Small $soft>
        The link comes to the address of your account and works for {linkLife('privacy_export')}.
      </Small>
    </Stack>
  );
}

/** The consequences of the deletion of a partner's account, and the button that starts it. */
function Deletion({ hasCode }: { hasCode: boolean }) {
  return (
    <>
      <Consequences>
        <li>Your account is closed immediately, on every device. This can’t be undone, even by us.</li>
        <li>Your page and pictures are removed from the site, and your referral code stops working.</li>
        <li>
          Payout details are deleted, so anything unpaid can no longer be paid out. Only a payout that is on
          its way still arrives.
        </li>
        <li>We keep only the payment and commission records the law requires, without your name.</li>
      </Consequences>
      {hasCode && <Unpaid />}
      <AskByMail intent="erase" label="Email me the link to delete my data" />
    </>
  );
}

/** Warns about unpaid earnings, which would be lost with the account. A payout on its way keeps its details until it is paid. */
function Unpaid() {
  const { data } = accountApi.useOwnReferralQuery();
  const lost = data && subtract(data.earnings.balance, data.earnings.inPayout);
  if (!lost || lost.amountMinor <= 0) return null;
  return (
    <Notice tone="attention" title={`${formatMoney(lost)} is earned and not paid yet`}>
      If you delete your account before the payout, you lose it.
    </Notice>
  );
}

function AskByMail({ intent, label }: { intent: 'export' | 'erase'; label: string }) {
  return (
    <ActionForm action="account/own-data" aria-label={label}>
      {({ isSending }) => (
        <>
          <input type="hidden" name="intent" value={intent} />
          <Button
            type="submit"
            variant={intent === 'erase' ? 'danger' : 'secondary'}
            busy={isSending}
            busyLabel="Sending..."
          >
            {label}
          </Button>
        </>
      )}
    </ActionForm>
  );
}
