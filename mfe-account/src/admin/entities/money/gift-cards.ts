import { giftCardsAdmin } from '@valam/contracts/leads/gift-cards.admin';
import { giftCardStates } from '@valam/contracts/leads/gift-card-rules';
import { currencies } from '@valam/contracts/shared/money';
import { layoutOf } from '../../description/layout';
import { optionsOf } from '../../description/field-description';
import { recordPlace } from '../../description/places';
import { isInState, textAt } from '../../description/values';
import { formatMoment } from '../../record/format-moment';
import { amountWords } from '../amount-words';

/** Gift cards and their balances, which are a liability until the trips paid with them take place. */
export const giftCards = layoutOf(giftCardsAdmin, {
  title: 'Gift cards',
  noun: 'gift card',
  titleOf: (row) => `${amountWords(row['amount'])} for ${textAt(row, 'recipientName')}`,
  stateOf: (row) => textAt(row, 'state') || null,
  searchHint: 'Names, emails, end of the code',
  hasListCsv: true,
  columns: [
    { key: 'createdAt', label: 'Ordered', as: 'moment' },
    { key: 'recipientName', label: 'For' },
    { key: 'buyerName', label: 'From' },
    { key: 'amount', label: 'Worth', as: 'money' },
    { key: 'balance', label: 'Left', as: 'money' },
    { key: 'state', label: 'State', as: 'state' },
    { key: 'deliverAt', label: 'Delivery', as: 'moment' },
    { key: 'expiresOn', label: 'Valid through', as: 'day' },
  ],
  filters: [
    { key: 'state', label: 'State', kind: 'select', options: optionsOf(giftCardStates) },
    { key: 'currency', label: 'Currency', kind: 'select', options: optionsOf(currencies) },
  ],
  facts: [
    { key: 'amount', label: 'Worth', as: 'money' },
    { key: 'balance', label: 'Left', as: 'money' },
    { key: 'codeEnd', label: 'End of the code' },
    { key: 'recipientName', label: 'For' },
    { key: 'recipientEmail', label: 'Sent to', as: 'mail' },
    { key: 'buyerName', label: 'From' },
    { key: 'buyerEmail', label: 'Buyer', as: 'mail' },
    { key: 'message', label: 'Message', as: 'long' },
    { key: 'paidAt', label: 'Paid', as: 'moment' },
    { key: 'deliverAt', label: 'Delivery', as: 'moment' },
    { key: 'deliveredAt', label: 'Delivered', as: 'moment' },
    { key: 'expiresOn', label: 'Valid through', as: 'day' },
  ],
  parts: [
    {
      title: 'Refunds to the buyer',
      rows: 'refunds',
      columns: [
        { key: 'at', label: 'When', as: 'moment' },
        { key: 'amount', label: 'Amount', as: 'money' },
        { key: 'state', label: 'State', as: 'state' },
        { key: 'reason', label: 'Reason' },
        { key: 'lastError', label: 'Problem' },
      ],
    },
    {
      title: 'Ledger',
      rows: 'lines',
      columns: [
        { key: 'at', label: 'When', as: 'moment' },
        { key: 'kind', label: 'What', as: 'state' },
        { key: 'amount', label: 'Amount', as: 'money' },
      ],
      href: (line) => (textAt(line, 'bookingId') ? recordPlace('bookings', textAt(line, 'bookingId')) : null),
    },
  ],
  actions: [
    {
      name: 'send-again',
      label: 'Send again',
      when: isInState('delivered'),
      confirm: 'The recipient gets a new code within a minute. The code that was sent before is void.',
      done: 'It is being sent.',
    },
    {
      name: 'block',
      label: 'Block',
      tone: 'danger',
      when: isInState('paid', 'delivered'),
      confirm:
        'The code no longer pays for anything. What is on the card stays. If it was delivered, the recipient gets an email about it.',
      done: 'Blocked.',
    },
    {
      name: 'unblock',
      label: 'Unblock and send again',
      when: isInState('blocked'),
      confirm: ({ deliverAt }) =>
        Date.parse(deliverAt) > Date.now()
          ? `The recipient gets the card on its day, ${formatMoment(deliverAt)}.`
          : 'The recipient gets a new code within a minute.',
      done: 'Unblocked.',
    },
    {
      name: 'refund',
      label: 'Refund the buyer',
      tone: 'danger',
      when: isInState('paid', 'delivered', 'blocked', 'refunded'),
      confirm:
        'What is left on the card goes back to the payment method it was bought with. The code stops working permanently. If it was delivered, the recipient gets an email about it.',
      done: 'The refund is on its way.',
    },
    {
      name: 'mark-refunded',
      label: 'Refunded another way',
      when: ({ refunds }) => refunds?.some(({ state }) => state === 'failed') ?? false,
      confirm:
        'What could not be refunded was paid back by transfer or in cash. It is not tried again. The buyer gets an email about it.',
      done: 'Noted as refunded.',
    },
  ],
});
