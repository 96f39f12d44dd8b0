import type { BrowserStep } from '@valam/contracts/leads/visit.schema';

/** The window event by which a page says how far its visitor has come. Nobody listens before the visitor allows it. */
export const visitStep = 'visitStep';

export const reachStep = (step: BrowserStep): void =>
  void dispatchEvent(new CustomEvent(visitStep, { detail: step }));
