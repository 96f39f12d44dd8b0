import { describe, expect, it } from '@jest/globals';
import { isPlayed, playSeeds, seedsTimeoutMs } from '@valam/service-kit/testing/seeds';
import { startLeads, type Leads } from '../kit/start-leads.js';
import { brokenInvariants } from './judge.js';
import { goodProvider, Play } from './play.js';
import { seededScenarios } from './scenarios/all.js';
import type { SeededScenario } from './scenarios/scenario.js';

async function playOne(scenario: SeededScenario, play: Play): Promise<string[]> {
  try {
    const judge = await scenario.run(play);
    const broken = await brokenInvariants(play);
    return [...broken, ...(await judge())];
  } finally {
    await play.leads.sandbox.behave(goodProvider);
  }
}

/** Growing ledgers slow down every check, so they are replaced after this many seeds. */
const seedsPerBooks = 20;

describe('seats and money', () => {
  it.each(seededScenarios.filter(isPlayed))(
    'survive $number $name',
    async (scenario) => {
      let leads: Leads | undefined;
      let played = 0;
      const play = async (seed: number) => {
        if (played++ % seedsPerBooks === 0) {
          await leads?.stop();
          leads = await startLeads();
        }
        if (!leads) throw new Error('leads was not started');
        return playOne(scenario, new Play(leads, seed, scenario.name));
      };
      try {
        expect(await playSeeds(scenario, play)).toEqual([]);
      } finally {
        await leads?.stop();
      }
    },
    seedsTimeoutMs,
  );
});
