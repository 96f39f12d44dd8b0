import { escapeHtml as e, readBody, redirect, sendHtml } from '../http/exchange.ts';
import { page } from '../http/page.ts';
import { ApiError } from './api-error.ts';
import { isTestCard, testCards } from './test-cards.ts';
import type { Call, Handler } from '../http/routes.ts';
import type { Paying } from './paying.ts';
import type { Payer, Session } from './provider-types.ts';
import type { SavedCards } from './saved-cards.ts';
import type { Sessions } from './sessions.ts';

function money(minor: number | null, currency: string | null) {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: (currency ?? '').toUpperCase() });
  return format.format((minor ?? 0) / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

const style = `
  main { max-width: 27rem; margin: 6vh auto; padding: 0 1rem; }
  section { background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; padding: 1.5rem; }
  .total { font-size: 2rem; font-weight: 700; margin: .25rem 0 1rem; }
  ul { list-style: none; padding: 0; margin: 0 0 1.25rem; border-block: 1px solid var(--line); }
  li { display: flex; justify-content: space-between; gap: 1rem; padding: .6rem 0; } li + li { border-top: 1px solid var(--line); }
  form { display: grid; gap: .6rem; } label { display: grid; gap: .2rem; font-size: .9rem; }
  input { font: inherit; padding: .45rem .6rem; border: 1px solid var(--line); border-radius: .4rem; background: var(--paper); color: inherit; }
  .pay { background: var(--good); border-color: var(--good); color: #fff; } @media (prefers-color-scheme: dark) { .pay { color: #10261c; } }
  .alert { border-left: 4px solid var(--accent); padding: .5rem .8rem; margin: 0 0 1rem; background: var(--ground); }
`;

/** Prefilled, so that a test payment is one click. */
const payerFields = [
  ['name', 'Name on the card', 'A. Traveller'],
  ['line1', 'Address', '1 Sample Street'],
  ['city', 'Town', 'Sampleton'],
  ['postal_code', 'Postal code', '12345'],
  ['country', 'Country, two letters', 'GB'],
]
  .map(
    ([name, label, value]) =>
      `  <label>${label}<input name="${name}" value="${value}" required maxlength="${name === 'country' ? 2 : 120}"></label>\n`,
  )
  .join('');

const cardField = `  <label>Card<select name="card">${Object.entries(testCards)
  .map(([name, { label, last4 }]) => `<option value="${name}">${label} (${last4})</option>`)
  .join('')}</select></label>\n`;

function payPage(session: Session, { isDeclined = false }: { isDeclined?: boolean } = {}) {
  const { currency } = session;
  const lines = session.line_items.data
    .map(
      (line) =>
        `<li><span>${e(line.description)}${(line.quantity ?? 1) > 1 ? ` × ${line.quantity}` : ''}</span><span>${money(line.amount_total, currency)}</span></li>`,
    )
    .join('');
  const alert = isDeclined
    ? '<p class="alert" role="alert">The card was declined. You can try again.</p>'
    : '';
  const isSetup = session.mode === 'setup';
  const title = isSetup ? 'Save a card' : `Pay ${money(session.amount_total, currency)}`;
  const sums = isSetup
    ? '<p class="total">Save a card</p>'
    : `<p class="total">${money(session.amount_total, currency)}</p><ul>${lines}</ul>`;
  return page(
    title,
    style,
    `<section><h1>Payment sandbox</h1><p class="soft">No card is asked for and no money moves.</p>
${sums}${alert}
${session.customer_email ? `<p class="soft">Receipt to ${e(session.customer_email)}</p>` : ''}
<form method="post" action="/pay/${e(session.id)}">
${session.billing_address_collection === 'required' ? payerFields : ''}${isSetup ? cardField : ''}  <button class="pay" name="action" value="pay">${isSetup ? 'Save card' : 'Pay'}</button>
  <button name="action" value="decline">Decline</button>
  <button name="action" value="cancel" formnovalidate>Cancel</button>
</form></section>`,
  );
}

function closedPage(session: Session) {
  const isPaid = session.status === 'complete';
  const isSetup = session.mode === 'setup';
  const back = isPaid ? successUrl(session) : session.cancel_url;
  return page(
    isPaid ? 'Done' : 'Expired',
    style,
    `<section><h1>${isPaid ? (isSetup ? 'The card is saved' : 'This has been paid') : 'This payment page has expired'}</h1>
${isSetup ? '' : `<p class="soft">${money(session.amount_total, session.currency)}</p>`}${back ? `<a href="${e(back)}">Back to the site</a>` : ''}</section>`,
  );
}

const successUrl = (session: Session): string =>
  (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);

function payerOf(form: URLSearchParams): Payer {
  const field = (name: string) => form.get(name)?.trim() || null;
  const address = {
    line1: field('line1'),
    line2: null,
    city: field('city'),
    state: null,
    postal_code: field('postal_code'),
    country: field('country')?.toUpperCase() ?? null,
  };
  return { name: field('name'), address: address.line1 ? address : null };
}

/** The payment page. */
export function hostedPage({
  sessions,
  paying,
  savedCards,
}: {
  sessions: Sessions;
  paying: Paying;
  savedCards: SavedCards;
}): Record<string, Handler> {
  function show({ response, params }: Call) {
    const session = sessions.find(params.id ?? '');
    sendHtml(response, session.status === 'open' ? payPage(session) : closedPage(session));
  }

  async function press({ request, response, params }: Call) {
    const session = sessions.find(params.id ?? '');
    if (session.status !== 'open') return sendHtml(response, closedPage(session));
    const form = new URLSearchParams(await readBody(request));
    const action = form.get('action');
    const payer = payerOf(form);
    const card = form.get('card');
    if (action === 'pay' && session.mode === 'setup')
      return redirect(
        response,
        successUrl(savedCards.save(session.id, payer, isTestCard(card) ? card : 'good')),
      );
    if (action === 'pay') return redirect(response, successUrl(paying.succeed(session.id, payer)));
    if (action === 'cancel') return redirect(response, session.cancel_url ?? successUrl(session));
    if (session.mode === 'setup') return sendHtml(response, payPage(session, { isDeclined: true }), 402);
    paying.decline(session.id, payer);
    return sendHtml(response, payPage(session, { isDeclined: true }), 402);
  }

  const humane = (handler: (call: Call) => unknown) => async (call: Call) => {
    try {
      await handler(call);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      sendHtml(call.response, 'There is no such payment page.', 404);
    }
  };
  return { 'GET /pay/:id': humane(show), 'POST /pay/:id': humane(press) };
}
