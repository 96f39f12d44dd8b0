import path from 'node:path';
import { pause } from '@valam/local/waiting';
import { finding } from '../finding.ts';
import { playMarkedDay } from '../marked-day.ts';
import type { Target } from '../target.ts';
import { lookInDatabase, lookInFigures, lookInFiles, lookInMails } from '../places-of-data.ts';

/** Logs and metrics are written with a delay. */
const settlingMs = 2_000;

/** Plays a business day with a marker in every secret, and searches everything that must not contain one. */
export async function auditMarkers(target: Target) {
  const { run, dataDir, log } = target;
  const { secrets, deeds } = await playMarkedDay(target);
  log(`${secrets.length} secrets in ${deeds} deeds`);
  await pause(settlingMs);
  const { databases, replicas, mailbox } = run();
  const looks = [
    ...(await Promise.all(
      Object.entries(databases).map(async ([name, url]) => ({
        name: `nothing encrypted or secret is readable in the database of ${name}`,
        unit: 'columns',
        least: 20,
        ...(await lookInDatabase(name, String(url), secrets)),
      })),
    )),
    {
      name: 'nor in the files of the streams',
      unit: 'files',
      least: 3,
      ...lookInFiles(path.join(dataDir, 'nats'), secrets),
    },
    { name: 'nor in logs', unit: 'files', least: 8, ...lookInFiles(path.join(dataDir, 'logs'), secrets) },
    { name: 'nor in figures', unit: 'units', least: 6, ...(await lookInFigures(replicas, secrets)) },
    { name: 'nor in mails to others', unit: 'mails', least: 8, ...(await lookInMails(mailbox, secrets)) },
  ];
  const least = 25;
  return [
    finding('secrets that a day of the product makes', {
      tried: secrets.length,
      wrong: [],
      least,
      unit: 'marked',
    }),
    ...looks.map(({ name, unit, least: enough, looked, found }) =>
      finding(name, { tried: looked, wrong: found, least: enough, goal: '0 finds', unit }),
    ),
  ];
}
