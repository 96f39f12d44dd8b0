/** The permissions of the back office as they were decided, independent of the code that enforces them. */

const all = ['owner', 'operations', 'sales', 'content', 'finance'];
const desk = ['owner', 'operations', 'sales', 'finance'];
const sellers = ['owner', 'operations', 'sales'];
const operators = ['owner', 'operations'];
const money = ['owner', 'operations', 'finance'];
const treasurers = ['owner', 'finance'];
const editors = ['owner', 'operations', 'content'];
const writers = ['owner', 'content'];
const owner = ['owner'];

export interface Rights {
  read: string[];
  write?: string[];
  create?: string[];
  actions?: Record<string, string[]>;
}

const each = (who: string[], ...names: string[]) => Object.fromEntries(names.map((name) => [name, who]));

const actionsOfContent = { ...each(writers, 'publish', 'unpublish', 'archive', 'import'), export: all };
const preview = { preview: writers };
const reorder = { reorder: writers };
const content = (actions: Record<string, string[]> = {}): Rights => ({
  read: all,
  write: writers,
  actions: { ...actionsOfContent, ...actions },
});

export const expectedRoles: Record<string, Rights> = {
  tours: content({ ...preview, ...reorder, replay: operators }),
  'tour-dates': content(),
  retreats: content({ ...preview, ...reorder }),
  temples: content(preview),
  venues: content(preview),
  ashrams: content(preview),
  blogs: content(preview),
  faqs: content(reorder),
  testimonials: content(reorder),
  expertise: content(),
  policies: content(preview),
  festivals: content(),
  settings: content(reorder),
  media: { read: writers, write: writers, create: editors },
  aliases: { read: writers, write: writers, actions: { delete: writers } },
  departures: {
    read: desk,
    write: operators,
    actions: each(
      operators,
      'open',
      'close',
      'cancel-preview',
      'cancel',
      'roster',
      'share-roster',
      'revoke-rosters',
    ),
  },
  today: { read: desk },
  leads: { read: desk, write: sellers, actions: { note: desk, quote: sellers, 'open-link': sellers } },
  people: { read: sellers },
  quotes: { read: desk, actions: { withdraw: sellers, 'open-link': sellers } },
  reviews: { read: editors, actions: each(editors, 'publish', 'refuse', 'answer') },
  bookings: {
    read: desk,
    write: sellers,
    actions: {
      ...each(money, 'refund', 'offline-payment'),
      ...each(operators, 'cancel', 'move', 'transfer', 'open-details', 'open-link'),
      ...each(sellers, 'move-preview', 'resend'),
      note: desk,
    },
  },
  'booking-terms': { read: desk, write: treasurers },
  'promo-codes': { read: desk, write: money },
  sample: { read: owner, actions: { remove: owner } },
  payments: { read: money },
  refunds: { read: money, actions: { retry: money, 'mark-paid': treasurers } },
  'payment-plans': { read: money, actions: { end: money, 'stop-charges': money } },
  shares: { read: money, actions: each(money, 'withdraw', 'resend') },
  'gift-cards': {
    read: money,
    actions: { 'send-again': money, ...each(treasurers, 'block', 'unblock', 'refund', 'mark-refunded') },
  },
  invoices: { read: money, actions: each(money, 'check', 'csv') },
  waitlist: { read: desk, actions: { withdraw: sellers } },
  subscribers: { read: editors, actions: { unsubscribe: editors } },
  webhooks: { read: money, actions: { replay: money } },
  contributors: {
    read: all,
    write: editors,
    actions: each(operators, 'approve', 'decline', 'suspend', 'reinstate', 'invite', 'set-code'),
  },
  'host-applications': {
    read: ['owner', 'operations', 'content', 'sales'],
    actions: each(operators, 'review', 'approve', 'decline'),
  },
  users: {
    read: operators,
    actions: each(
      operators,
      'revoke-sessions',
      'reset-totp',
      'block',
      'unblock',
      'resend-verification',
      'send-reset-link',
    ),
  },
  staff: {
    read: owner,
    write: owner,
    actions: each(
      owner,
      'revoke-sessions',
      'reset-totp',
      'block',
      'unblock',
      'resend-invitation',
      'end-all-sessions',
      'dismiss',
    ),
  },
  commissions: { read: money, actions: each(treasurers, 'hold', 'release', 'void') },
  payouts: { read: treasurers, actions: each(treasurers, 'preview', 'run', 'export', 'mark-paid', 'cancel') },
  audit: { read: operators },
  mails: { read: sellers, actions: { resend: sellers } },
  events: { read: operators, actions: each(operators, 'replay', 'drop') },
  jobs: { read: operators, actions: each(operators, 'retry', 'cancel') },
};
