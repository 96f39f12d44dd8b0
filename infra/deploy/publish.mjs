import { releasePlace } from './src/place.ts';
import { publishAll } from './src/publish-all.ts';

// Publishes every remote's built version and promotes those that are new here.
await publishAll({ ...releasePlace(), log: (line) => console.log(line) });
