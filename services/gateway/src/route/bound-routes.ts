import type { Route } from '@valam/contracts/shared/define';

const bound: Route[] = [];

/** Remembers which routes have a method behind them, so that a test can compare them with the contracts. */
export function noteBound(route: Route): void {
  bound.push(route);
}

export const boundRoutes = (): readonly Route[] => bound;
