/**
 * @typedef {object} Behaviour how well the provider works today
 * @property {number} delayWebhooksMs
 * @property {boolean | number} dropWebhooks lost for good, unless redelivered; a number is the share that is lost
 * @property {number} failApiRate share of API calls that fail with 500, half of them after they took effect
 * @property {number} delayApiMs
 * @property {boolean} failRefunds refunds are accepted and then fail
 */

/** @type {Behaviour} */
const good = { delayWebhooksMs: 0, dropWebhooks: false, failApiRate: 0, delayApiMs: 0, failRefunds: false };

/** @param {import('./state.mjs').State} state */
export function behaviourIn(state) {
  return {
    /** @returns {Behaviour} */
    now: () => ({ ...good, ...state.get('behaviour', 'now')?.settings }),
    /** @param {Partial<Behaviour>} change */
    set(change) {
      const known = Object.fromEntries(Object.entries(change).filter(([name]) => name in good));
      state.put('behaviour', {
        id: 'now',
        settings: { ...state.get('behaviour', 'now')?.settings, ...known },
      });
      return this.now();
    },
  };
}
