/**
 * What a hundred requests behind the network of caches are made of; the rest of each is asked by pages themselves.
 */
export const mix = { page: 0.2, cached: 0.62, uncached: 0.18 };
/** What rendering one page asks of the gateway: content from its cache, seats fresh. */
export const callsOfPage = { cached: 4, uncached: 1 };
/** The share of its processors that a replica may use: where the autoscalers stand. */
export const target = 0.65;
/** Two processes render in every shell; everything else is one process. */
export const coresOf = { shell: 2, gateway: 1, services: 1 };
const least = 2;

/**
 * How many replicas a rate needs.
 * @param cpuMs for one
 */
export function planFor(perSecond: number, { page, cached, uncached }: { page?: number, cached?: number, uncached?: number }): { shell?: number, gateway?: number, services?: number } {
  const pages = perSecond * mix.page;
  const cachedCalls = perSecond * mix.cached + pages * callsOfPage.cached;
  const uncachedCalls = perSecond * mix.uncached + pages * callsOfPage.uncached;
  const replicas = (cpuMsPerSecond: number, cores: number) =>
    Math.max(least, Math.ceil(cpuMsPerSecond / 1_000 / target / cores));
  // An uncached answer costs the gateway and the service about the same; it was measured for both together.
  const half = uncached === undefined ? undefined : uncached / 2;
  return {
    ...(page !== undefined && { shell: replicas(pages * page, coresOf.shell) }),
    ...(cached !== undefined &&
      half !== undefined && {
        gateway: replicas(cachedCalls * cached + uncachedCalls * half, coresOf.gateway),
      }),
    ...(half !== undefined && { services: replicas(uncachedCalls * half, coresOf.services) }),
  };
}
