import { twoOfEach } from '../units.ts';

/** Two of every unit; data of its own, as streams that one server keeps are not kept by three afterwards. */
process.env.CLUSTER = '1';
process.env.DATA_DIR ||= '.data/cluster';
process.env.REPLICAS ||= twoOfEach;

await import('./start.ts');
