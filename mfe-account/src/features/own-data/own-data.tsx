import { ActionForm } from '@valam/mfe-kit/form';
import { formatMoney } from '@valam/contracts/shared/money';
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

/** A copy of one's data, and the end of it. Both go by a mailed link, so that a borrowed screen is not enough. */
export function OwnData({ hasCode }: { hasCode: boolean }) {
  return (
    <Stack as="section" $gap="5" aria-labelledby="own-data">
      <Heading id="own-data" $size={1}>
        Your data
      </Heading>
      <Grid>
        <GridItem $from={1} $to={6}>
          <Stack $gap="4">
            <Heading as="h3">Take it with you</Heading>
            <Body>
              One file with everything that we hold of you: account, profile, sessions, commission, payouts,
              bookings and messages.
            </Body>
            <AskByMail intent="export" label="Mail me the link to my data" />
          </Stack>
        </GridItem>
        <GridItem $from={7} $to={13}>
          <Stack $gap="4">
            <Heading as="h3">Have it erased</Heading>
            <Consequences>
              <li>Your account ends at once, on every device. Nobody can bring it back, not even we.</li>
              <li>Your page and pictures leave the site; your referral code stops working.</li>
              <li>Payout details are deleted: what has not been paid by then can no longer be paid.</li>
              <li>Of payments and commissions only what the law asks for is kept, without your name.</li>
            </Consequences>
            {hasCode && <Unpaid />}
            <AskByMail intent="erase" label="Mail me the link to erase my data" />
          </Stack>
        </GridItem>
      </Grid>
      <Small $soft>The link comes to the address of your account and works for an hour.</Small>
    </Stack>
  );
}

/** Money that would be lost with the account. */
function Unpaid() {
  const { data } = accountApi.useOwnReferralQuery();
  const balance = data?.earnings.balance;
  if (!balance || balance.amountMinor <= 0) return null;
  return (
    <Notice tone="attention" title={`${formatMoney(balance)} is earned and not yet paid`}>
      Wait for the payout first, or you give it up.
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
