/**
 * @typedef {object} Deploy
 * @property {string} unit
 * @property {'remote' | 'process'} kind
 * @property {boolean} isBad
 */

const remotes = ['catalog', 'booking', 'account'];
const processes = ['services/catalog', 'leads', 'identity', 'notifications', 'gateway', 'shell'];
/** Those that everybody's pages show. */
const spoilt = ['booking', 'catalog'];

/** @template T @param {readonly T[]} list @param {() => number} roll @returns {T[]} */
function shuffled(list, roll) {
  const rest = [...list];
  return Array.from(list, () => /** @type {T} */ (rest.splice(Math.floor(roll() * rest.length), 1)[0]));
}

/**
 * A week: every unit in random order, again and again; one release of two remotes is bad.
 * @param {number} count
 * @param {() => number} roll
 * @returns {Deploy[]}
 */
export function planWeek(count, roll) {
  /** @type {Deploy[]} */
  const week = [];
  while (week.length < count) {
    const round = shuffled([...remotes, ...processes], roll).map((name) => {
      const kind = remotes.includes(name)
        ? /** @type {const} */ ('remote')
        : /** @type {const} */ ('process');
      return { unit: name.replace('services/', ''), kind, isBad: false };
    });
    week.push(...round);
  }
  const cut = week.slice(0, count);
  for (const unit of spoilt) {
    const candidates = cut.filter((deploy) => deploy.kind === 'remote' && deploy.unit === unit);
    const chosen = candidates[Math.floor(roll() * candidates.length)];
    if (chosen) chosen.isBad = true;
  }
  return cut;
}
