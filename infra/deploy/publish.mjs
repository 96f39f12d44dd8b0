import { releasePlace } from './src/place.mjs';
import { publishAll } from './src/publish-all.mjs';

// Publishes every remote's built version and promotes those that are new here.
await publishAll({ ...releasePlace(), log: (line) => console.log(line) });
