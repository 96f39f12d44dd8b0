import type { Route } from '@valam/contracts/shared/define';

const bound: Route[] = [];

/** Registers routes with a bound method, so that a test can compare them with the contracts. */
export function noteBound(route: Route): void {
  bound.push(route);
}

export const boundRoutes = (): readonly Route[] => bound;
