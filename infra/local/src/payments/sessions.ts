import { invalid } from './api-error.ts';
import { customerDetails, lineItem, restOfSession, unknownPayer } from './shapes.ts';
import { newId, now } from './state.ts';
import type { Form, Line, LineForm, Session } from './provider-types.ts';
import type { Provider } from './events.ts';

const minute = 60;
const hour = 3_600;

function readLines(form: Form, created: number): [Line, ...Line[]] {
  const [first, ...more] = Array.isArray(form.line_items) ? form.line_items : [];
  if (!first)
    throw invalid('Missing required param: line_items.', { code: 'parameter_missing', param: 'line_items' });
  const read = (item: LineForm, index: number) => {
    const { unit_amount, currency = '', product_data } = item.price_data ?? {};
    const place = `line_items[${index}]`;
    const unitAmount = Number(unit_amount);
    const quantity = Number(item.quantity ?? 1);
    if (!Number.isInteger(unitAmount) || unitAmount < 0)
      throw invalid(`Invalid integer: ${unit_amount}`, {
        code: 'parameter_invalid_integer',
        param: `${place}[price_data][unit_amount]`,
      });
    if (!Number.isInteger(quantity) || quantity < 1)
      throw invalid(`Invalid integer: ${item.quantity}`, { param: `${place}[quantity]` });
    if (!/^[a-z]{3}$/i.test(currency))
      throw invalid(`Invalid currency: ${currency}`, { param: `${place}[price_data][currency]` });
    return lineItem({
      currency: currency.toLowerCase(),
      description: product_data?.name ?? 'Item',
      ...{ unitAmount, quantity, created },
    });
  };
  return [read(first, 0), ...more.map((item, index) => read(item, index + 1))];
}

type SumField =
  'mode' | 'amount_subtotal' | 'amount_total' | 'currency' | 'customer_creation' | 'payment_status';

/** The amounts of a session: its line items, or none if it saves a card. */
function readSums(form: Form, created: number): { lines: Line[]; fields: Pick<Session, SumField> } {
  if (form.mode === 'setup') {
    if (form.line_items !== undefined)
      throw invalid('You can not pass `line_items` in `setup` mode.', { param: 'line_items' });
    return {
      lines: [],
      fields: {
        mode: 'setup',
        amount_subtotal: null,
        amount_total: null,
        currency: form.currency ?? null,
        customer_creation: form.customer_creation ?? null,
        payment_status: 'no_payment_required',
      },
    };
  }
  if (form.mode !== 'payment') throw invalid(`Invalid mode: must be payment or setup`, { param: 'mode' });
  const lines = readLines(form, created);
  const [{ currency }] = lines;
  if (lines.some((line) => line.currency !== currency))
    throw invalid('All prices must use the same currency.', { param: 'line_items' });
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  if (total <= 0)
    throw invalid('The total amount must be greater than zero.', {
      code: 'amount_too_small',
      param: 'line_items',
    });
  return {
    lines,
    fields: {
      mode: 'payment',
      amount_subtotal: total,
      amount_total: total,
      currency,
      customer_creation: form.customer_creation ?? 'if_required',
      payment_status: 'unpaid',
    },
  };
}

function readExpiry(form: Form, created: number) {
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

function readUrl(given: string | undefined, name: string) {
  if (!given) throw invalid(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
  // The session id's placeholder is not valid everywhere in a URL.
  if (!URL.canParse(given.replaceAll(/[{}]/g, '')))
    throw invalid('Not a valid URL', { code: 'url_invalid', param: name });
  return given;
}

/** Checkout sessions, which expire. */
export function checkoutSessions({ state, announce, payUrl }: Provider & { payUrl: (id: string) => string }) {
  const timers: Map<string, NodeJS.Timeout> = new Map();
  const longestTimer = 2 ** 31 - 1;

  function watch(session: Session) {
    const inMs = Math.min(Math.max(0, session.expires_at * 1_000 - Date.now()), longestTimer);
    const timer = setTimeout(() => end(session.id), inMs);
    timers.set(session.id, timer);
  }

  const find = (id: string) => state.find('checkout.session', id);

  function end(id: string) {
    clearTimeout(timers.get(id));
    const session = find(id);
    if (session.status !== 'open') return session;
    const ended = state.put('checkout.session', { ...session, status: 'expired', url: null });
    announce('checkout.session.expired', publicSession(ended));
    return ended;
  }

  return {
    create(form: Form) {
      const created = now();
      const sums = readSums(form, created);
      const id = newId('cs_test');
      const session: Session = {
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
        success_url: readUrl(form.success_url, 'success_url'),
        url: payUrl(id),
      };
      state.put('checkout.session', session);
      watch(session);
      return session;
    },
    find,
    /** Throws if the session is over: it can no longer be `done`. */
    findOpen(id: string, done: 'paid' | 'completed') {
      const session = find(id);
      if (session.status === 'open') return session;
      throw invalid(`This Checkout Session has a status of ${session.status} and cannot be ${done}.`);
    },
    expire(id: string) {
      const { status } = find(id);
      if (status !== 'open')
        throw invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${status}.`,
        );
      return end(id);
    },
    complete(session: Session, change: Partial<Session>) {
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

/** The public fields of a session. */
export function publicSession(
  {
    payment_intent_data: _data,
    setup_intent_data: _setup,
    intent_id: _intent,
    line_items,
    ...session
  }: Session,
  hasLines: boolean = false,
) {
  return hasLines ? { ...session, line_items } : session;
}
