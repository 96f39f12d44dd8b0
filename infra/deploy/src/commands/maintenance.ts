import { closeSite, openSite } from '../maintenance.ts';
import { releasePlace } from '../place.ts';
import { runCommand } from '../run-command.ts';

const usualMinutes = 15;
const longestMinutes = 24 * 60;

await runCommand(async ([state, given]) => {
  if (state === 'off') {
    await openSite(releasePlace());
    return console.log('The site is open');
  }
  const minutes = given === undefined ? usualMinutes : Number(given);
  if (state !== 'on' || !(minutes > 0 && minutes <= longestMinutes))
    throw new Error('Say on, with the minutes it may take (15), or off');
  const until = await closeSite(minutes, releasePlace());
  console.log(
    `The site is closed to visitors until about ${until.toISOString()}; /admin and /login stay open`,
  );
});
