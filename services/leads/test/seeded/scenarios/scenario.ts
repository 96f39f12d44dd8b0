import type { Seeded } from '@valam/service-kit/testing/seeds';
import type { Play } from '../play.js';

/** Looks at what came of it when nothing moves any more, and tells what is wrong. */
type Judge = () => Promise<string[]>;

/** A fault, played once per seed. Beside what its judge says, the invariants must hold. */
export interface SeededScenario extends Seeded {
  run(play: Play): Promise<Judge>;
}
