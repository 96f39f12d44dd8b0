import { everybody, password } from '../../bench/src/harness/everybody.ts';
import { json, send } from '../../bench/src/harness/http.ts';
import { until } from '../../local/src/waiting.ts';
import { aPaidBooking } from './paid-booking.ts';

/** `of`: whose emails may say it */
export interface Secret {
  what: string;
  value: string;
  of: readonly string[];
}
export interface Target {
  site: string;
  run: () => any;
  tag: string;
}

/** Links in emails that let their bearer act for someone. */
const privateLink =
  /\/(?:verify-email|reset-password|booking\/manage|booking\/share|newsletter\/\w+|unsubscribe|privacy|gift-cards|waitlist|inquir(?:y|ies)|enquir(?:y|ies)|quotes?|review(?:s)?)\/([\w.-]{20,})/g;

/** What travelers and partners write that is encrypted at rest. */
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
  expected: readonly number[] = [200, 201, 202, 204],
) {
  const answer = await send(site + path, { method: 'POST', ...ask });
  if (!expected.includes(answer.status))
    throw new Error(`${path} answered ${answer.status}: ${answer.text.slice(0, 200)}`);
  return json(answer);
}

/** The tokens in all emails to people of this day. */
async function mailedTokens({ run, tag }: Target): Promise<Secret[]> {
  const mails = (json(await send(`${run().mailbox}/api/messages`)) ?? []).filter((mail: any) =>
    JSON.stringify(mail.to).includes(tag),
  );
  return mails.flatMap((mail: any) =>
    [...`${mail.text} ${JSON.stringify(mail.links ?? [])}`.matchAll(privateLink)].map(([link, token]) => ({
      what: `the token of ${link.split('/')[1]}`,
      value: token ?? '',
      of: [JSON.stringify(mail.to)],
    })),
  );
}

/** A date of which nothing is left. */
async function soldOutDate({ site }: Target) {
  for (const tour of json(await send(`${site}/api/tours`)) ?? []) {
    const dates = json(await send(`${site}/api/tours/${tour.slug}/availability`)) ?? [];
    const date = dates.find((one: any) => one.status === 'sold_out' || one.free === 0);
    if (date) return date.dateId;
  }
  throw new Error('no date is sold out');
}

/** A companion's share, with something recognizable in the form that no other traveler is shown. */
async function markedShare(target: Target, token: string, marker: string): Promise<Secret[]> {
  const email = `companion-${target.tag}@audit.example`;
  const value = `${marker}companion`;
  const companions = [{ name: 'Marked Companion', email }];
  await call(target, `/api/bookings/${token}/shares`, { body: { companions } });
  const link = await until(
    async () => {
      const place = `${target.run().mailbox}/api/messages?to=${encodeURIComponent(email)}`;
      return /booking\/share\/([\w.-]+)/.exec((json(await send(place)) ?? [])[0]?.text ?? '')?.[1];
    },
    { timeoutMs: 40_000, everyMs: 300 },
  );
  if (!link) throw new Error('no invitation with a link was mailed');
  const body = { fullName: 'Marked Companion', medicalNotes: value };
  await call(target, `/api/shares/${link}/traveller`, { method: 'PUT', body });
  await call(target, `/api/shares/${link}/pay`, { body: {} });
  await call(target, `/booking/share/${link}`, { method: 'GET' });
  const lead = JSON.stringify(await call(target, `/api/bookings/${token}`, { method: 'GET' }));
  if (lead.includes(value)) throw new Error('the lead traveler sees what a companion has filled in');
  return [
    { what: 'the form of a companion', value, of: [email] },
    { what: 'the link of a share', value: link, of: [email] },
  ];
}

/** A day of the product with something recognizable in every field that is encrypted and in every secret. */
export async function playMarkedDay(target: Target): Promise<{ secrets: Secret[]; deeds: number }> {
  const { run, tag } = target;
  const marker = `MARKER${tag}`;
  const wishes = { diet: `${marker}diet`, needs: `${marker}needs` };
  // Shares are given only while there is time before the balance is due.
  const from = new Date(Date.now() + 75 * 86_400_000).toISOString().slice(0, 10);
  const { token, email } = await aPaidBooking(target, 'marked', wishes, { quantity: 2, from });
  const people = await everybody(run(), tag);
  const person = (who: string) => people[who]?.headers ?? {};
  const account = `${Date.now()}0042`;
  const deeds: [string, Parameters<typeof call>[2]][] = [
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
              diet: wishes.diet,
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
          dateId: await soldOutDate(target),
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
  for (const [path, ask] of deeds) await call(target, path, ask);
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
  const id = bookings.items[0]?.id;
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
  return { secrets: [...known.values()], deeds: deeds.length + office.length + 2 };
}

/** The emails that the day asked for; the last of them is about the cancellation. */
async function everythingIsMailed({ run, tag }: Target) {
  const expected = ['reader-', 'waiter-', 'inquirer-', 'operations-', 'booker-marked-'];
  const areThere = await until(
    async () => {
      const to = (json(await send(`${run().mailbox}/api/messages`)) ?? []).map((mail: any) =>
        JSON.stringify(mail.to),
      );
      return expected.every((who) => to.some((one: string) => one.includes(`${who}${tag}`)));
    },
    { timeoutMs: 40_000, everyMs: 300 },
  );
  if (!areThere) throw new Error('not every mail of the day has arrived');
}
