import { send } from '@valam/testing/http';
import { many } from '@valam/testing/http';
import { pause } from '@valam/local/waiting';
import { buy } from '../world/buyers.ts';
import { freshDate } from '../world/dates.ts';
import type { Scenario } from './scenario.ts';

export const mailDown: Scenario = {
  number: 13,
  name: 'mail-down',
  fault: 'the mail server refuses everything for a while',
  expected: 'mails sent later, once',
  patienceMs: 240_000,
  async run(world) {
    const { mailbox } = world.system.run();
    if (!mailbox) return ['there is no mailbox to break'];
    const refuse = (isRefusing: boolean) =>
      send(`${mailbox}/api/behaviour`, { method: 'PUT', body: { refuse: isRefusing } });
    await refuse(true);
    try {
      const date = await freshDate(world, 3);
      const bought = await many(3, 3, (index) => buy(world, date, index));
      if (bought.some(({ status }) => status !== 201)) return ['orders need the mail server'];
      await pause(5_000);
      const early = await count(mailbox, world.tag);
      if (early > 0) return [`${early} mails were sent through a server that refuses`];
      return [];
    } finally {
      await refuse(false);
    }
  },
  async after(world) {
    const { mailbox = '' } = world.system.run();
    const arrived = await count(mailbox, world.tag);
    return arrived === 3 ? [] : [`${arrived} confirmations arrived, not 3`];
  },
};

async function count(mailbox: string, tag: string) {
  const counts = await many(3, 1, async (index) => {
    const answer = await send(
      `${mailbox}/api/messages?to=${encodeURIComponent(`buyer-${index}-${tag}@chaos.example`)}`,
    );
    return JSON.parse(answer.text).length;
  });
  return counts.reduce((sum, one) => sum + one, 0);
}
