import { remoteFolders } from '@valam/registry/remote-folders';
import { root } from '../checkout.ts';
import { ArgumentError } from '../command-line/read-arguments.mjs';
import { services } from '../units.ts';

const backEnd: readonly string[] = [...services, 'gateway'];

/**
 * The units to watch. Remotes may be named with or without `mfe-`, except `catalog`, which is the service.
 * @param names none: everything
 */
export function chosenUnits(names: readonly string[]) {
  const remotes = remoteFolders(root);
  const full = names.map((name) =>
    remotes.includes(`mfe-${name}`) && !backEnd.includes(name) ? `mfe-${name}` : name,
  );
  const unknown = full.filter((name) => ![...backEnd, ...remotes, 'shell'].includes(name));
  if (unknown.length > 0) {
    throw new ArgumentError(
      `There is no unit ${unknown.join(', ')}. Units: ${[...backEnd, 'shell', ...remotes].join(', ')}.`,
    );
  }
  const isChosen = (name: string) => full.length === 0 || full.includes(name);
  return {
    services: backEnd.filter(isChosen),
    remotes: remotes.filter(isChosen),
    hasShell: isChosen('shell'),
  };
}
