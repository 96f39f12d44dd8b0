import { remoteFolders } from '@valam/registry/remote-folders';
import { root } from '../checkout.ts';
import { Obstacle } from '../problem.ts';

const services = ['catalog', 'identity', 'leads', 'notifications', 'gateway'];

/**
 * What is to be watched. Remotes go by both of their names, except `catalog`, which is the service.
 * @param names none: everything
 */
export function chosenUnits(names: readonly string[]) {
  const remotes = remoteFolders(root);
  const full = names.map((name) =>
    remotes.includes(`mfe-${name}`) && !services.includes(name) ? `mfe-${name}` : name,
  );
  const unknown = full.filter((name) => ![...services, ...remotes, 'shell'].includes(name));
  if (unknown.length > 0) {
    throw new Obstacle(
      `There is no unit ${unknown.join(', ')}. Units: ${[...services, 'shell', ...remotes].join(', ')}.`,
    );
  }
  const isChosen = (name: string) => full.length === 0 || full.includes(name);
  return {
    services: services.filter(isChosen),
    remotes: remotes.filter(isChosen),
    hasShell: isChosen('shell'),
  };
}
