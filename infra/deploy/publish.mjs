import { releasePlace } from './src/place.ts';
import { publishAll } from './src/publish-all.ts';

// Publishes the built version of every remote and promotes those that are new.
const unreleased = await publishAll({ ...releasePlace(), log: (line) => console.log(line) });
for (const { message } of unreleased) console.error(message);
if (unreleased.length > 0) process.exitCode = 1;
