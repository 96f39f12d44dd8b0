import type { Action } from '@valam/mfe-kit/remote';

type Name = keyof typeof import('./form-actions').formActions;

/** Lazy-loads the code of an action when its form is sent. */
const sent =
  (name: Name): Action =>
  async (app, form) => {
    const { formActions } = await import(/* webpackChunkName: "form-actions" */ './form-actions');
    return formActions[name](app, form);
  };

/** The actions of booking's forms, by name. */
export const actions: Readonly<Record<Name, Action>> = {
  inquiry: sent('inquiry'),
  documents: sent('documents'),
  waitlist: sent('waitlist'),
  book: sent('book'),
  contact: sent('contact'),
  'private-tour': sent('private-tour'),
  'private-tour-from-tour': sent('private-tour-from-tour'),
  'writers-newsletter': sent('writers-newsletter'),
  'buy-gift-card': sent('buy-gift-card'),
  'check-gift-card': sent('check-gift-card'),
  'redeem-gift-card': sent('redeem-gift-card'),
  release: sent('release'),
  'pay-balance': sent('pay-balance'),
  'start-plan': sent('start-plan'),
  'leave-plan': sent('leave-plan'),
  'invite-companions': sent('invite-companions'),
  'withdraw-share': sent('withdraw-share'),
  'resend-share': sent('resend-share'),
  'pay-share': sent('pay-share'),
  'share-traveller': sent('share-traveller'),
  'save-card': sent('save-card'),
  'withdraw-card': sent('withdraw-card'),
  cancel: sent('cancel'),
  'change-date': sent('change-date'),
  'group-size': sent('group-size'),
  transfer: sent('transfer'),
  travellers: sent('travellers'),
  billing: sent('billing'),
  'newsletter-confirm': sent('newsletter-confirm'),
  'newsletter-leave': sent('newsletter-leave'),
  'accept-offer': sent('accept-offer'),
  'reminders-off': sent('reminders-off'),
  withdraw: sent('withdraw'),
  'accept-quote': sent('accept-quote'),
  review: sent('review'),
  'privacy-request': sent('privacy-request'),
  'privacy-erase': sent('privacy-erase'),
};
