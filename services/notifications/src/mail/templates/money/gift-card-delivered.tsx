import { mailTemplate } from '../../mail-template.js';
import { Facts } from '../../parts/facts.js';
import { A, Action, Note, P, Quote, Title } from '../../parts/words.js';

export const giftCardDelivered = mailTemplate('gift-card-delivered', {
  why: 'You’re receiving this because someone bought you a gift card and gave us this address.',
  subject: (data) => `${data.buyerName} has given you a journey: ${data.amount}`,
  preview: (data) => `A gift card for you, ${data.recipientName}.`,
  body: (data) => (
    <>
      <Title>
        {data.recipientName}, {data.buyerName} gives you a journey
      </Title>
      {data.message && <Quote text={data.message} />}
      <Facts
        rows={[
          ['Gift card', data.amount],
          ['Code', data.code],
          ['Valid through', data.expiresOn],
        ]}
      />
      <Action href={data.cardUrl}>See your card</Action>
      <P>
        Choose a journey among <A href={data.toursUrl}>our tours</A>, in the currency of the card, and enter
        the code in the booking panel. It pays for a deposit, a balance or the whole trip, all at once or in
        parts. The card to print is attached.
      </P>
      <Note>Anyone who has the code can use the card, so please keep this email to yourself.</Note>
    </>
  ),
});
