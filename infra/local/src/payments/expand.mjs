const kindOfPrefix = /** @type {Record<string, import('./state.mjs').Kind>} */ ({
  pi: 'payment_intent',
  ch: 'charge',
  re: 'refund',
  cs: 'checkout.session',
  du: 'dispute',
});

/** @param {import('./state.mjs').State} state @param {any} value @param {string[]} path @returns {any} */
function expandOne(state, value, [field, ...rest]) {
  if (field === undefined || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((one) => expandOne(state, one, [field, ...rest]));
  const inner = value[field];
  const kind = typeof inner === 'string' ? kindOfPrefix[inner.split('_')[0] ?? ''] : undefined;
  const whole = kind ? (state.get(kind, inner) ?? inner) : inner;
  return { ...value, [field]: expandOne(state, whole, rest) };
}

/**
 * Puts whole objects in the place of their ids: `expand[]=payment_intent.latest_charge`.
 * @param {import('./state.mjs').State} state
 * @param {any} body
 * @param {string[] | undefined} paths
 */
export const expand = (state, body, paths = []) =>
  paths.reduce((value, path) => expandOne(state, value, path.split('.')), body);
