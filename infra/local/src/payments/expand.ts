import type { Kind, State } from './state.ts';

const kindOfPrefix = {
  pi: 'payment_intent',
  ch: 'charge',
  re: 'refund',
  cs: 'checkout.session',
  du: 'dispute',
  seti: 'setup_intent',
  pm: 'payment_method',
  cus: 'customer',
} as Record<string, Kind>;

function expandOne(state: State, value: any, [field, ...rest]: string[]): any {
  if (field === undefined || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((one) => expandOne(state, one, [field, ...rest]));
  const inner = value[field];
  const kind = typeof inner === 'string' ? kindOfPrefix[inner.split('_')[0] ?? ''] : undefined;
  const whole = kind ? (state.get(kind, inner) ?? inner) : inner;
  return { ...value, [field]: expandOne(state, whole, rest) };
}

/** Puts whole objects in the place of their ids: `expand[]=payment_intent.latest_charge`. */
export const expand = (state: State, body: any, paths: string[] | undefined = []) =>
  paths.reduce((value, path) => expandOne(state, value, path.split('.')), body);
