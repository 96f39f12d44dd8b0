import { giftCardLimits, returnPaid } from '@valam/contracts/leads/gift-card-rules';
import { formatPrice, isCurrency } from '@valam/contracts/shared/money';
import { PageHead } from '@valam/mfe-kit/head';
import { useSearchParams } from '@valam/mfe-kit/router';
import { useBrand, useCurrency, useShell } from '@valam/mfe-kit/shell';
import { useAppSelector } from '@valam/mfe-kit/store';
import { Breadcrumb } from '@valam/ui/breadcrumb/breadcrumb';
import { Container, Grid, GridItem, Section, Stack } from '@valam/ui/layout/layout';
import { Body, Display, Heading, Lead } from '@valam/ui/typography/typography';
import { useState } from 'react';
import { BalanceForm } from '../features/gift-card/balance-form';
import { BoughtCard } from '../features/gift-card/bought-card';
import { wholeAmount } from '../features/gift-card/gift-card-amount';
import { GiftCardForm, type GiftDraft } from '../features/gift-card/gift-card-form';
import { GiftCardPicture } from '../features/gift-card/gift-card-picture';

/** Sells gift cards and shows their balance. */
export default function GiftCardsPage() {
  const brand = useBrand();
  const shell = useShell();
  const typed = useTyped();
  // A refused form without JavaScript may have another currency than the site.
  const [refusedCurrency, setRefusedCurrency] = useState(isCurrency(typed.currency) ? typed.currency : null);
  const siteCurrency = useCurrency();
  const currency = refusedCurrency ?? siteCurrency;
  const [search] = useSearchParams();
  const bought = search.get('session_id');
  const [draft, setDraft] = useState<GiftDraft>(typed);
  const amount = wholeAmount(draft.amount) ?? giftCardLimits[currency].suggested[1] ?? 0;
  return (
    <Section $space="6" $pad="bottom">
      <PageHead
        title={`Gift cards | ${brand.name}`}
        description="Give a journey: a gift card for any tour or retreat, with your message, sent on the day you choose."
        canonical="/gift-cards"
        isHidden={bought !== null}
      />
      <Container>
        <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Gift Cards' }]} />
        <Grid>
          <GridItem $from={1} $to={7}>
            <Stack $gap="5">
              {bought && <BoughtCard id={bought} comesFromPaying={search.get('return') === returnPaid} />}
              <Stack $gap="3">
                <Display>Give someone a journey</Display>
                <Lead>
                  A gift card for any tour or retreat, with your message, sent on the day you choose.
                </Lead>
              </Stack>
              <GiftCardPicture
                drawn
                amount={formatPrice(amount, currency)}
                recipientName={draft.recipientName || 'someone you love'}
                buyerName={draft.buyerName || 'you'}
              />
              <Stack $gap="3">
                <Heading $size={2}>How it works</Heading>
                <Body>
                  The recipient gets an email with a code and a card to print. The code works toward a
                  deposit, a balance or a whole trip, all at once or in parts, and you can combine cards.
                </Body>
              </Stack>
            </Stack>
          </GridItem>
          <GridItem $from={8} $to={13}>
            <Stack $gap="5">
              <Heading $size={1}>Buy a gift card</Heading>
              <GiftCardForm
                currency={currency}
                draft={draft}
                onCurrency={(next) => {
                  setRefusedCurrency(null);
                  shell.setCurrency(next);
                }}
                onDraft={(part) => setDraft((before) => ({ ...before, ...part }))}
              />
            </Stack>
          </GridItem>
          <GridItem $from={1} $to={7}>
            <Stack $gap="3">
              <Heading $size={2}>Check your balance</Heading>
              <BalanceForm />
            </Stack>
          </GridItem>
        </Grid>
      </Container>
    </Section>
  );
}

/** The input of a form that was refused without JavaScript; otherwise empty. */
function useTyped(): GiftDraft & Readonly<Record<'currency', string>> {
  const values = useAppSelector(({ shell: { report } }) =>
    report?.action === 'booking/buy-gift-card' ? report.values : null,
  );
  const of = (name: string): string => values?.[name] ?? '';
  return {
    amount: of('amount'),
    recipientName: of('recipientName'),
    buyerName: of('buyerName'),
    currency: of('currency'),
  };
}
