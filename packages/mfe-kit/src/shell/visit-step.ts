import type { BrowserStep } from '@valam/contracts/leads/visit.schema';

/** The window event with which a page reports a step of a visit. Nothing listens to it before the visitor consents. */
export const visitStep = 'visitStep';

export const reachStep = (step: BrowserStep): void =>
  void dispatchEvent(new CustomEvent(visitStep, { detail: step }));
