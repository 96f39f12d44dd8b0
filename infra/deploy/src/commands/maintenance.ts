import { ArgumentError, readArguments } from '../../../local/src/command-line/read-arguments.mjs';
import { closeSite, openSite } from '../maintenance.ts';
import { releasePlace } from '../place.ts';
import { runCommand } from '../run-command.ts';

const usualMinutes = 15;
const longestMinutes = 24 * 60;

const [state, given] = readArguments('maintenance').words;
await runCommand(async () => {
  if (state === 'off') {
    await openSite(releasePlace());
    return console.log('The site is open');
  }
  const minutes = given === undefined ? usualMinutes : Number(given);
  if (!(minutes > 0 && minutes <= longestMinutes))
    throw new ArgumentError(`The minutes are a number up to ${longestMinutes}, not '${given}'.`);
  const until = await closeSite(minutes, releasePlace());
  console.log(
    `The site is closed to visitors until about ${until.toISOString()}; /admin and /login stay open`,
  );
});
