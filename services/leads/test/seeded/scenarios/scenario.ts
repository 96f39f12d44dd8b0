import type { Seeded } from '@valam/service-kit/testing/seeds';
import type { Play } from '../play.js';

/** Checks the result once all work is done, and returns the violations. */
type Judge = () => Promise<string[]>;

/** A fault, played once per seed. In addition to its judge, the invariants must hold. */
export interface SeededScenario extends Seeded {
  run(play: Play): Promise<Judge>;
}
