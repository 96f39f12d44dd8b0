import { formatDay, istDay } from '@valam/contracts/shared/days';
import { formatMoney, type Money } from '@valam/contracts/shared/money';
import { nameInMail, withoutAddresses } from '@valam/service-kit/text/typed-words';
import { Page, type PdfDocument } from './page.js';

interface GiftCardFacts {
  readonly brand: string;
  readonly contact: string;
  readonly site: string;
  readonly at: Date;
  readonly amount: Money;
  readonly code: string;
  readonly buyerName: string;
  readonly recipientName: string;
  readonly message: string | null;
  readonly expiresOn: string;
}

/** A printable gift card. It is attached to an email and sanitizes typed text in the same way. */
export function giftCardDocument(facts: GiftCardFacts): PdfDocument {
  const recipient = nameInMail(facts.recipientName) ?? 'you';
  const page = new Page({ title: `A journey for ${recipient}`, brand: facts.brand, at: facts.at });
  page.text(`From ${nameInMail(facts.buyerName) ?? 'a friend'}, ${formatDay(istDay(facts.at))}`);
  if (facts.message) page.heading('Message').text(withoutAddresses(facts.message));
  page
    .heading('Gift card')
    .table(
      [
        { cells: ['Value', `${formatMoney(facts.amount)} (${facts.amount.currency})`], isStrong: true },
        { cells: ['Code', facts.code], isStrong: true },
        { cells: ['Valid through', formatDay(facts.expiresOn)] },
      ],
      [1, 2],
    );
  page
    .heading('How to use it')
    .list([
      `Choose a journey at ${facts.site}/spiritual-tours.`,
      'Enter the code in the booking panel, or on the page of a booking that you have.',
      `It pays for a deposit, a balance or the whole trip, in ${facts.amount.currency} only. What is left stays on the card.`,
    ]);
  return page.finish(`${facts.brand}. ${facts.contact}. Anyone who has the code can use the card.`);
}
