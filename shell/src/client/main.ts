import { bootRemotesId, bootStateId, type BootRemotes, type BootState } from '../app/boot-data';
import { fetchRemote, registerPageRemotes } from './federation';
import { createBrowserDirectory } from './browser-directory';
import { hydrate } from './hydrate';
import { nextTask } from './next-task';

// A cached script may run while the head is still loading, before the data at its end.
const early = readData<BootRemotes>(bootRemotesId);
if (early) void begin(early);
else whenParsed(() => void begin(needed(readData<BootRemotes>(bootRemotesId))));

async function begin(boot: BootRemotes): Promise<void> {
  const { remotes, inUse } = boot;
  registerPageRemotes(boot);
  const directory = createBrowserDirectory(remotes, fetchRemote);
  // Code first: it loads in parallel with the rest of the document.
  for (const name of inUse) directory.load(name).catch(() => undefined);
  await nextTask();
  whenParsed(() => void hydrate(directory, remotes, needed(readData<BootState>(bootStateId))));
}

function whenParsed(then: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', then);
  else then();
}

function readData<T>(id: string): T | null {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null') as T | null;
}

/** A truncated document is not hydrated: it stays readable, and its links and forms keep working. */
function needed<T>(data: T | null): T {
  if (data === null) throw new Error('The document ended before its data');
  return data;
}
