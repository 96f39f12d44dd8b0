import { bootRemotesId, bootStateId, type BootRemotes, type BootState } from '../app/boot-data';
import { announceRemotes, fetchRemote } from './federation';
import { createBrowserDirectory } from './browser-directory';
import { hydrate } from './hydrate';

const { remotes, inUse } = readData<BootRemotes>(bootRemotesId);
announceRemotes(remotes);
const directory = createBrowserDirectory(remotes, fetchRemote);
// Code first: it arrives while the rest of the document does.
for (const name of inUse) directory.load(name).catch(() => undefined);

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

function start(): void {
  void hydrate(directory, remotes, readData<BootState>(bootStateId));
}

function readData<T>(id: string): T {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null') as T;
}
