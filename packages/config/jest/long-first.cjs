const { default: Sequencer } = require('@jest/test-sequencer');

const isLong = (/** @type {{ path: string }} */ { path }) => path.includes('.long.test.');

/** Long files first: one that begins last runs alone at the end, while the other processor waits. */
module.exports = class extends Sequencer {
  /**
   * @override
   * @param {Parameters<import('@jest/test-sequencer').default['sort']>[0]} tests
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
