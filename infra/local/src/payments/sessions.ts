import { invalid, noSuch } from './api-error.ts';
import { customerDetails, lineItem, restOfSession, unknownPayer } from './shapes.ts';
import { newId, now } from './state.ts';
import type { State } from './state.ts';
import type { Announce } from './events.ts';

const minute = 60;
const hour = 3_600;

function readLines(form: any, created: number) {
  const items = Array.isArray(form.line_items) ? form.line_items : [];
  if (items.length === 0)
    throw invalid('Missing required param: line_items.', { code: 'parameter_missing', param: 'line_items' });
  return items.map((item: any, index: number) => {
    const price = item.price_data ?? {};
    const param = `line_items[${index}][price_data][unit_amount]`;
    const unit = Number(price.unit_amount);
    const quantity = Number(item.quantity ?? 1);
    if (!Number.isInteger(unit) || unit < 0)
      throw invalid(`Invalid integer: ${price.unit_amount}`, { code: 'parameter_invalid_integer', param });
    if (!Number.isInteger(quantity) || quantity < 1)
      throw invalid(`Invalid integer: ${item.quantity}`, { param: `line_items[${index}][quantity]` });
    if (!/^[a-z]{3}$/i.test(price.currency ?? ''))
      throw invalid(`Invalid currency: ${price.currency}`, {
        param: `line_items[${index}][price_data][currency]`,
      });
    return lineItem({
      id: newId('li'),
      priceId: newId('price'),
      productId: newId('prod'),
      currency: price.currency.toLowerCase(),
      description: price.product_data?.name ?? 'Item',
      unitAmount: unit,
      quantity,
      created,
    });
  });
}

/** What a session asks for: a payment of its lines, or a card to be saved. */
function readSums(form: any, created: number) {
  if (form.mode === 'setup') {
    if (form.line_items !== undefined)
      throw invalid('You can not pass `line_items` in `setup` mode.', { param: 'line_items' });
    const fields = {
      mode: 'setup',
      amount_subtotal: null,
      amount_total: null,
      currency: form.currency ?? null,
      customer_creation: form.customer_creation ?? null,
      payment_status: 'no_payment_required',
    };
    return { lines: [], fields };
  }
  if (form.mode !== 'payment') throw invalid(`Invalid mode: must be payment or setup`, { param: 'mode' });
  const lines = readLines(form, created);
  const { currency } = lines[0];
  if (lines.some((line: any) => line.currency !== currency))
    throw invalid('All prices must use the same currency.', { param: 'line_items' });
  const total = lines.reduce((sum: number, line: any) => sum + line.amount_total, 0);
  if (total <= 0)
    throw invalid('The total amount must be greater than zero.', {
      code: 'amount_too_small',
      param: 'line_items',
    });
  const fields = {
    mode: 'payment',
    amount_subtotal: total,
    amount_total: total,
    currency,
    customer_creation: form.customer_creation ?? 'if_required',
    payment_status: 'unpaid',
  };
  return { lines, fields };
}

function readExpiry(form: any, created: number) {
  if (form.expires_at === undefined) return created + 24 * hour;
  const at = Number(form.expires_at);
  const refuse = (rule: string) =>
    invalid(`The \`expires_at\` timestamp must be ${rule} from Checkout Session creation.`, {
      param: 'expires_at',
    });
  if (!Number.isInteger(at)) throw invalid(`Invalid integer: ${form.expires_at}`, { param: 'expires_at' });
  if (at < created + 30 * minute) throw refuse('at least 30 minutes');
  if (at > created + 24 * hour) throw refuse('less than 24 hours');
  return at;
}

function readUrl(form: any, name: string) {
  if (!form[name])
    throw invalid(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
  // The place holder of the session id is not a valid part of every URL.
  if (!URL.canParse(form[name].replaceAll(/[{}]/g, '')))
    throw invalid('Not a valid URL', { code: 'url_invalid', param: name });
  return form[name];
}

/** Checkout sessions: the page on which someone pays, open for a while. */
export function checkoutSessions({
  state,
  announce,
  payUrl,
}: {
  state: State;
  announce: Announce;
  payUrl: (id: string) => string;
}) {
  const timers: Map<string, NodeJS.Timeout> = new Map();
  const longestTimer = 2 ** 31 - 1;

  function watch(session: any) {
    const inMs = Math.min(Math.max(0, session.expires_at * 1_000 - Date.now()), longestTimer);
    timers.set(
      session.id,
      setTimeout(() => end(session.id), inMs),
    );
  }

  function end(id: string) {
    clearTimeout(timers.get(id));
    const session = state.get('checkout.session', id);
    if (session?.status !== 'open') return session;
    const ended = state.put('checkout.session', { ...session, status: 'expired', url: null });
    announce('checkout.session.expired', publicSession(ended));
    return ended;
  }

  return {
    create(form: any) {
      const created = now();
      const sums = readSums(form, created);
      const id = newId('cs_test');
      const session = {
        id,
        object: 'checkout.session',
        ...restOfSession,
        ...sums.fields,
        billing_address_collection: form.billing_address_collection ?? null,
        cancel_url: form.cancel_url ?? null,
        client_reference_id: form.client_reference_id ?? null,
        created,
        customer_email: form.customer_email ?? null,
        customer_details: form.customer_email ? customerDetails(form.customer_email, unknownPayer) : null,
        expires_at: readExpiry(form, created),
        line_items: {
          object: 'list',
          data: sums.lines,
          has_more: false,
          url: `/v1/checkout/sessions/${id}/line_items`,
        },
        locale: form.locale ?? null,
        metadata: form.metadata ?? {},
        payment_intent: null,
        payment_intent_data: form.payment_intent_data ?? {},
        setup_intent_data: form.setup_intent_data ?? {},
        status: 'open',
        success_url: readUrl(form, 'success_url'),
        url: payUrl(id),
      };
      state.put('checkout.session', session);
      watch(session);
      return session;
    },
    find(id: string) {
      const session = state.get('checkout.session', id);
      if (!session) throw noSuch('checkout.session', id);
      return session;
    },
    expire(id: string) {
      const { status } = this.find(id);
      if (status !== 'open')
        throw invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${status}.`,
        );
      return end(id);
    },
    complete(session: any, change: object) {
      clearTimeout(timers.get(session.id));
      return state.put('checkout.session', {
        ...session,
        status: 'complete',
        payment_status: 'paid',
        url: null,
        ...change,
      });
    },
    resume() {
      for (const session of state.all('checkout.session')) if (session.status === 'open') watch(session);
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

export type Sessions = ReturnType<typeof checkoutSessions>;

/** What of a session the API shows. */
export function publicSession(
  { payment_intent_data: _data, setup_intent_data: _setup, intent_id: _intent, line_items, ...session }: any,
  hasLines: boolean = false,
) {
  return hasLines ? { ...session, line_items } : session;
}
