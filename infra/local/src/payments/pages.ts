import { escapeHtml as e } from '../http/exchange.ts';
import { look } from '../http/look.ts';
import { testCards } from './card-shapes.ts';

function money(minor: number, currency: string) {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${e(title)}</title>
<style>${look}
  main { max-width: 27rem; margin: 6vh auto; padding: 0 1rem; }
  section { background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; padding: 1.5rem; }
  .total { font-size: 2rem; font-weight: 700; margin: .25rem 0 1rem; }
  ul { list-style: none; padding: 0; margin: 0 0 1.25rem; border-block: 1px solid var(--line); }
  li { display: flex; justify-content: space-between; gap: 1rem; padding: .6rem 0; } li + li { border-top: 1px solid var(--line); }
  form { display: grid; gap: .6rem; } label { display: grid; gap: .2rem; font-size: .9rem; }
  input { font: inherit; padding: .45rem .6rem; border: 1px solid var(--line); border-radius: .4rem; background: var(--paper); color: inherit; }
  .pay { background: var(--good); border-color: var(--good); color: #fff; } @media (prefers-color-scheme: dark) { .pay { color: #10261c; } }
  .alert { border-left: 4px solid var(--accent); padding: .5rem .8rem; margin: 0 0 1rem; background: var(--ground); }
</style></head><body><main>${body}</main></body></html>`;

/** Someone is named from the start, so that a trial is one press of a button. */
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

export function payPage(session: any, { isDeclined = false }: { isDeclined?: boolean } = {}) {
  const { currency } = session;
  const lines = session.line_items.data
    .map(
      (line: any) =>
        `<li><span>${e(line.description)}${line.quantity > 1 ? ` × ${line.quantity}` : ''}</span><span>${money(line.amount_total, currency)}</span></li>`,
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

export function closedPage(session: any) {
  const isPaid = session.status === 'complete';
  const isSetup = session.mode === 'setup';
  const back = isPaid ? successUrl(session) : session.cancel_url;
  return page(
    isPaid ? 'Done' : 'Expired',
    `<section><h1>${isPaid ? (isSetup ? 'The card is saved' : 'This has been paid') : 'This payment page has expired'}</h1>
${isSetup ? '' : `<p class="soft">${money(session.amount_total, session.currency)}</p>`}${back ? `<a href="${e(back)}">Back to the site</a>` : ''}</section>`,
  );
}

export const successUrl = (session: any): string =>
  session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
