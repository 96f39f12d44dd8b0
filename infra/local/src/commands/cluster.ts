import { twoOfEach } from '../units.ts';

/**
 * Two replicas of every unit. A separate data directory, because streams created with one replica are not replicated
 * later.
 */
process.env.CLUSTER = '1';
process.env.DATA_DIR ||= '.data/cluster';
process.env.REPLICAS ||= twoOfEach;

await import('./start.ts');
