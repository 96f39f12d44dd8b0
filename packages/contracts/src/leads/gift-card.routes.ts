import { defineRoute } from '../shared/define.js';
import { buyGiftCard, getGiftCard, getGiftCardBalance, getGiftCardSession } from './gift-card.rpc.js';
import { GiftCardOrder } from './gift-card.schema.js';

export const buyGiftCardRoute = defineRoute({
  method: 'POST',
  path: '/api/gift-cards',
  summary: 'Buy a gift card: the answer says where to pay',
  body: GiftCardOrder,
  output: buyGiftCard.output,
  problems: buyGiftCard.problems,
  status: 201,
  limit: 'checkout',
});

export const getGiftCardSessionRoute = defineRoute({
  method: 'GET',
  path: '/api/gift-cards/session/:id',
  summary: 'What has become of the payment for a gift card',
  params: getGiftCardSession.input,
  output: getGiftCardSession.output,
  problems: getGiftCardSession.problems,
});

export const getGiftCardBalanceRoute = defineRoute({
  method: 'POST',
  path: '/api/gift-cards/balance',
  summary: 'What is left on a gift card',
  body: getGiftCardBalance.input,
  output: getGiftCardBalance.output,
  problems: getGiftCardBalance.problems,
  limit: 'password',
});

export const getGiftCardRoute = defineRoute({
  method: 'GET',
  path: '/api/gift-cards/:token',
  summary: 'A gift card behind the link that was sent with it',
  params: getGiftCard.input,
  output: getGiftCard.output,
  problems: getGiftCard.problems,
});
