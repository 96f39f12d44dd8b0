import { everybody, password } from '@valam/testing/everybody';
import { json, send } from '@valam/testing/http';
import { Mail, mailedToken } from '@valam/testing/mailbox';
import { until } from '@valam/local/waiting';
import { firstDeparture } from './on-sale.ts';
import { aPaidBooking, farAway } from './paid-booking.ts';
import type { RunFile } from '@valam/local/system/run-file';
import * as z from 'zod/mini';
import type { Target } from './target.ts';

/** `of`: the recipient whose emails may contain it */
export interface Secret {
  what: string;
  value: string;
  of: readonly string[];
}
/** Links in emails that authorize their bearer. */
const privateLink =
  /\/(?:verify-email|reset-password|booking\/manage|booking\/share|newsletter\/\w+|unsubscribe|privacy|gift-cards|waitlist|inquir(?:y|ies)|enquir(?:y|ies)|quotes?|review(?:s)?)\/([\w.-]{20,})/g;

/** Free text of travelers and partners that is encrypted at rest. */
const written = (marker: string, booker: string): Secret[] =>
  ['diet', 'needs', 'passport', 'health', 'wish', 'contact'].map((what) => ({
    what,
    value: `${marker}${what}`,
    of: [booker],
  }));

async function call(
  { site }: Target,
  path: string,
  ask: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
) {
  const answer = await send(site + path, { method: 'POST', ...ask });
  if (![200, 201, 202, 204].includes(answer.status))
    throw new Error(`${path} answered ${answer.status}: ${answer.text.slice(0, 200)}`);
  return answer;
}

const allMails = async ({ mailbox }: RunFile): Promise<Mail[]> =>
  json(await send(`${mailbox}/api/messages`), z.array(Mail)) ?? [];

/** The tokens in all emails to people of this test day. */
async function mailedTokens({ run, tag }: Target): Promise<Secret[]> {
  const mails = (await allMails(run())).filter((mail) => JSON.stringify(mail.to).includes(tag));
  return mails.flatMap((mail) =>
    [...`${mail.text} ${JSON.stringify(mail.links)}`.matchAll(privateLink)].map(([link, token]) => ({
      what: `the token of ${link.split('/')[1]}`,
      value: token ?? '',
      of: [JSON.stringify(mail.to)],
    })),
  );
}

/** A sold-out date. */
const soldOut = ({ site }: Target) =>
  firstDeparture(site, ({ date }) =>
    date.status === 'sold_out' || date.free === 0 ? date.dateId : undefined,
  );

/** A companion's share with a marker in the form that no other traveler sees. */
async function markedShare(target: Target, token: string, marker: string): Promise<Secret[]> {
  const email = `companion-${target.tag}@audit.example`;
  const value = `${marker}companion`;
  const companions = [{ name: 'Marked Companion', email }];
  await call(target, `/api/bookings/${token}/shares`, { body: { companions } });
  const link = await mailedToken(target.run().mailbox, email, /booking\/share\/([\w.-]+)/);
  const body = { fullName: 'Marked Companion', medicalNotes: value };
  await call(target, `/api/shares/${link}/traveller`, { method: 'PUT', body });
  await call(target, `/api/shares/${link}/pay`, { body: {} });
  await call(target, `/booking/share/${link}`, { method: 'GET' });
  const lead = (await call(target, `/api/bookings/${token}`, { method: 'GET' })).text;
  if (lead.includes(value)) throw new Error('the lead traveler sees what a companion has filled in');
  return [
    { what: 'the form of a companion', value, of: [email] },
    { what: 'the link of a share', value: link, of: [email] },
  ];
}

/** What travelers and visitors do on the marked day, in order. */
async function visitorCalls(
  target: Target,
  { token, email, marker, diet }: Readonly<Record<'token' | 'email' | 'marker' | 'diet', string>>,
): Promise<[path: string, ask: Parameters<typeof call>[2]][]> {
  const { tag } = target;
  return [
    [
      `/api/bookings/${token}/travellers`,
      {
        method: 'PUT',
        body: {
          travellers: [
            {
              fullName: 'Marked Traveler',
              passportNumber: `${marker}passport`.slice(0, 40),
              medicalNotes: `${marker}health`,
              roomWish: `${marker}wish`,
              diet,
              emergencyContact: { name: `${marker}contact`, phone: '1', relation: 'x' },
            },
          ],
        },
      },
    ],
    [`/api/bookings/${token}`, { method: 'GET' }],
    [`/booking/manage/${token}`, { method: 'GET' }],
    [`/api/bookings/${token}/pay-balance`, { body: {} }],
    ['/api/auth/forgot-password', { body: { email: `operations-${tag}@audit.example` } }],
    ['/api/privacy/export', { body: { email } }],
    ['/api/newsletter/subscribe', { body: { email: `reader-${tag}@audit.example`, name: 'A Reader' } }],
    [
      '/api/waitlist',
      {
        body: {
          dateId: await soldOut(target),
          firstName: 'A',
          lastName: 'Waiter',
          email: `waiter-${tag}@audit.example`,
          quantity: 1,
        },
      },
    ],
    [
      '/api/leads',
      {
        body: {
          type: 'inquiry',
          firstName: 'An',
          lastName: 'Inquirer',
          email: `inquirer-${tag}@audit.example`,
          mobile: '+919000012345',
          quantity: 1,
          message: 'Is March too hot?',
        },
        headers: { 'idempotency-key': `marked-${tag}` },
      },
    ],
  ];
}

/** Plays a business day with a marker in every encrypted field and every secret. */
export async function playMarkedDay(target: Target): Promise<{ secrets: Secret[]; deeds: number }> {
  const { run, tag } = target;
  const marker = `MARKER${tag}`;
  const wishes = { diet: `${marker}diet`, needs: `${marker}needs` };
  const { token, email } = await aPaidBooking(target, 'marked', wishes, { quantity: 2, from: farAway() });
  const people = await everybody(run(), tag);
  const person = (who: string) => people[who]?.headers ?? {};
  const account = `${Date.now()}0042`;
  const visits = await visitorCalls(target, { token, email, marker, diet: wishes.diet });
  for (const [path, ask] of visits) await call(target, path, ask);
  const ofShare = await markedShare(target, token, marker);

  const details = {
    method: 'bank',
    accountHolder: 'Marked Partner',
    accountNumber: account,
    bankName: 'A Bank',
    bankCode: 'HDFC0000123',
    currentPassword: password,
    country: 'India',
  };
  await call(target, '/api/referrals/me/payout-details', {
    method: 'PUT',
    headers: person('partner'),
    body: details,
  });
  const bookings = await call(target, `/api/admin/bookings?q=${encodeURIComponent(email)}`, {
    method: 'GET',
    headers: person('owner'),
  });
  const id = json(bookings, z.object({ items: z.array(z.object({ id: z.string() })) }))?.items[0]?.id;
  const reason = 'A day of the audit';
  const office: [string, string, object][] = [
    ['operations', 'note', { text: 'Call back' }],
    ['operations', 'open-details', {}],
    ['owner', 'open-link', {}],
    ['sales', 'resend', { mail: 'confirmation' }],
    ['finance', 'refund', { amount: { amountMinor: 100, currency: 'USD' }, reason }],
    ['operations', 'cancel', { reason, amount: { amountMinor: 100, currency: 'USD' } }],
  ];
  for (const [who, action, body] of office)
    await call(target, `/api/admin/bookings/${id}/${action}`, { headers: person(who), body });
  await call(target, '/api/admin/leads?perPage=50', { method: 'GET', headers: person('sales') });

  await everythingIsMailed(target);
  const sessions = Object.entries(people).flatMap(([who, one]) => {
    const value = /=([\w.-]{20,})/.exec(one?.headers['cookie'] ?? '')?.[1];
    return value ? [{ what: `the session of ${who}`, value, of: [] }] : [];
  });
  const secrets = [
    ...written(marker, email),
    ...ofShare,
    { what: 'the account for payouts', value: account, of: [] },
    { what: 'a password', value: password, of: [] },
    { what: 'the link of the booking', value: token, of: [email] },
    ...(await mailedTokens(target)),
    ...sessions,
  ];
  const known = new Map(secrets.map((secret) => [secret.value, secret]));
  return { secrets: [...known.values()], deeds: visits.length + office.length + 2 };
}

/** Waits for the emails of the day; the last one is about the cancellation. */
async function everythingIsMailed({ run, tag }: Target) {
  const expected = ['reader-', 'waiter-', 'inquirer-', 'operations-', 'booker-marked-'];
  const areThere = await until(
    async () => {
      const to = (await allMails(run())).map((mail) => JSON.stringify(mail.to));
      return expected.every((who) => to.some((one) => one.includes(`${who}${tag}`)));
    },
    { timeoutMs: 40_000, everyMs: 300 },
  );
  if (!areThere) throw new Error('not every mail of the day has arrived');
}
